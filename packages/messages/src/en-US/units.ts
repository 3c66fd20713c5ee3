/** Sales units, which stand beside quantities on every page. */
export const units = {
  'cart.unit.PCE': 'pcs',
  'cart.unit.MTR': 'm',
  'cart.unit.LTR': 'l',
  'cart.unit.KGM': 'kg',
  'cart.unit.ROL': 'roll',
  'cart.unit.PAK': 'pack',
  'cart.unit.BOX': 'box',
  'cart.unit.SET': 'set',
  'cart.unit.PAR': 'pair',
  'cart.unit.BDL': 'bundle',
  'time.clock': '{time}',
  'time.hours': '{from}–{until}',
  'time.moment': '{date}, {time}',
};
