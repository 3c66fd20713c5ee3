import { getLineVariations, type OperationOutput, type ValidatedLine } from '@grossist/contracts';
import { useDeferredValue, useId, useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import {
  Badge,
  Button,
  EmptyState,
  INPUT_STYLE,
  LABEL_STYLE,
  Picture,
  StockMark,
  WarningBar,
} from '../../../ui/index.ts';
import { Dialog } from '../../../ui/overlays/index.ts';
import { useDeliveryDates } from '../../prices/index.ts';
import { Answered } from '../parts/query-states.tsx';
import { indicatorOf } from './statuses.ts';

type Variation = OperationOutput<typeof getLineVariations>['Variations'][number];

interface VariationsDialogProps {
  validationId: string;
  line: ValidatedLine;
  onClose: () => void;
  onChoose: (sapMaterialNumber: string) => void;
}

const numbersOf = (variation: Variation): readonly [string, string][] =>
  (
    [
      ['SAP', variation.ItemSAPMaterialNumber],
      ['EL', variation.ELNumber],
      ['HWS', variation.HWSNumber],
      ['EAN', variation.EAN],
      [variation.SupplierName, variation.SupplierNumber],
    ] satisfies [string, string][]
  ).filter(([, number]) => number !== '');

const Choice = ({ variation, onChoose }: { variation: Variation; onChoose: (material: string) => void }) => {
  const text = useText();
  const dates = useDeliveryDates();
  const { Price: price } = variation;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 border-b border-line py-3 last:border-0 tablet:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Picture src={variation.ImageUrl} alt="" width={64} height={64} />
      <div className="grid min-w-0 content-start gap-1">
        <p className="font-semibold break-words">{variation.Name}</p>
        <dl className="flex flex-wrap gap-x-4 text-sm">
          {numbersOf(variation).map(([kind, number]) => (
            <div key={`${kind} ${number}`} className="flex gap-1">
              <dt className="text-muted">{kind}</dt>
              <dd className="break-all">{number}</dd>
            </div>
          ))}
        </dl>
        <p className="flex flex-wrap gap-1.5">
          <Badge>{text(`support.matchedBy.${variation.MatchedBy}`)}</Badge>
          {!variation.IsSold && <Badge tone="danger">{text('support.difference.notSold')}</Badge>}
          {variation.IsPhasedOut && <Badge tone="warning">{text('support.variation.phasedOut')}</Badge>}
        </p>
      </div>
      <div className="col-span-2 flex items-center justify-between gap-4 tablet:col-span-1 tablet:grid tablet:content-start tablet:justify-items-end tablet:gap-1">
        {price ? (
          <div className="tablet:text-right">
            <p className="font-semibold whitespace-nowrap">{price.NetPriceStr}</p>
            <p className="text-sm whitespace-nowrap text-muted">{price.NetUnitPriceStr}</p>
            <StockMark indicator={indicatorOf(price)}>
              {price.ExceededQuantity > 0 && price.DeliveryDate !== null
                ? dates.expected(price.DeliveryDate)
                : price.AtpQuantityStr}
            </StockMark>
          </div>
        ) : (
          <p className="text-sm text-muted">{text('support.variation.noPrice')}</p>
        )}
        <Button
          kind={variation.IsSelected ? undefined : 'primary'}
          isDisabled={variation.IsSelected}
          aria-label={`${text('support.variation.take')}: ${variation.Name}, ${variation.ItemSAPMaterialNumber}`}
          onPress={() => onChoose(variation.ItemSAPMaterialNumber)}
        >
          {text(variation.IsSelected ? 'support.variation.taken' : 'support.variation.take')}
        </Button>
      </div>
    </li>
  );
};

/** The materials that a line may mean, or others that are searched for, with the customer's price and stock. [own-val-05] */
export const VariationsDialog = ({ validationId, line, onClose, onChoose }: VariationsDialogProps) => {
  const text = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const search = useDeferredValue(typed.trim());
  const found = useOperationQuery(
    getLineVariations,
    { params: { validationId, orderLineId: line.OrderLineId }, query: { search } },
    { keepPrevious: true },
  );
  return (
    <Dialog title={text('support.variation.title')} isOpen onClose={onClose} isWide>
      <div className="grid gap-3">
        <p className="rounded-md bg-sunken px-3 py-2 text-sm break-words">
          <span className="font-mono">{line.Document.Numbers.map(({ Number: number }) => number).join(' / ')}</span>{' '}
          {line.Document.Name} · {line.Document.QuantityStr}{' '}
          {line.Document.UnitPriceStr !== '' && ` · ${line.Document.UnitPriceStr}`}
        </p>
        <div className="grid gap-1">
          <label htmlFor={id} className={LABEL_STYLE}>
            {text('support.variation.search')}
          </label>
          <input
            id={id}
            type="search"
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            className={INPUT_STYLE}
          />
        </div>
        <Answered answer={found} loading={['list']}>
          {({ Variations, IsPriceMissing }) => (
            <>
              {IsPriceMissing && <WarningBar>{text('support.problem.erp')}</WarningBar>}
              {Variations.length === 0 ? (
                <EmptyState title={text('support.variation.none')} />
              ) : (
                <ul aria-label={text('support.variation.title')}>
                  {Variations.map((variation) => (
                    <Choice key={variation.ItemSAPMaterialNumber} variation={variation} onChoose={onChoose} />
                  ))}
                </ul>
              )}
            </>
          )}
        </Answered>
      </div>
    </Dialog>
  );
};
