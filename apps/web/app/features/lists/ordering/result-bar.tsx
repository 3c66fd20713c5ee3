import { quantityOf } from '@grossist/domain';
import { type ReactNode, useCallback, useState } from 'react';
import { type MessageKey, useFormat, useText } from '../../../i18n/index.ts';
import { LinkButton, ShopLink, WarningBar } from '../../../ui/index.ts';
import { CutQuestion } from '../../cart/index.ts';
import { useListProblem } from '../../list-picker/index.ts';
import type { OrderingList, OrderResult } from './use-order-list.ts';

const REASONS: Record<OrderResult['Refused'][number]['Reason'], MessageKey> = {
  blocked: 'lists.reason.blocked',
  obsolete: 'lists.reason.obsolete',
  'not-sold-here': 'lists.reason.notSoldHere',
  'sold-out': 'lists.reason.soldOut',
  quantity: 'lists.reason.quantity',
  'not-in-this-cart': 'lists.reason.notInThisCart',
  'cart-full': 'lists.reason.cartFull',
  unavailable: 'lists.reason.unavailable',
};

/** Lines that are listed; of more their number is shown. */
const LISTED = 50;

interface ResultBarProps {
  ordering: OrderingList;
  /** The refused lines are selected in the table below. */
  areRefusedSelected?: boolean;
}

/** The result of ordering from a list: added, rounded, capped and refused, with reasons and a link to the cart. */
export const ResultBar = ({ ordering, areRefusedSelected = false }: ResultBarProps) => {
  const problemText = useListProblem();
  const { result, problem, close } = ordering;
  if (problem) {
    return (
      <WarningBar tone="danger" onClose={close}>
        {problemText(problem)}
      </WarningBar>
    );
  }
  if (!result) return null;
  return (
    <>
      <Result result={result} areRefusedSelected={areRefusedSelected} onClose={close} />
      <CutOfList result={result} />
    </>
  );
};

/** Asks about lines that are cut, once for each result. */
const CutOfList = ({ result }: { result: OrderResult }) => {
  const [answered, setAnswered] = useState<OrderResult>();
  const done = useCallback(() => setAnswered(result), [result]);
  if (answered === result) return null;
  const lineIds = [...result.Added, ...result.Rounded, ...result.Capped].map(({ CartItemId }) => CartItemId);
  return lineIds.length > 0 && <CutQuestion lineIds={lineIds} onDone={done} />;
};

interface ResultProps {
  result: OrderResult;
  areRefusedSelected: boolean;
  onClose: () => void;
}

const Result = ({ result, areRefusedSelected, onClose }: ResultProps) => {
  const text = useText();
  const format = useFormat();
  const { Added, Rounded, Capped, Refused } = result;
  const changed = [...Rounded, ...Capped];
  const count = Added.length + changed.length;
  const isClean = changed.length === 0 && Refused.length === 0;
  const summary = [
    text('lists.result.added', { count }),
    Rounded.length > 0 && text('lists.result.rounded', { count: Rounded.length }),
    Capped.length > 0 && text('lists.result.capped', { count: Capped.length }),
    Refused.length > 0 &&
      text(areRefusedSelected ? 'lists.result.refused' : 'lists.result.notAdded', { count: Refused.length }),
  ];
  const amount = (wire: number): string => format.quantity(quantityOf(wire));
  return (
    <WarningBar
      tone={isClean ? 'info' : 'warning'}
      onClose={onClose}
      action={
        count > 0 && (
          <LinkButton to="/cart" size="small" className="-my-0.5">
            {text('lists.result.cart')}
          </LinkButton>
        )
      }
    >
      <p className="font-semibold">{summary.filter((part) => part !== false).join(' ')}</p>
      {!isClean && (
        <details className="mt-1">
          <summary className="w-fit rounded-sm py-0.5 underline underline-offset-3">
            {text('lists.result.details')}
          </summary>
          <div className="mt-2 grid gap-3 pr-2 text-sm">
            {Refused.length > 0 && (
              <Lines title={text('lists.result.refusedLines')} beyond={Refused.length - LISTED}>
                {Refused.slice(0, LISTED).map(({ LineId, Code, Name, Reason }) => (
                  <li key={LineId}>
                    <ShopLink to={`/variation/${encodeURIComponent(Code)}`} className="underline underline-offset-3">
                      {Name}
                    </ShopLink>
                    {`: ${text(REASONS[Reason])}`}
                  </li>
                ))}
              </Lines>
            )}
            {changed.length > 0 && (
              <Lines title={text('lists.result.changedLines')} beyond={changed.length - LISTED}>
                {changed.slice(0, LISTED).map(({ LineId, Name, Asked, Quantity }) => (
                  <li key={LineId}>
                    {text('lists.result.change', { name: Name, wanted: amount(Asked), added: amount(Quantity) })}
                  </li>
                ))}
              </Lines>
            )}
          </div>
        </details>
      )}
    </WarningBar>
  );
};

const Lines = ({ title, beyond, children }: { title: string; beyond: number; children: ReactNode }) => {
  const text = useText();
  return (
    <section>
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="grid list-disc gap-0.5 pl-5">{children}</ul>
      {beyond > 0 && <p>{text('lists.result.more', { count: beyond })}</p>}
    </section>
  );
};
