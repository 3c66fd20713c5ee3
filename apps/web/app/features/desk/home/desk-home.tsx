import { type DeskEntry, type DeskTile, getDesk } from '@grossist/contracts';
import { LANGUAGES } from '@grossist/domain';
import { type ReactNode, useId } from 'react';
import { type ProblemError, useOperationQuery } from '../../../api/index.ts';
import { nameOfLanguage, useFormat, useText } from '../../../i18n/index.ts';
import { Badge, ShopLink, StateDrawing, TextLink, VisuallyHidden } from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { answeredWith } from '../answered.tsx';
import { ScreenHead } from '../screen-layout.tsx';
import { noteTextOf, TILE_ADDRESSES, TILE_WORDS } from './tile-content.ts';

/** The server counts up to here. */
const MOST_COUNTED = 1000;

const TileCount = ({ count }: { count: number }) => {
  const text = useText();
  const format = useFormat();
  const isMany = count >= MOST_COUNTED;
  return (
    <p className="text-2xl font-semibold tabular-nums">
      <span aria-hidden="true">{isMany ? `${format.number(MOST_COUNTED)}+` : format.number(count)}</span>
      <VisuallyHidden>
        {isMany ? text('desk.most', { count: format.number(MOST_COUNTED) }) : text('desk.count', { count })}
      </VisuallyHidden>
    </p>
  );
};

/** Searches name their language by its code. */
const detailOf = (kind: DeskTile['Kind'], { Detail }: DeskEntry): string => {
  const language = kind === 'empty-searches' ? LANGUAGES.find((one) => one === Detail) : undefined;
  return language === undefined ? Detail : nameOfLanguage(language);
};

interface EntryRowProps {
  kind: DeskTile['Kind'];
  entry: DeskEntry;
  name: string;
}

const EntryRow = ({ kind, entry, name }: EntryRowProps) => {
  const text = useText();
  const moment = useMoment();
  const note = noteTextOf(entry);
  const numberText = TILE_WORDS[kind].number;
  const details = [
    detailOf(kind, entry),
    entry.Number === null || numberText === undefined ? '' : text(numberText, { count: entry.Number }),
  ].filter((part) => part !== '');
  return (
    <li className="border-t border-line first:border-0">
      <ShopLink
        to={TILE_ADDRESSES[kind].of(entry)}
        className="grid gap-0.5 rounded-md px-2 py-2 hover:bg-sunken focus-visible:bg-sunken"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 font-semibold break-words">{name}</span>
          {entry.Since !== null && (
            <time dateTime={entry.Since} className="text-sm whitespace-nowrap text-muted">
              {moment(entry.Since)}
            </time>
          )}
        </span>
        {(note !== undefined || details.length > 0) && (
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-muted">
            {note !== undefined && <Badge>{text(note)}</Badge>}
            {details.length > 0 && <span className="line-clamp-2 min-w-0 break-words">{details.join(' · ')}</span>}
          </span>
        )}
      </ShopLink>
    </li>
  );
};

interface HomeTileProps {
  tile: DeskTile;
  nameOf: (kind: DeskTile['Kind'], entry: DeskEntry) => string;
}

/** What waits of one kind: how many, the first of them, and where they are handled. */
const HomeTile = ({ tile: { Kind, Count, Entries }, nameOf }: HomeTileProps) => {
  const text = useText();
  const heading = useId();
  const { title, none } = TILE_WORDS[Kind];
  const { lists } = TILE_ADDRESSES[Kind];
  return (
    <section
      aria-labelledby={heading}
      className="mb-4 grid break-inside-avoid content-start gap-2 rounded-lg border border-line bg-surface p-4"
    >
      <div className="flex items-start justify-between gap-3">
        <h2 id={heading} className="text-lg">
          {text(title)}
        </h2>
        {Count > 0 && <TileCount count={Count} />}
      </div>
      {Entries.length === 0 && Count === 0 ? (
        <p className="flex items-center gap-2 text-muted">
          <StateDrawing shape="check" />
          {text(none)}
        </p>
      ) : (
        <>
          <ul className="-mx-2">
            {Entries.map((entry) => (
              <EntryRow
                key={`${entry.Note}/${entry.Id}/${entry.Since}`}
                kind={Kind}
                entry={entry}
                name={nameOf(Kind, entry)}
              />
            ))}
          </ul>
          <p className="flex flex-wrap gap-x-4 gap-y-1">
            {lists.map(({ to, name }) => (
              <TextLink key={to} to={to}>
                {text(name ?? 'desk.all')}
                <VisuallyHidden>: {text(title)}</VisuallyHidden>
              </TextLink>
            ))}
          </p>
        </>
      )}
    </section>
  );
};

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
      <Answered
        answer={desk}
        loading={[
          {
            beside: [
              ['panel', 'panel'],
              ['panel', 'panel'],
            ],
          },
        ]}
      >
        {({ Tiles }) => (
          <div className="columns-1 gap-4 laptop:columns-2">
            {waitingFirst(Tiles).map((tile) => (
              <HomeTile key={tile.Kind} tile={tile} nameOf={nameOf} />
            ))}
          </div>
        )}
      </Answered>
    </>
  );
}
