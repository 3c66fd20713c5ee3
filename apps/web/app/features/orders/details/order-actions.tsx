import type { OrderDetails } from '@grossist/contracts';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, CartIcon, CloseIcon, IconButton, UndoIcon } from '../../../ui/index.ts';
import { useIsReadOnly, useSignedInUser } from '../../../visitor.ts';
import { ExportOrderKits, SaveAsTemplate } from '../../kit-picker/index.ts';
import { PrintLabelsLink } from '../../label-print/index.ts';
import { SaveToList } from '../../list-picker/index.ts';
import { AddToPdf } from '../../pdf-basket/index.ts';
import { mayReturn } from '../returns/may-return.ts';
import type { ChosenLines } from './order-lines.tsx';
import { materialsOf } from './order-rows.ts';

const AgainDialog = lazy(async () => ({ default: (await import('../again/again-dialog.tsx')).AgainDialog }));
const ReturnDialog = lazy(async () => ({ default: (await import('../returns/return-dialog.tsx')).ReturnDialog }));

interface OrderActionsProps {
  order: OrderDetails;
  chosen: ChosenLines;
}

/** The numbers of lines that are not in a kit: a kit stands for its materials. */
const topLinesOf = ({ Lines }: OrderDetails): number[] =>
  Lines.filter(({ ParentLineNumber }) => ParentLineNumber === null).map(({ LineNumber }) => LineNumber);

const PrintButton = () => {
  const text = useText();
  return <Button onPress={() => window.print()}>{text('print.do')}</Button>;
};

/** What can be done with an order: all of it, or, by who came to look only, to print it. */
export const OrderActions = (props: OrderActionsProps) => {
  const text = useText();
  const isReadOnly = useIsReadOnly();
  if (!isReadOnly) return <OwnActions {...props} />;
  return (
    <span className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-2 max-tablet:ml-0 print:hidden">
      <span className="text-sm text-muted">{text('punchout.inspect.order')}</span>
      <PrintButton />
    </span>
  );
};

/** What can be done with the whole order; below, floating, what can be done with the chosen lines. */
const OwnActions = ({ order, chosen }: OrderActionsProps) => {
  const text = useText();
  const isReturnable = mayReturn(useSignedInUser(), order);
  const [returned, setReturned] = useState<readonly number[]>();
  const [again, setAgain] = useState<readonly number[]>();
  const numbers = [...chosen.numbers];
  const chooseNone = (): void => chosen.set(numbers, false);
  return (
    <>
      <span className="ml-auto flex flex-wrap gap-2 max-tablet:ml-0 max-tablet:grid max-tablet:w-full max-tablet:grid-cols-2 max-tablet:*:px-2 max-tablet:*:leading-tight max-tablet:*:whitespace-normal print:hidden">
        {isReturnable && (
          <Button aria-haspopup="dialog" onPress={() => setReturned([])}>
            <UndoIcon size={18} />
            {text('orders.return.do')}
          </Button>
        )}
        <SaveToList
          source={{ kind: 'lines', count: order.Lines.length, from: { Source: 'order', SourceId: order.OrderId } }}
        />
        <SaveAsTemplate source={{ kind: 'order', orderId: order.OrderId, lines: topLinesOf(order) }} />
        {order.DeliveryType === 'SmartKit' && <ExportOrderKits orderIds={[order.OrderId]} />}
        <PrintLabelsLink source={{ source: 'order', id: order.OrderId }} />
        <AddToPdf source={{ kind: 'orders', ids: [order.OrderId] }} />
        <PrintButton />
        <Button
          kind="primary"
          aria-haspopup="dialog"
          onPress={() => setAgain([])}
          className="max-tablet:odd:col-span-2"
        >
          <CartIcon size={18} />
          {text('orders.again')}
        </Button>
      </span>
      {numbers.length > 0 && (
        <section
          aria-label={text('cart.chosen')}
          className="fixed inset-x-3 bottom-3 z-20 mx-auto flex max-w-3xl flex-wrap items-center gap-1.5 rounded-lg border border-edge bg-raised p-1.5 shadow-float max-laptop:bottom-18 print:hidden"
        >
          <IconButton label={text('cart.chosen.none')} icon={<CloseIcon size={18} />} onPress={chooseNone} />
          <span role="status" className="mr-auto pr-2 font-semibold">
            {text('cart.select.count', { count: numbers.length })}
          </span>
          {isReturnable && (
            <Button size="small" aria-haspopup="dialog" onPress={() => setReturned(numbers)}>
              {text('orders.return.do')}
            </Button>
          )}
          <SaveToList
            size="small"
            source={{
              kind: 'lines',
              count: numbers.length,
              from: { Source: 'order', SourceId: order.OrderId, LineNumbers: numbers },
            }}
          />
          <SaveAsTemplate size="small" source={{ kind: 'order', orderId: order.OrderId, lines: numbers }} />
          <AddToPdf size="small" source={{ kind: 'materials', numbers: materialsOf(order.Lines, chosen.numbers) }} />
          <Button size="small" kind="primary" aria-haspopup="dialog" onPress={() => setAgain(numbers)}>
            {text('orders.again.lines', { count: numbers.length })}
          </Button>
        </section>
      )}
      <Suspense fallback={null}>
        {again && <AgainDialog order={order} chosen={again} onClose={() => setAgain(undefined)} />}
        {returned && <ReturnDialog order={order} chosen={returned} onClose={() => setReturned(undefined)} />}
      </Suspense>
    </>
  );
};
