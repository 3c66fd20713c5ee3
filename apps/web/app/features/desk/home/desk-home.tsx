import { type DeskEntry, type DeskTile, getDesk } from '@grossist/contracts';
import type { ReactNode } from 'react';
import { type ProblemError, useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { answeredWith } from '../answered.tsx';
import { ScreenHead } from '../screen-layout.tsx';
import { HomeTile } from './tile.tsx';

/** Milliseconds between two quiet refreshes. */
const EVERY_MINUTE = 60_000;

const useProblemText = () => {
  const text = useText();
  return (problem: ProblemError): string => problem.detail ?? text('errors.500.text');
};

const Answered = answeredWith({ gone: 'desk.gone', failed: 'desk.failed' }, useProblemText);

interface DeskHomeProps {
  /** What can be done beside what waits. */
  action?: ReactNode;
  /** Returns the name of an entry where the server sends a code; the entry's own unless given. */
  nameOf?: (kind: DeskTile['Kind'], entry: DeskEntry) => string;
}

const ownName = (_: DeskTile['Kind'], { Name }: DeskEntry): string => Name;

/** What waits comes before the kinds of which nothing does; the order of both stays the server's. */
const waitingFirst = (tiles: readonly DeskTile[]): readonly DeskTile[] =>
  tiles.toSorted((one, other) => Number(other.Entries.length > 0) - Number(one.Entries.length > 0));

/** The start page of a desk: what waits for who is signed in, refreshed every minute. [own-desk-01] */
export default function DeskHome({ nameOf = ownName, action }: DeskHomeProps) {
  const text = useText();
  const desk = useOperationQuery(getDesk, {}, { keepPrevious: true, staleTime: 0, refetchInterval: EVERY_MINUTE });
  return (
    <>
      <ScreenHead title={text('desk.title')} lead={text('desk.lead')}>
        {action}
      </ScreenHead>
      <Answered answer={desk}>
        {({ Tiles }) => (
          <div className="grid items-start gap-4 laptop:grid-cols-2">
            {waitingFirst(Tiles).map((tile) => (
              <HomeTile key={tile.Kind} tile={tile} nameOf={nameOf} />
            ))}
          </div>
        )}
      </Answered>
    </>
  );
}
