import type { units as source } from '../en-US/units.ts';
import type { Translation } from '../translation.ts';

export const units: Translation<typeof source> = {
  'cart.unit.PCE': 'Stk.',
  'cart.unit.MTR': 'm',
  'cart.unit.LTR': 'l',
  'cart.unit.KGM': 'kg',
  'cart.unit.ROL': 'Rolle',
  'cart.unit.PAK': 'Pack',
  'cart.unit.BOX': 'Karton',
  'cart.unit.SET': 'Satz',
  'cart.unit.PAR': 'Paar',
  'cart.unit.BDL': 'Bund',
  'time.clock': '{time} Uhr',
  'time.hours': '{from}–{until} Uhr',
  'time.moment': '{date}, {time} Uhr',
};
