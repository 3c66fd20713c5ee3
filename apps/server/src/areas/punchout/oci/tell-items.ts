import type { OciCall } from '@grossist/order-formats';
import { notAllowed } from '../../../http/failure.ts';
import { askSearch, catalogueReaderOf } from '../../catalogue/index.ts';
import { type Buyer, buyerOf } from '../../identity/index.ts';
import type { PunchoutCustomer } from '../customers/index.ts';
import type { PunchoutDeps } from '../deps.ts';
import { ociFormFields, type ReturnForm } from '../handing-over/index.ts';
import { priceItems } from '../items/index.ts';
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
 * VALIDATE: the one material as it is sold now, none when it is not; BACKGROUND_SEARCH: the hits. Both with fresh
 * prices, without a session.
 * @throws Failure 403 when the customer sees no prices, 503 when ERP or search do not answer
 */
export const tellItems = ({ db, erp, search, now = Date.now }: PunchoutDeps) => {
  const itemsOf = priceItems({ db, erp, now });

  const hits = async (buyer: Buyer, query: string): Promise<{ sapMaterialNumber: string }[]> => {
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

  return async ({ customer, call, action, origin, signal }: Telling): Promise<{ buyer: Buyer; form: ReturnForm }> => {
    const buyer = await buyerOf(db)(customer.contact_id, customer.account_id ?? undefined);
    if (buyer === undefined || !buyer.showNetPrice) throw notAllowed('The customer sees no prices');
    const { function: wanted } = call;
    const asked =
      wanted.kind === 'validate'
        ? [{ sapMaterialNumber: wanted.productId, quantity: wanted.quantity }]
        : await hits(buyer, wanted.kind === 'search' ? wanted.searchString : '');
    const items = await itemsOf(buyer, asked, signal);
    const { currency } = buyer.account;
    const fields = ociFields(items, { version: call.version, vendor: customer.vendor, currency, origin });
    return { buyer, form: { action, target: call.target, fields: ociFormFields(ociFacts(call, origin), fields) } };
  };
};
