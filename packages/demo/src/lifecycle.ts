import type { MaterialRecord, MaterialStatus } from '@grossist/catalogue-formats';
import { LEADS } from './leads.ts';
import { PURPOSE, unit } from './random.ts';

/** What chance decides of a material's life, by its index alone, so that one material can ask about another. */
export interface Lifecycle {
  status: MaterialStatus;
  clearance: boolean;
  stocked: boolean;
  flags: Partial<
    Pick<
      MaterialRecord,
      | 'isDirectDeliveryProduct'
      | 'isProjectProduct'
      | 'isContractorProduct'
      | 'isAccountingStringProduct'
      | 'supplyStatus'
    >
  >;
}

const statusOf = (index: number): MaterialStatus => {
  const chance = unit(index, PURPOSE.status);
  if (chance < 0.02) return '33';
  if (chance < 0.025) return '30';
  if (chance < 0.03) return '40';
  return '10';
};

const supplyOf = (index: number): Lifecycle['flags'] => {
  const chance = unit(index, PURPOSE.supply);
  if (chance < 0.2) return { supplyStatus: '11' };
  if (chance < 0.32) return { supplyStatus: '12' };
  if (chance < 0.4) return { isDirectDeliveryProduct: true };
  if (chance < 0.45) return { isProjectProduct: true };
  return {};
};

const groupOf = (index: number): Lifecycle['flags'] => {
  const chance = unit(index, PURPOSE.flags);
  if (chance < 0.03) return { isContractorProduct: true };
  if (chance < 0.05) return { isAccountingStringProduct: true };
  return {};
};

export const lifecycleOf = (index: number): Lifecycle => {
  const lead = LEADS[index];
  if (lead !== undefined) {
    return {
      status: lead.overrides.status ?? '10',
      clearance: lead.overrides.isOnClearanceSale === true,
      stocked: true,
      flags: {},
    };
  }
  const status = statusOf(index);
  const clearance = status === '10' && unit(index, PURPOSE.flags) > 0.98;
  const stocked = clearance || status === '33' || (status === '10' && unit(index, PURPOSE.stocked) < 0.72);
  const flags = stocked ? groupOf(index) : { ...groupOf(index), ...supplyOf(index) };
  return { status, clearance, stocked, flags };
};
