import type { CartItem } from '@grossist/contracts';
import { useText } from '../../../i18n/index.ts';
import type { PricedLine } from '../use-cart.ts';
import { EditKit } from './line-about.tsx';
import type { LineActions } from './line-actions.ts';
import { isMarked, LineMarks } from './line-marks.tsx';
import { isSuggested, Suggestion } from './line-tools.tsx';
import { useWritten } from './use-written.ts';

const isWrittenOn = (line: CartItem): boolean =>
  [line.Note, line.AdditionalNote, line.AccountingString1, line.AccountingString2].some((part) => part !== '');

/** Whether a line has anything that a compact row has no column for. Prices have no say in it: no row grows by them. */
export const hasRemarks = (line: CartItem): boolean => isMarked(line) || isWrittenOn(line) || isSuggested(line);

interface LineRemarksProps {
  line: CartItem;
  isKit: boolean;
  priced: PricedLine | undefined;
  actions: LineActions;
}

/** Marks, notes, accounting strings and the suggestion of a line, and the way to change a kit, in a row of small text. */
export const LineRemarks = ({ line, isKit, priced, actions }: LineRemarksProps) => {
  const text = useText();
  const written = useWritten(line);
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {isKit && <EditKit line={line} actions={actions} />}
      <LineMarks line={line} hasRibbon={false} />
      {written !== '' && (
        <span title={written} className="max-w-full truncate text-muted">
          {written}
          <span className="sr-only"> {text('cart.note.of', { name: line.ItemLocalMaterialName })}</span>
        </span>
      )}
      <Suggestion line={line} priced={priced} actions={actions} />
    </div>
  );
};
