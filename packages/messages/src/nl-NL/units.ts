import type { units as source } from '../en-US/units.ts';
import type { Translation } from '../translation.ts';

export const units: Translation<typeof source> = {
  'cart.unit.PCE': 'st.',
  'cart.unit.MTR': 'm',
  'cart.unit.LTR': 'l',
  'cart.unit.KGM': 'kg',
  'cart.unit.ROL': 'rol',
  'cart.unit.PAK': 'pak',
  'cart.unit.BOX': 'doos',
  'cart.unit.SET': 'set',
  'cart.unit.PAR': 'paar',
  'cart.unit.BDL': 'bundel',
  'time.clock': '{time} uur',
  'time.hours': '{from}–{until} uur',
  'time.moment': '{date}, {time} uur',
};
