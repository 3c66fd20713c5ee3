import type { units as source } from '../en-US/units.ts';
import type { Translation } from '../translation.ts';

export const units: Translation<typeof source> = {
  'cart.unit.PCE': 'st',
  'cart.unit.MTR': 'm',
  'cart.unit.LTR': 'l',
  'cart.unit.KGM': 'kg',
  'cart.unit.ROL': 'rulle',
  'cart.unit.PAK': 'förp.',
  'cart.unit.BOX': 'kartong',
  'cart.unit.SET': 'sats',
  'cart.unit.PAR': 'par',
  'cart.unit.BDL': 'bunt',
  'time.clock': 'kl. {time}',
  'time.hours': 'kl. {from}–{until}',
  'time.moment': '{date} kl. {time}',
};
