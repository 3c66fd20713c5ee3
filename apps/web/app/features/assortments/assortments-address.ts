import type { CustomerType } from '@grossist/contracts';
import { useShopPath } from '../../i18n/index.ts';
import { useAddress } from '../desk/index.ts';

/** Where the assortment administrators' screens begin, without locale. */
export const ASSORTMENTS_PATH = '/assortments';

/** What waits for assortment administrators, without locale. */
export const HOME_PATH = `${ASSORTMENTS_PATH}/home`;

/** The tabs, by their words in the address. Section 2, "Admin screen". */
export const TABS = ['company', 'account', 'user', 'assortment'] as const;
export type Tab = (typeof TABS)[number];

/** A company, account or user as the calls name it. */
export interface CustomerKey {
  customerId: string;
  customerType: CustomerType;
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const TYPES: readonly CustomerType[] = ['company', 'account', 'user'];

export const tabPath = (tab: Tab): string => `${ASSORTMENTS_PATH}/${tab}`;

export const customerPath = ({ customerId, customerType }: CustomerKey): string =>
  `${tabPath(customerType)}?id=${customerId}`;

export const assortmentPath = (id: string): string => `${tabPath('assortment')}?id=${id}`;

/** Returns what a tab shows by its address; parts that are malformed are left out. */
export const useTabAddress = (tab: Tab) => {
  const shopPath = useShopPath();
  const address = useAddress(tabPath(tab));
  const id = address.get('id');
  const type = TYPES.find((one) => one === address.get('type'));
  return {
    ...address,
    id: UUID.test(id) ? id : undefined,
    /** Of what is chosen in a tab of customers: in the tab of companies their accounts and users can be chosen too. */
    type: type ?? (tab === 'assortment' ? undefined : tab),
    material: address.get('material', 40).trim(),
    /** The tab's list with nothing chosen, searched as before. */
    hrefOfList: shopPath(
      address.query === '' ? tabPath(tab) : `${tabPath(tab)}?query=${encodeURIComponent(address.query)}`,
    ),
  };
};
