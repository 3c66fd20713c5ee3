import type { OrderDetails } from '@grossist/contracts';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, CartIcon, CloseIcon, IconButton, UndoIcon } from '../../../ui/index.ts';
import { ActionMenu, type MenuAction } from '../../../ui/overlays/index.ts';
import { useIsReadOnly, useSignedInUser } from '../../../visitor.ts';
import { useKitExport, useTemplateAction } from '../../kit-picker/index.ts';
import { useLabelsAction } from '../../label-print/index.ts';
import { SaveToList } from '../../list-picker/index.ts';
import { usePdfAction } from '../../pdf-basket/index.ts';
import type { ChosenLines } from './line-row.tsx';
import { materialsOf, mayReturn } from './order-rows.ts';

const AgainDialog = lazy(async () => ({ default: (await import('../again/again-dialog.tsx')).AgainDialog }));
const ReturnDialog = lazy(async () => ({ default: (await import('../returns/return-dialog.tsx')).ReturnDialog }));

interface OrderActionsProps {
  order: OrderDetails;
  chosen: ChosenLines;
}

/** The numbers of lines that are not in a kit; a kit includes its materials. */
const topLinesOf = ({ Lines }: OrderDetails): number[] =>
  Lines.filter(({ ParentLineNumber }) => ParentLineNumber === null).map(({ LineNumber }) => LineNumber);

const PrintButton = () => {
  const text = useText();
  return <Button onPress={() => window.print()}>{text('print.do')}</Button>;
};

/** The less common actions of an order. */
const OrderMenu = ({ order }: { order: OrderDetails }) => {
  const text = useText();
  const exporting = useKitExport();
  const template = useTemplateAction({ kind: 'order', orderId: order.OrderId, lines: topLinesOf(order) });
  const labels = useLabelsAction({ source: 'order', id: order.OrderId });
  const pdf = usePdfAction({ kind: 'orders', ids: [order.OrderId] });
  const hasKits = order.DeliveryType === 'SmartKit';
  const more: (MenuAction | false)[] = [
    labels,
    pdf.action,
    template.action,
    hasKits && { id: 'kits', name: text('kitPicker.export'), act: () => exporting.orders([order.OrderId]) },
  ];
  const actions = more.filter((action) => action !== false);
  return (
    <>
      {actions.length > 0 && (
        <ActionMenu label={text('orders.more')} actions={actions}>
          {text('orders.more')}
        </ActionMenu>
      )}
      {template.dialog}
      {pdf.dialog}
    </>
  );
};

/** The less common actions for the chosen lines. */
const ChosenMenu = ({ order, chosen }: OrderActionsProps) => {
  const text = useText();
  const template = useTemplateAction({ kind: 'order', orderId: order.OrderId, lines: [...chosen.numbers] });
  const pdf = usePdfAction({ kind: 'materials', numbers: materialsOf(order.Lines, chosen.numbers) });
  const actions = [pdf.action, template.action].filter((action) => action !== false);
  return (
    <>
      {actions.length > 0 && (
        <ActionMenu size="small" label={text('orders.more')} actions={actions}>
          {text('orders.more')}
        </ActionMenu>
      )}
      {template.dialog}
      {pdf.dialog}
    </>
  );
};

/** The actions of an order; read-only visitors can only print it. */
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

/** The actions of the order, and a floating bar with those for the chosen lines. */
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
        <OrderMenu order={order} />
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
          <ChosenMenu order={order} chosen={chosen} />
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
