import type { LineDifference, LineVariation, ValidatedLine } from '@grossist/contracts';
import { parseQuantity, quantityOf, quantityToNumber } from '@grossist/domain';
import { useText } from '../../../i18n/index.ts';
import { Button, NumberStepper, notify, Picture, ShopLink, Skeleton, StateMark, StockMark } from '../../../ui/index.ts';
import { useDeliveryDates } from '../../prices/index.ts';
import { indicatorOf, STATUS_SHAPES, statusKey } from './statuses.ts';
import type { Changes } from './use-changes.ts';

interface LineRowProps {
  /** Undefined while it is under way. */
  line: ValidatedLine | undefined;
  place: number;
  measure: ((row: HTMLElement | null) => void) | undefined;
  /** It may be changed. */
  isOpen: boolean;
  changes: Changes;
  onChoose: (line: ValidatedLine) => void;
}

const ROW =
  'border-b border-line align-top last:border-0 hover:bg-canvas max-laptop:grid max-laptop:grid-cols-2 max-laptop:gap-2 max-laptop:p-3';
const CELL = 'min-w-0 laptop:px-3 laptop:py-2.5';

const asQuantity = (value: number) => parseQuantity(value) ?? quantityOf(1);

const numbersOf = (variation: LineVariation): string =>
  [variation.ELNumber, variation.HWSNumber, variation.ItemSAPMaterialNumber].filter((part) => part !== '').join(' · ');

/** What was and what is, with an arrow that is read out as words. */
const OldAndNew = ({ difference }: { difference: LineDifference }) => {
  const text = useText();
  return (
    <p className="text-sm">
      <span className="sr-only">{text(`support.difference.${difference.Kind}`)}: </span>
      <del className="text-muted">{difference.Old}</del>
      {difference.New !== '' && (
        <>
          <span aria-hidden="true"> → </span>
          <ins className="font-semibold text-warning no-underline">{difference.New}</ins>
        </>
      )}
    </p>
  );
};

const DocumentCell = ({ line }: { line: ValidatedLine }) => (
  <td role="cell" className={`${CELL} laptop:w-1/4 max-laptop:col-span-2`}>
    <p className="text-sm text-muted">
      {line.LineNumber === '' ? line.At : line.LineNumber}
      {' · '}
      <span className="font-mono break-all">
        {line.Document.Numbers.map(({ Number: number }) => number).join(' / ')}
      </span>
    </p>
    <p className="break-words">{line.Document.Name}</p>
    {line.Document.Note !== '' && <p className="text-sm break-words text-muted">{line.Document.Note}</p>}
  </td>
);

const QuantityCell = ({ line, isOpen, changes }: { line: ValidatedLine; isOpen: boolean; changes: Changes }) => {
  const text = useText();
  const chosen = line.Variations.find(({ IsSelected }) => IsSelected);
  const change = line.Differences.find(({ Kind }) => Kind === 'unit' || Kind === 'quantity' || Kind === 'tooMuch');
  const isChangeable = isOpen && chosen !== undefined && !line.IsRemoved && !line.IsOrdered;
  const mutate = (quantity: number): void =>
    changes.lines.mutate([{ OrderLineId: line.OrderLineId, Quantity: quantity }]);
  return (
    <td role="cell" className={`${CELL} laptop:text-right`}>
      {change ? (
        <OldAndNew difference={change} />
      ) : (
        <p className={isChangeable ? 'text-sm text-muted' : ''}>{line.Document.QuantityStr}</p>
      )}
      {isChangeable && (
        <NumberStepper
          value={asQuantity(line.Quantity)}
          name={chosen.Name}
          packing={{ minimum: asQuantity(chosen.MinQuantity), step: asQuantity(chosen.Multiplum) }}
          packageSize={asQuantity(chosen.PackageSize)}
          onChange={(quantity) => {
            mutate(quantityToNumber(quantity));
            notify(text('support.line.changed', { name: chosen.Name }), () => mutate(line.Quantity));
          }}
        />
      )}
    </td>
  );
};

const MaterialCell = ({
  line,
  isOpen,
  onChoose,
}: Pick<LineRowProps, 'isOpen' | 'onChoose'> & { line: ValidatedLine }) => {
  const text = useText();
  const chosen = line.Variations.find(({ IsSelected }) => IsSelected);
  const name = chosen?.Name ?? (line.Document.Name || line.Document.Numbers[0]?.Number) ?? '';
  const key =
    chosen !== undefined
      ? 'support.line.other'
      : line.Variations.length > 0
        ? 'support.line.choose'
        : 'support.line.search';
  return (
    <td role="cell" className={`${CELL} laptop:w-1/3 max-laptop:col-span-2`}>
      <div className="flex items-start gap-3">
        {chosen && <Picture src={chosen.ImageUrl} alt="" width={48} height={48} />}
        <div className="grid min-w-0 justify-items-start gap-1">
          {chosen && (
            <>
              <ShopLink to={chosen.Url} className="font-semibold break-words hover:underline">
                {chosen.Name}
              </ShopLink>
              <p className="text-sm text-muted">
                {numbersOf(chosen)} {chosen.SupplierName !== '' && ` · ${chosen.SupplierName}`}
              </p>
            </>
          )}
          {isOpen && !line.IsRemoved && !line.IsOrdered && (
            <Button
              size="small"
              kind={chosen === undefined ? 'primary' : undefined}
              aria-label={`${text(key, { count: line.Variations.length })}: ${name}`}
              onPress={() => onChoose(line)}
            >
              {text(key, { count: line.Variations.length })}
            </Button>
          )}
        </div>
      </div>
    </td>
  );
};

const PriceCell = ({ line }: { line: ValidatedLine }) => {
  const text = useText();
  const price = line.Differences.find(({ Kind }) => Kind === 'price');
  return (
    <td role="cell" className={`${CELL} laptop:text-right`}>
      {line.Price && <p className="font-semibold whitespace-nowrap">{line.Price.NetPriceStr}</p>}
      {line.Price && line.Price.CuttingFeeStr !== '' && (
        <p className="text-sm text-muted">{text('cart.price.cut', { fee: line.Price.CuttingFeeStr })}</p>
      )}
      {price ? (
        <OldAndNew difference={price} />
      ) : (
        line.Price && <p className="text-sm whitespace-nowrap text-muted">{line.Price.NetUnitPriceStr}</p>
      )}
      {line.ClearanceQuantityStr !== '' && (
        <p className="text-sm">{text('support.line.clearance', { quantity: line.ClearanceQuantityStr })}</p>
      )}
    </td>
  );
};

const StatusCell = ({ line }: { line: ValidatedLine }) => {
  const text = useText();
  const dates = useDeliveryDates();
  const status = line.IsRemoved ? 'removed' : line.Status;
  const preventing = line.Differences.filter(
    ({ Kind }) => Kind === 'notSold' || Kind === 'noPrice' || Kind === 'tooMuch',
  );
  return (
    <td role="cell" className={CELL}>
      <StateMark shape={STATUS_SHAPES[status]}>{text(statusKey(status))}</StateMark>
      {line.Price && (
        <p>
          <StockMark indicator={indicatorOf(line.Price)}>
            {line.Price.ExceededQuantity > 0 && line.Price.DeliveryDate !== null
              ? dates.expected(line.Price.DeliveryDate)
              : line.Price.AtpQuantityStr}
          </StockMark>
        </p>
      )}
      {line.IsOrdered && <p className="text-sm font-semibold">{text('support.line.ordered')}</p>}
      {preventing.map(({ Kind }) => (
        <p key={Kind} className="text-sm text-danger">
          {text(`support.difference.${Kind}`)}
        </p>
      ))}
      {!line.IsOrderable && !line.IsRemoved && line.Status === 'outOfStock' && (
        <p className="text-sm text-danger">{text('support.line.notOrdered')}</p>
      )}
      {line.Differences.some(({ Kind }) => Kind === 'replaced') && (
        <p className="text-sm">{text('support.difference.replaced')}</p>
      )}
    </td>
  );
};

/** A line of the document beside what would be ordered of it; a card below the width of a table. */
export const LineRow = ({ line, place, measure, isOpen, changes, onChoose }: LineRowProps) => {
  const text = useText();
  if (line === undefined) {
    return (
      <tr role="row" aria-rowindex={place + 2} data-index={place} ref={measure} className="max-laptop:block">
        <td role="cell" colSpan={6} className="p-3 max-laptop:block">
          <Skeleton className="h-16 w-full" />
        </td>
      </tr>
    );
  }
  const toggle = (isRemoved: boolean): void =>
    changes.lines.mutate([{ OrderLineId: line.OrderLineId, IsRemoved: isRemoved }]);
  const name = line.Document.Name || line.Document.Numbers[0]?.Number || String(line.At);
  return (
    <tr role="row" aria-rowindex={place + 2} data-index={place} ref={measure} className={ROW}>
      <DocumentCell line={line} />
      <QuantityCell line={line} isOpen={isOpen} changes={changes} />
      <MaterialCell line={line} isOpen={isOpen} onChoose={onChoose} />
      <PriceCell line={line} />
      <StatusCell line={line} />
      <td role="cell" className={`${CELL} text-right max-laptop:col-span-2`}>
        {isOpen && !line.IsOrdered && (
          <Button
            size="small"
            aria-label={`${text(line.IsRemoved ? 'support.line.restore' : 'support.line.remove')}: ${name}`}
            onPress={() => {
              toggle(!line.IsRemoved);
              if (!line.IsRemoved) notify(text('support.line.removed', { name }), () => toggle(false));
            }}
          >
            {text(line.IsRemoved ? 'support.line.restore' : 'support.line.remove')}
          </Button>
        )}
      </td>
    </tr>
  );
};
