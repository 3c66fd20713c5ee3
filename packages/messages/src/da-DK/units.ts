import type { units as source } from '../en-US/units.ts';
import type { Translation } from '../translation.ts';

export const units: Translation<typeof source> = {
  'cart.unit.PCE': 'stk.',
  'cart.unit.MTR': 'm',
  'cart.unit.LTR': 'l',
  'cart.unit.KGM': 'kg',
  'cart.unit.ROL': 'rulle',
  'cart.unit.PAK': 'pakke',
  'cart.unit.BOX': 'kasse',
  'cart.unit.SET': 'sæt',
  'cart.unit.PAR': 'par',
  'cart.unit.BDL': 'bundt',
  'time.clock': 'kl. {time}',
  'time.hours': 'kl. {from}–{until}',
  'time.moment': '{date} kl. {time}',
};
