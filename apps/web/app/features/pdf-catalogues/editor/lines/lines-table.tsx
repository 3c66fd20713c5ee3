import type { PdfCatalog, PdfCatalogLine } from '@grossist/contracts';
import { Fragment, type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { ProblemError } from '../../../../api/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { notify } from '../../../../ui/index.ts';
import { usePdfProblem } from '../../../pdf-basket/index.ts';
import { idOf } from '../../catalogue-words.ts';
import { LineRow } from './line-row.tsx';
import { numberOf, pageOf, useLineCommands } from './use-line-commands.ts';

interface LinesTableProps {
  catalogue: PdfCatalog;
  /** The lines of the page. */
  lines: readonly PdfCatalogLine[];
  /** Lines on the pages before this one, and on all of them. */
  before: number;
  total: number;
  /** Version of the catalog that the lines are of. */
  version: number;
  /** The lines are those of another page, until the wanted ones are loaded. */
  isOld: boolean;
  isReadOnly: boolean;
  lineAt: (place: number) => Promise<PdfCatalogLine | undefined>;
  onPage: (page: number) => void;
}

interface FocusWish {
  number: string;
  cell: string;
}

const headingsOf = ({ headings }: PdfCatalogLine): string => headings.map(({ name }) => name).join(' › ');

/**
 * Lines of a page under their headings. A line is moved by its handle, or by Alt+Shift and an arrow, which goes beyond the
 * page too; Delete removes it. The focus follows.
 */
export const LinesTable = (props: LinesTableProps) => {
  const { catalogue, lines, before, total, version, isOld, isReadOnly, lineAt, onPage } = props;
  const text = useText();
  const problemText = usePdfProblem();
  const table = useRef<HTMLOListElement>(null);
  const wish = useRef<FocusWish>(undefined);
  const commands = useLineCommands(idOf(catalogue), version);

  useLayoutEffect(() => {
    const wanted = wish.current;
    const row = wanted && table.current?.querySelector<HTMLElement>(`[data-line="${wanted.number}"]`);
    if (!wanted || !row || row.contains(document.activeElement)) return;
    row.querySelector<HTMLElement>(`[data-cell="${wanted.cell}"]`)?.focus();
  });

  const move = async (from: number, to: number): Promise<void> => {
    const line = lines[from - before];
    if (!line || from === to || to < 0 || to >= total || commands.isMoving) return;
    try {
      // A line that goes down is behind the one at its new place then, one that goes up before it.
      const after = await lineAt(from < to ? to : to - 1);
      if (!after && to !== 0) return;
      const { activeElement } = document;
      const cell = activeElement instanceof HTMLElement ? (activeElement.dataset.cell ?? 'move') : 'move';
      wish.current = { number: numberOf(line), cell };
      await commands.move(line, after && to !== 0 ? numberOf(after) : null, to + 1);
      if (pageOf(to) !== pageOf(from)) onPage(pageOf(to));
    } catch (error) {
      if (error instanceof ProblemError) notify(problemText(error));
    }
  };
  const remove = (line: PdfCatalogLine): void => {
    const place = lines.indexOf(line);
    const next = lines[place + 1] ?? lines[place - 1];
    wish.current = next && { number: numberOf(next), cell: 'remove' };
    void commands.remove(line);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLOListElement>): void => {
    const { target, key, altKey, shiftKey } = event;
    if (isReadOnly || !(target instanceof HTMLElement)) return;
    const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
    if (index === undefined) return;
    const place = Number(index);
    const by = { ArrowUp: -1, ArrowDown: 1 }[key];
    if (by !== undefined && altKey && shiftKey) {
      event.preventDefault();
      void move(place, place + by);
    } else if (key === 'Delete' && target.dataset.cell !== undefined) {
      const line = lines[place - before];
      if (!line) return;
      event.preventDefault();
      remove(line);
    }
  };
  return (
    <>
      {!isReadOnly && <p className="text-sm text-muted max-laptop:hidden">{text('pdf.line.keys')}</p>}
      {/* The keys are one way more than the buttons and handles of the rows. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ol
        ref={table}
        aria-label={text('pdf.lines')}
        aria-busy={isOld}
        start={before + 1}
        onKeyDown={onKeyDown}
        className="overflow-clip rounded-lg border border-line bg-surface"
      >
        {lines.map((line, nth) => {
          const previous = lines[nth - 1];
          const heading = headingsOf(line);
          return (
            <Fragment key={numberOf(line)}>
              {heading !== '' && (!previous || headingsOf(previous) !== heading) && (
                <li className="border-b border-line bg-sunken px-3 py-1.5 text-sm font-semibold">{heading}</li>
              )}
              <LineRow
                line={line}
                place={before + nth}
                isReadOnly={isReadOnly}
                onMove={(from, to) => void move(from, to)}
                onNote={commands.setNote}
                onRemove={remove}
              />
            </Fragment>
          );
        })}
      </ol>
    </>
  );
};
