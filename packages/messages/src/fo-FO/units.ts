import type { units as source } from '../en-US/units.ts';
import type { Translation } from '../translation.ts';

export const units: Translation<typeof source> = {
  'cart.unit.PCE': 'stk.',
  'cart.unit.MTR': 'm',
  'cart.unit.LTR': 'l',
  'cart.unit.KGM': 'kg',
  'cart.unit.ROL': 'rulla',
  'cart.unit.PAK': 'pakki',
  'cart.unit.BOX': 'kassi',
  'cart.unit.SET': 'sett',
  'cart.unit.PAR': 'par',
  'cart.unit.BDL': 'bundi',
  'time.clock': 'kl. {time}',
  'time.hours': 'kl. {from}–{until}',
  'time.moment': '{date} kl. {time}',
};
