import type { ShelfLabelLine } from '@grossist/contracts';
import { MOST_COPIES, quantityOf, quantityToNumber } from '@grossist/domain';
import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { Button, CloseIcon, IconButton, NumberStepper, Picture, TextLink } from '../../ui/index.ts';
import { LINES_PER_PAGE } from './use-label-lines.ts';

export interface Copies {
  /** Copies of every material that has none of its own. */
  each: number;
  /** By SAP number; 0 leaves the material out. */
  of: ReadonlyMap<string, number>;
  copiesOf(number: string): number;
  setEach(copies: number): void;
  setOf(number: string, copies: number): void;
  /** Returns the number of labels of so many materials. */
  count(materials: number): number;
}

const limited = (copies: number, least: number): number =>
  Math.min(MOST_COPIES, Math.max(least, Math.round(Number.isFinite(copies) ? copies : least)));

/** How often each label is printed. */
export const useCopies = (): Copies => {
  const [each, setEach] = useState(1);
  const [of, setOf] = useState<ReadonlyMap<string, number>>(new Map());
  return {
    each,
    of,
    copiesOf: (number) => of.get(number) ?? each,
    setEach: (copies) => setEach(limited(copies, 1)),
    setOf: (number, copies) => setOf((known) => new Map(known).set(number, limited(copies, 0))),
    count: (materials) =>
      [...of.values()].reduce((sum, copies) => sum + copies, Math.max(0, materials - of.size) * each),
  };
};

const ONE = { minimum: quantityOf(1), step: quantityOf(1) };

interface LabelLinesProps {
  lines: readonly ShelfLabelLine[];
  total: number;
  /** From 1. */
  page: number;
  copies: Copies;
  onPage: (page: number) => void;
}

/** The materials that labels are printed of, each with its copies, and the copies of all. */
export const LabelLines = ({ lines, total, page, copies, onPage }: LabelLinesProps) => {
  const text = useText();
  const pages = Math.ceil(total / LINES_PER_PAGE);
  return (
    <section aria-label={text('shelfLabels.lines')} className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg">{text('shelfLabels.lines.count', { count: total })}</h2>
        <span className="flex items-center gap-2">
          <span aria-hidden="true" className="text-sm">
            {text('shelfLabels.copies.each')}
          </span>
          <NumberStepper
            name={text('shelfLabels.copies.each')}
            value={quantityOf(copies.each)}
            packing={ONE}
            onChange={(quantity) => copies.setEach(quantityToNumber(quantity))}
          />
        </span>
      </div>
      <ul className="rounded-lg border border-line bg-surface">
        {lines.map((line) => (
          <LabelLine key={line.MaterialNo} line={line} copies={copies} />
        ))}
      </ul>
      {pages > 1 && (
        <nav aria-label={text('ui.pages')} className="flex items-center justify-center gap-3">
          <Button size="small" isDisabled={page <= 1} onPress={() => onPage(page - 1)}>
            {text('ui.pages.previous')}
          </Button>
          <span role="status">{text('shelfLabels.page', { page, pages })}</span>
          <Button size="small" isDisabled={page >= pages} onPress={() => onPage(page + 1)}>
            {text('ui.pages.next')}
          </Button>
        </nav>
      )}
    </section>
  );
};

const LabelLine = ({ line, copies }: { line: ShelfLabelLine; copies: Copies }) => {
  const text = useText();
  const count = copies.copiesOf(line.MaterialNo);
  const isPrinted = count > 0;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line p-2 last:border-0">
      <Picture src={line.ImageUrl} alt="" width={44} height={44} className="size-11" />
      <span className={`min-w-0 flex-1 basis-40 ${isPrinted ? '' : 'text-muted line-through'}`}>
        <TextLink to={line.Url}>{line.Name}</TextLink>
        <span className="block text-sm text-muted">
          {[line.Number, line.Type].filter((part) => part !== '').join(' · ')}
        </span>
        {line.NoBarcode !== '' && <span className="block text-sm text-warning">{line.NoBarcode}</span>}
      </span>
      {isPrinted ? (
        <span className="ml-auto flex items-center gap-1">
          <NumberStepper
            name={text('shelfLabels.copies.of', { name: line.Name })}
            value={quantityOf(count)}
            packing={ONE}
            onChange={(quantity) => copies.setOf(line.MaterialNo, quantityToNumber(quantity))}
          />
          <IconButton
            label={text('shelfLabels.leaveOut', { name: line.Name })}
            icon={<CloseIcon size={18} />}
            onPress={() => copies.setOf(line.MaterialNo, 0)}
          />
        </span>
      ) : (
        <Button size="small" onPress={() => copies.setOf(line.MaterialNo, copies.each)} className="ml-auto">
          {text('shelfLabels.takeBack')}
          <span className="sr-only"> {line.Name}</span>
        </Button>
      )}
    </li>
  );
};
