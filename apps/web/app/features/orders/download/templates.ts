import type { MessageKey } from '../../../i18n/index.ts';

/** What a file of orders holds, as `templateType` says it. [ord-09, ord-10] */
export const TEMPLATES = ['Standard', 'Prices', 'Accounting', 'Labels'] as const;
export type Template = (typeof TEMPLATES)[number];

export const TEMPLATE_NAMES: Record<Template, MessageKey> = {
  Standard: 'orders.template.standard',
  Prices: 'orders.template.prices',
  Accounting: 'orders.template.accounting',
  Labels: 'orders.template.labels',
};

export type FileType = 'draft' | 'sent' | 'back' | 'return';

export interface WantedFile {
  type: FileType;
  template: Template;
  /** Whether the materials of kits come below their kit. */
  isKitDelivery: boolean;
}

/** Where orders can be had as a spreadsheet. */
export const addressOfMany = (
  ids: readonly string[],
  { type, template, isKitDelivery }: WantedFile,
  token: string,
): string => {
  const query = new URLSearchParams({
    orderIds: ids.join(','),
    orderType: type,
    templateType: template,
    isKitDelivery: String(isKitDelivery),
    downloadToken: token,
  });
  return `/api/ordersOverview/excelExport?${query}`;
};

/** The address of one file with the token that tells of its arrival. */
export const addressWithToken = (address: string, token: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}downloadToken=${encodeURIComponent(token)}`;
