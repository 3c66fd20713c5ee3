import type { MaterialRecord } from '@grossist/catalogue-formats';

/**
 * The first materials of every demo, whatever its size, so that tests can name them. They are sold in all markets
 * and in stock at every plant.
 */
export const DEMO_MATERIALS = {
  /** NOIKLX 3G1,5: sold by the metre, cut at any length, packed by 100 m. No net price: list less discount. */
  installationCable: '1000001',
  /** C16 1P, bought by the piece; account 20100001 has a net price on it. */
  circuitBreaker: '1000002',
  /** Minimum 10, multiple of 10. */
  socketOutlet: '1000003',
  /** On clearance sale with 10 left at clearance price beside an ATP of 50, at every plant. */
  clearanceDownlight: '1000004',
  /** A press elbow of the hot water and sanitation tree. */
  pressElbow: '1000005',
  /** Phased out, the last 10 at every plant. */
  phasedOutLuminaire: '1000006',
} as const;

export interface Lead {
  classCode: string;
  /** Which version of the class, by its label. */
  label: string;
  atp: number;
  clearance?: number;
  /** What differs from an ordinary material. */
  overrides: Partial<MaterialRecord>;
}

const PIECE = { minQuantity: '1', multiplum: '1' };

/** In the order of their numbers. */
export const LEADS: readonly Lead[] = [
  {
    classCode: 'EC003248',
    label: '3G1,5',
    atp: 4200,
    overrides: { minQuantity: '1', multiplum: '1', packageSize: '100', cableCutAllowed: true },
  },
  { classCode: 'EC000042', label: 'C16 1P', atp: 840, overrides: { ...PIECE, packageSize: '12' } },
  {
    classCode: 'EC000125',
    label: '1X SCHUKO IP20 HV',
    atp: 1500,
    overrides: { minQuantity: '10', multiplum: '10', packageSize: '10' },
  },
  {
    classCode: 'EC001744',
    label: '6W 3000K IP44 HV',
    atp: 50,
    clearance: 10,
    overrides: { ...PIECE, packageSize: '1', isOnClearanceSale: true },
  },
  {
    classCode: 'EC003024',
    label: '15 90° CU',
    atp: 1000,
    overrides: { minQuantity: '10', multiplum: '10', packageSize: '10' },
  },
  {
    classCode: 'EC002892',
    label: 'Ø280 12W 3000K HV',
    atp: 10,
    overrides: { ...PIECE, packageSize: '1', status: '33' },
  },
];
