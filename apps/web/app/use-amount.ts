import { type Quantity, quantityOf } from '@grossist/domain';
import { type MessageKey, useFormat, useText } from './i18n/index.ts';

const UNITS: Readonly<Record<string, MessageKey>> = {
  PCE: 'cart.unit.PCE',
  MTR: 'cart.unit.MTR',
  LTR: 'cart.unit.LTR',
  KGM: 'cart.unit.KGM',
  ROL: 'cart.unit.ROL',
  PAK: 'cart.unit.PAK',
  BOX: 'cart.unit.BOX',
  SET: 'cart.unit.SET',
  PAR: 'cart.unit.PAR',
  BDL: 'cart.unit.BDL',
};

/** Sales units and amounts of them as the reader calls them: "100 m". An unknown unit stays its code. */
export const useAmount = () => {
  const text = useText();
  const format = useFormat();
  const unit = (code: string): string => {
    const key = UNITS[code];
    return key === undefined ? code : text(key);
  };
  return {
    unit,
    amount: (quantity: Quantity, code: string): string => `${format.quantity(quantity)}\u00a0${unit(code)}`,
    /** A quantity as the wire has it. */
    wireAmount: (quantity: number, code: string): string =>
      `${format.quantity(quantityOf(quantity))}\u00a0${unit(code)}`,
  };
};
