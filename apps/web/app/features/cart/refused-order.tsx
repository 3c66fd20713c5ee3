import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/index.ts';
import { WarningBar } from '../../ui/index.ts';
import type { Refusal } from './use-place-order.ts';

/** Why the order was not taken; the lines it is about say so too. Section 8. */
export const RefusedOrder = ({ refusal, onClose }: { refusal: Refusal; onClose: () => void }) => {
  const text = useText();
  const bar = useRef<HTMLDivElement>(null);
  // Braces, since some browsers answer a promise here, which is no clean-up.
  useEffect(() => {
    bar.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={bar}>
      <WarningBar tone="danger" onClose={onClose}>
        <p className="font-semibold">{text('cart.order.refused')}</p>
        <ul className="list-disc pl-5">
          {refusal.messages.map((message) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      </WarningBar>
    </div>
  );
};
