import type { OciCall } from '@grossist/order-formats';
import { notAllowed } from '../../../http/failure.ts';
import { findMaterials } from '../../cart/index.ts';
import { askSearch, catalogueReaderOf } from '../../catalogue/index.ts';
import { type Buyer, buyerOf } from '../../identity/index.ts';
import type { PunchoutCustomer } from '../customers/index.ts';
import type { PunchoutDeps } from '../deps.ts';
import { ociFormFields, type ReturnForm } from '../handing-over/index.ts';
import { priceItems, soldQuantity, type WantedItem } from '../items/index.ts';
import { ociFacts } from './oci-facts.ts';
import { ociFields } from './oci-items.ts';

/** As many hits as a buyer's system shows of one supplier. */
const MOST_HITS = 50;

export interface Telling {
  customer: PunchoutCustomer;
  call: OciCall;
  /** Checked. */
  action: string;
  origin: string;
  signal: AbortSignal;
}

/** Whether a call is answered at once, without a visit. */
export const isToldAtOnce = ({ function: wanted }: OciCall): boolean =>
  wanted.kind === 'validate' || (wanted.kind === 'search' && wanted.isBackground);

/**
 * VALIDATE: the one material as it is sold now, in the quantity that the cart would take, none when it is not sold; BACKGROUND_SEARCH: the hits. Both with fresh
 * prices, without a session.
 * @throws Failure 403 when the customer sees no prices, 503 when ERP or search do not answer
 */
export const tellItems = ({ db, erp, search, now = Date.now }: PunchoutDeps) => {
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

  /** The items in the quantities that the cart would take; without those that are not sold in theirs. */
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

  return async ({ customer, call, action, origin, signal }: Telling): Promise<{ buyer: Buyer; form: ReturnForm }> => {
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
