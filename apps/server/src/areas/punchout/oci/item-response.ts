/** Items and call parameters of SAP OCI: the fields of a returned cart, and responses to calls without a visit. */

import type { Currency } from '@grossist/domain';
import { type FormField, type OciCall, type OciVersion, writeOciItems } from '@grossist/order-formats';
import type { StoredFrame, StoredOciFacts } from '../../../db/index.ts';
import { notAllowed } from '../../../http/failure.ts';
import { findMaterials } from '../../cart/index.ts';
import { askSearch, catalogueReaderOf } from '../../catalogue/index.ts';
import { type Buyer, buyerOf } from '../../identity/index.ts';
import type { PunchoutCustomer } from '../customers.ts';
import type { PunchoutDeps } from '../deps.ts';
import { ociFormFields, type ReturnForm } from '../handing-over/return-form.ts';
import type { HandedItem } from '../items/handed-item.ts';
import { priceItems, type WantedItem } from '../items/price-items.ts';
import { soldQuantity } from '../items/restored-lines.ts';

interface OciReturn {
  version: OciVersion;
  /** The wholesaler's number in the customer's system. */
  vendor: string;
  currency: Currency;
  /** "https://shop.example": where pictures are. */
  origin: string;
}

/** Returns the number of the kit's item that a material belongs to, from 1. */
const parentOf = (item: HandedItem, items: readonly HandedItem[]): number | undefined => {
  if (item.parentLineId === undefined) return undefined;
  const at = items.findIndex(({ lineId }) => lineId === item.parentLineId);
  return at < 0 ? undefined : at + 1;
};

/** Writes items as the fields NEW_ITEM-…[n] of SAP's Open Catalog Interface, in their order. */
export const ociFields = (
  items: readonly HandedItem[],
  { version, vendor, currency, origin }: OciReturn,
): FormField[] =>
  writeOciItems({
    version,
    ...(vendor === '' ? {} : { vendor }),
    items: items.map((item) => {
      const { material, leadTimeDays, note } = item;
      const parent = parentOf(item, items);
      return {
        name: item.name,
        sapNumber: material.sap_material_number,
        quantity: item.quantity,
        unit: material.sales_unit,
        unitPrice: item.unitPrice,
        perQuantity: item.perQuantity,
        currency,
        longText: note === '' ? item.longText : `${item.longText}\n${note}`,
        materialGroup: material.material_group,
        image: { url: `${origin}${item.imagePath}`, title: item.name },
        ...(leadTimeDays === undefined ? {} : { leadTimeDays }),
        ...(material.supplier_number === '' ? {} : { manufacturerNumber: material.supplier_number }),
        ...(material.class_code === null ? {} : { classification: { schema: 'ETIM', id: material.class_code } }),
        ...(parent === undefined ? {} : { parent }),
      };
    }),
  });

/** Returns the fields of a call that are needed to post the cart back, without name and password. */
export const ociFacts = (
  { version, target, okCode, caller }: OciCall,
  origin: string,
  frame?: StoredFrame,
): StoredOciFacts => ({
  protocol: 'oci',
  ...(frame === undefined ? {} : { frame }),
  origin,
  version,
  target,
  ...(okCode === undefined ? {} : { okCode }),
  ...(caller === undefined ? {} : { caller }),
});

/** Hits of a search at most. */
const MOST_HITS = 50;

interface ItemRequest {
  customer: PunchoutCustomer;
  call: OciCall;
  /** Checked return URL. */
  action: string;
  origin: string;
  signal: AbortSignal;
}

/** Returns true if a call is answered at once, without a visit. */
export const isAnsweredAtOnce = ({ function: wanted }: OciCall): boolean =>
  wanted.kind === 'validate' || (wanted.kind === 'search' && wanted.isBackground);

/**
 * Answers VALIDATE with the material in the quantity that the cart would take, none when it is not sold, and
 * BACKGROUND_SEARCH with the hits. Both with current prices, without a session.
 * @throws Failure 403 when the customer may not see prices, 503 when ERP or search do not respond
 */
export const respondWithItems = ({ db, erp, search, now = Date.now }: PunchoutDeps) => {
  const itemsOf = priceItems({ db, erp, now });
  const materialsOf = findMaterials(db);

  const hits = async (buyer: Buyer, query: string): Promise<WantedItem[]> => {
    if (query.trim() === '') return [];
    const { language, market, assortments } = catalogueReaderOf(buyer, undefined);
    const scope = assortments === undefined ? {} : { assortments };
    const found = await askSearch(search, (engine) =>
      engine.search({
        ...scope,
        query,
        language,
        market,
        sort: 'relevance',
        offset: 0,
        limit: MOST_HITS,
        facets: 'none',
      }),
    );
    return found.hits.map(({ key }) => ({ sapMaterialNumber: key }));
  };

  /** Returns the items in the quantities that the cart would take, without those that have none. */
  const soldOf = async (buyer: Buyer, asked: readonly WantedItem[]): Promise<WantedItem[]> => {
    const materials = await materialsOf(
      buyer,
      asked.map(({ sapMaterialNumber }) => sapMaterialNumber),
    );
    return asked.flatMap((item) => {
      const material = materials.get(item.sapMaterialNumber);
      const quantity = material && soldQuantity(material, item.quantity ?? material.minQuantity);
      return quantity === undefined ? [] : [{ ...item, quantity }];
    });
  };

  return async ({
    customer,
    call,
    action,
    origin,
    signal,
  }: ItemRequest): Promise<{ buyer: Buyer; form: ReturnForm }> => {
    const buyer = await buyerOf(db)(customer.contact_id, customer.account_id ?? undefined);
    if (buyer === undefined || !buyer.showNetPrice) throw notAllowed('The customer sees no prices');
    const { function: wanted } = call;
    const asked: readonly WantedItem[] =
      wanted.kind === 'validate'
        ? [{ sapMaterialNumber: wanted.productId, quantity: wanted.quantity }]
        : await hits(buyer, wanted.kind === 'search' ? wanted.searchString : '');
    const items = await itemsOf(buyer, await soldOf(buyer, asked), signal);
    const { currency } = buyer.account;
    const fields = ociFields(items, { version: call.version, vendor: customer.vendor, currency, origin });
    return { buyer, form: { action, target: call.target, fields: ociFormFields(ociFacts(call, origin), fields) } };
  };
};
