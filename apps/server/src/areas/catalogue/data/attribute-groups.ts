export type AttributeGroupKey = 'general' | 'electrical' | 'dimensions' | 'physical' | 'properties';

/** Units by which attributes are grouped; any other unit is a physical one. */
export const ELECTRICAL_UNITS: ReadonlySet<string> = new Set(
  'V kV mV A kA mA µA W kW mW MW VA kVA var kvar Hz kHz MHz GHz Ω kΩ MΩ mΩ F µF nF pF H mH µH Ah mAh Wh kWh lm lx cd lm/W C As'.split(
    ' ',
  ),
);
export const DIMENSION_UNITS: ReadonlySet<string> = new Set(
  'mm cm dm m km µm inch in " mm² cm² dm² m² mm2 m2 ° AWG'.split(' '),
);
