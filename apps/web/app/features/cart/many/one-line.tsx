import { type DecimalSign, type OrderLine, quantityOf } from '@grossist/domain';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, INPUT_STYLE, NumberStepper } from '../../../ui/index.ts';
import { typedLine } from './many-result.ts';

const ONE = quantityOf(1);
const ANY = { minimum: quantityOf(0), step: quantityOf(0) };
const LONGEST = 60;

interface OneLineProps {
  decimalSign: DecimalSign;
  onLine: (line: string) => void;
}

/** Number and quantity, line by line: Enter moves to the quantity, and from there to the next line. */
export const OneLine = ({ decimalSign, onLine }: OneLineProps) => {
  const text = useText();
  const number = useRef<HTMLInputElement>(null);
  const amount = useRef<HTMLSpanElement>(null);
  const [identifier, setIdentifier] = useState('');
  const [quantity, setQuantity] = useState<NonNullable<OrderLine['quantity']>>(ONE);

  const add = (wanted = quantity): void => {
    const written = identifier.replaceAll(/[;\t]/g, ' ').trim();
    if (written !== '') onLine(typedLine({ identifier: written, quantity: wanted }, decimalSign));
    setIdentifier('');
    setQuantity(ONE);
    number.current?.focus();
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (identifier.trim() !== '') amount.current?.querySelector('input')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: one line of a list, drawn in one row
    <div role="group" aria-label={text('cart.many.one')} className="flex flex-wrap items-start gap-2">
      <input
        ref={number}
        type="text"
        aria-label={text('cart.many.number')}
        placeholder={text('cart.many.number')}
        autoComplete="off"
        maxLength={LONGEST}
        value={identifier}
        onChange={(event) => setIdentifier(event.target.value)}
        onKeyDown={press}
        className={`${INPUT_STYLE} max-w-64 min-w-40 flex-1`}
      />
      <span ref={amount}>
        <NumberStepper value={quantity} onChange={setQuantity} onEnter={add} packing={ANY} />
      </span>
      <Button onPress={() => add()}>{text('cart.many.append')}</Button>
    </div>
  );
};
