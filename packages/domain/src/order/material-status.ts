/** SAP's sales status: 10 available, 30 blocked for sales, 33 phased out, 40 obsolete. Section 9. */
export const MATERIAL_STATUSES = ['10', '30', '33', '40'] as const;
export type MaterialStatus = (typeof MATERIAL_STATUSES)[number];

/** Whether and how far a material can be ordered. */
export type Orderability = 'yes' | 'up-to-stock' | 'no';

const ORDERABILITY: Record<MaterialStatus, Orderability> = { '10': 'yes', '30': 'no', '33': 'up-to-stock', '40': 'no' };

export const isMaterialStatus = (text: string): text is MaterialStatus =>
  (MATERIAL_STATUSES as readonly string[]).includes(text);

export const orderabilityOf = (status: MaterialStatus): Orderability => ORDERABILITY[status];

export const isOrderable = (status: MaterialStatus): boolean => orderabilityOf(status) !== 'no';

export const isPhasedOut = (status: MaterialStatus): boolean => orderabilityOf(status) === 'up-to-stock';
