import type { CartItem } from '@grossist/contracts';
import { quantityOf } from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { ChevronDownIcon, ShopLink, typeBesideName } from '../../../ui/index.ts';
import { discoverAt } from '../../../ui/rows/row-loading.tsx';
import { useAmount } from '../../../use-amount.ts';
import { usePreferredNumber } from '../../../visitor.ts';
import type { PricedLine } from '../use-cart.ts';
import type { LineActions } from './line-actions.ts';
import { LineMarks, LineTools } from './line-notes.tsx';
import { lineNumbers } from './line-rows.ts';
import { LineStock } from './line-stock.tsx';

export interface LineAboutProps {
  line: CartItem;
  /** From 0, among the rows that are shown. */
  place: number;
  childCount: number;
  isKitOpen: boolean;
  priced: PricedLine | undefined;
  isUnavailable: boolean;
  isOpen: boolean;
  actions: LineActions;
}

/** Name, numbers, marks, stock and notes of a line. A kit has its materials below it. */
export const LineAbout = (props: LineAboutProps) => {
  const { line, place, childCount, priced, isUnavailable, isOpen, actions } = props;
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] justify-items-start gap-0.5">
      {childCount > 0 ? (
        <>
          <KitName {...props} />
          <EditKit line={line} actions={props.actions} />
        </>
      ) : (
        <ShopLink
          to={line.Url}
          discover={discoverAt(place)}
          data-cell="name"
          className="py-0.5 font-semibold break-words hover:underline compact:max-tablet:line-clamp-2 compact:max-tablet:min-h-6 compact:max-tablet:py-0.5 compact:max-tablet:text-sm compact:max-tablet:leading-4.5"
        >
          {line.ItemLocalMaterialName}
        </ShopLink>
      )}
      <span className="contents compact:max-tablet:flex compact:max-tablet:flex-wrap compact:max-tablet:items-center compact:max-tablet:gap-x-2">
        {childCount === 0 && <Numbers line={line} />}
        <LineMarks line={line} />
      </span>
      <span className="contents max-tablet:flex max-tablet:w-full max-tablet:flex-wrap max-tablet:items-center max-tablet:justify-between max-tablet:gap-x-2">
        {childCount === 0 && (
          <span className="w-full max-tablet:w-auto max-tablet:min-w-0 max-tablet:flex-1 max-tablet:basis-32">
            <LineStock line={line} priced={priced} isUnavailable={isUnavailable} />
          </span>
        )}
        <LineTools line={line} priced={priced} isOpen={isOpen} actions={actions} />
      </span>
    </div>
  );
};

export const KitName = ({
  line,
  childCount,
  isKitOpen,
  actions,
}: Pick<LineAboutProps, 'line' | 'childCount' | 'isKitOpen' | 'actions'>) => {
  const text = useText();
  return (
    <button
      type="button"
      data-cell="name"
      aria-expanded={isKitOpen}
      onClick={() => actions.toggleKit(line.CartItemId)}
      className="flex max-w-full items-start gap-1 rounded-sm text-left font-semibold hover:underline"
    >
      <ChevronDownIcon size={18} className={`mt-0.5 shrink-0 ${isKitOpen ? '' : '-rotate-90'}`} />
      <span className="min-w-0">
        <span className="break-words">{line.KitName || line.ItemLocalMaterialName}</span>{' '}
        <span className="font-normal text-muted">{text('cart.kit.materials', { count: childCount })}</span>
      </span>
    </button>
  );
};

export const EditKit = ({ line, actions }: Pick<LineAboutProps, 'line' | 'actions'>) => {
  const text = useText();
  return (
    <button
      type="button"
      data-cell="edit-kit"
      aria-haspopup="dialog"
      onClick={() => actions.editKit(line.CartItemId)}
      className="min-h-6 rounded-sm text-sm text-accent underline decoration-1 underline-offset-3 hover:decoration-2 print:hidden"
    >
      {text('cart.kit.edit')}
      <span className="sr-only"> {text('cart.note.of', { name: line.KitName })}</span>
    </button>
  );
};

const NUMBER_NAMES = { el: 'cart.line.el', hws: 'cart.line.hws' } as const;

export const Numbers = ({ line }: { line: CartItem }) => {
  const text = useText();
  const { wireAmount, amount } = useAmount();
  const numbers = lineNumbers(line, usePreferredNumber());
  const parts = [
    ...numbers.map(({ kind, number }) =>
      kind === 'el' || kind === 'hws' ? text(NUMBER_NAMES[kind], { number }) : number,
    ),
    typeBesideName(line.ItemLocalMaterialName, line.TypeDesignation),
    line.QuantityPerKit !== null &&
      text('cart.kit.each', { amount: amount(quantityOf(line.QuantityPerKit), line.ItemSalesUnit) }),
    line.ItemPackageSize > 1 &&
      text('ui.quantity.package', { size: wireAmount(line.ItemPackageSize, line.ItemSalesUnit) }),
  ];
  return (
    <span className="text-sm text-muted max-tablet:max-w-full max-tablet:truncate compact:max-tablet:text-xs">
      {parts.filter((part) => typeof part === 'string' && part !== '').join(' · ')}
    </span>
  );
};
