import type { units as source } from '../en-US/units.ts';
import type { Translation } from '../translation.ts';

export const units: Translation<typeof source> = {
  'cart.unit.PCE': 'stk.',
  'cart.unit.MTR': 'm',
  'cart.unit.LTR': 'l',
  'cart.unit.KGM': 'kg',
  'cart.unit.ROL': 'rull',
  'cart.unit.PAK': 'pakke',
  'cart.unit.BOX': 'eske',
  'cart.unit.SET': 'sett',
  'cart.unit.PAR': 'par',
  'cart.unit.BDL': 'bunt',
  'time.clock': 'kl. {time}',
  'time.hours': 'kl. {from}–{until}',
  'time.moment': '{date} kl. {time}',
};
