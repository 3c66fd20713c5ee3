import { useState } from 'react';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { Checkbox, WarningBar } from '../../../ui/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { useDirectDelivery } from '../lines/use-direct-delivery.ts';
import { useProblemText } from '../use-problem-text.ts';
import type { ChosenDialogProps } from './chosen-dialog.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { useManyChanges } from './use-many-changes.ts';

const Reason = ({ reason }: { reason: MessageKey | undefined }) => {
  const text = useText();
  return reason === undefined ? null : <span className="text-sm text-muted">{text(reason)}</span>;
};

/** Which of the chosen lines the supplier shall deliver himself. Section 9, "Direct-delivery labels". [cart-22] */
export const DirectDeliveryDialog = ({ lines, onClose }: ChosenDialogProps) => {
  const text = useText();
  const problemText = useProblemText();
  const { wireAmount } = useAmount();
  const directOf = useDirectDelivery();
  const [wanted, setWanted] = useState<ReadonlySet<string>>(
    () => new Set(lines.filter((line) => directOf(line).reason === undefined).map(({ CartItemId }) => CartItemId)),
  );
  const many = useManyChanges(onClose);
  const changes = lines
    .filter((line) => line.IsDirectDeliveryProduct !== wanted.has(line.CartItemId))
    .map(({ CartItemId, IsDirectDeliveryProduct }) => ({
      CartItemId,
      IsDirectDeliveryProduct: !IsDirectDeliveryProduct,
    }));
  const refusedPlace = /\d+/.exec(many.problem?.errors[0]?.field ?? '')?.[0];
  const refusedId = changes[Number(refusedPlace)]?.CartItemId;
  const refused = lines.find((line) => line.CartItemId === refusedId);
  const set = (id: string, isWanted: boolean): void => {
    const next = new Set(wanted);
    if (isWanted) next.add(id);
    else next.delete(id);
    setWanted(next);
  };
  return (
    <DialogFrame
      title={text('cart.direct.title')}
      confirm={text('cart.dialog.confirm')}
      isOff={changes.length === 0}
      isPending={many.isPending}
      onConfirm={() => many.setDirect(changes)}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <section>
          <h3 className="text-sm font-semibold">{text('cart.direct.description')}</h3>
          <p className="text-muted">{text('cart.direct.text')}</p>
        </section>
        {many.problem && (
          <WarningBar tone="danger">
            {refused && `${refused.ItemLocalMaterialName}: `}
            {problemText(many.problem)}
          </WarningBar>
        )}
        <section aria-label={text('cart.direct.items')}>
          <h3 className="pb-1 text-sm font-semibold">{text('cart.direct.items')}</h3>
          <ul className="grid divide-y divide-line border-y border-line">
            {lines.map((line) => (
              <li key={line.CartItemId} className="flex items-center justify-between gap-4 py-1.5">
                <span className="grid">
                  <Checkbox
                    isSelected={wanted.has(line.CartItemId)}
                    isDisabled={directOf(line).isFixed}
                    onChange={(is) => set(line.CartItemId, is)}
                  >
                    {line.ItemLocalMaterialName}
                  </Checkbox>
                  <Reason reason={directOf(line).reason} />
                </span>
                <span className="text-sm whitespace-nowrap text-muted">
                  {wireAmount(line.Quantity, line.ItemSalesUnit)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </DialogFrame>
  );
};
