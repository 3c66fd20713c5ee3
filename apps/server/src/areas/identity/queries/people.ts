/** Finds people and buyers by contact. */

import { type Currency, isLocale, type Locale, type Market, marketOfLocale } from '@grossist/domain';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { notAllowed } from '../../../http/failure.ts';
import { type Buyer, isBuyer, type Person, type Visitor } from '../../../visitors/index.ts';
import { customerAssortments } from '../../assortments/index.ts';

export interface PersonRow {
  contact_id: string;
  email: string;
  name: string;
  phone: string;
  role: Person['role'];
  locale: string;
  able_to_create_orders: boolean;
  show_net_price: boolean;
  email_permission: boolean;
  preferred_article_number: Person['preferredArticleNumber'];
  default_order_name: string;
  is_cable_cut_popup_enabled: boolean;
  density: Person['density'];
  sort_key: string;
  never_show_again_guide_types: string[];
  salesforce_contact_id: string;
  is_symbrio_user: boolean;
  company_id: string | null;
  company_code: string | null;
  company_name: string | null;
  market: Market | null;
  account_id: string | null;
  sold_to: string | null;
  account_name: string | null;
  currency: Currency | null;
  customer_group: string | null;
  plant: string | null;
  assortments: string[];
  is_limited: boolean;
}

/** Returns the person of a row. @param chosen the chosen language; undefined: the contact's own */
export const personOf = (row: PersonRow, chosen: Locale | undefined): Person => {
  const locale = chosen ?? (isLocale(row.locale) ? row.locale : 'en-US');
  return {
    kind: 'person',
    contactId: row.contact_id,
    email: row.email,
    name: row.name,
    phone: row.phone,
    role: row.role,
    locale,
    market: row.market ?? marketOfLocale(locale),
    ableToCreateOrders: row.able_to_create_orders,
    showNetPrice: row.show_net_price,
    emailPermission: row.email_permission,
    preferredArticleNumber: row.preferred_article_number,
    defaultOrderName: row.default_order_name,
    isCableCutPopupEnabled: row.is_cable_cut_popup_enabled,
    density: row.density,
    sortKey: row.sort_key,
    neverShowAgainGuideTypes: row.never_show_again_guide_types,
    salesforceContactId: row.salesforce_contact_id,
    isSymbrioUser: row.is_symbrio_user,
    company:
      row.company_id === null
        ? undefined
        : { id: row.company_id, code: row.company_code ?? '', name: row.company_name ?? '' },
    account:
      row.account_id === null
        ? undefined
        : {
            id: row.account_id,
            soldTo: row.sold_to ?? '',
            name: row.account_name ?? '',
            currency: row.currency ?? 'EUR',
            customerGroup: row.customer_group ?? '',
            plant: row.plant ?? '',
          },
    assortments: { granted: row.assortments, isLimited: row.is_limited },
  };
};

/** Columns of a contact `c`, company `co`, account `a` and assortments `t`. */
export const PERSON_COLUMNS = sql`
  c.id as contact_id, c.email, c.name, c.phone, c.role, c.locale, c.able_to_create_orders, c.show_net_price,
  c.email_permission, c.preferred_article_number, c.default_order_name, c.is_cable_cut_popup_enabled, c.density, c.sort_key,
  c.never_show_again_guide_types, c.salesforce_contact_id, c.is_symbrio_user, co.id as company_id, co.code as company_code, co.name as company_name, co.market,
  a.id as account_id, a.sold_to, a.name as account_name, a.currency, a.customer_group, a.plant,
  t.assortments, t.is_limited`;

/** Joins company, account and assortments to a contact `c`: of their accounts the preferred one, else the first. */
export const personJoins = (preferredAccount: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  left join companies co on co.id = c.company_id
  left join lateral (
    select acc.* from contact_accounts ca join accounts acc on acc.id = ca.account_id
    where ca.contact_id = c.id
    order by (acc.id = ${preferredAccount}) desc nulls last, ca.position limit 1
  ) a on true
  -- The house's own people see what any customer sees.
  cross join lateral (${customerAssortments(
    { companyId: sql`c.company_id`, accountId: sql`a.id`, contactId: sql`c.id` },
    sql`(c.company_id is null and o.type = 'exclusive')`,
  )}) t`;

/** Finds a contact without a session, for background work in the contact's name. One query. */
export const findPerson =
  (db: Database) =>
  async (contactId: string): Promise<Person | undefined> => {
    const { rows } = await sql<PersonRow>`
      select ${PERSON_COLUMNS} from contacts c ${personJoins(sql`null::uuid`)} where c.id = ${contactId}`.execute(db);
    return rows[0] && personOf(rows[0], undefined);
  };

/**
 * Finds a buyer without a session, for orders of another system: on the given account, else the active cart's, else the first.
 * Undefined for an unknown contact, one who is no buyer, and an account that the buyer does not have. One query.
 */
export const buyerOf =
  (db: Database) =>
  async (contactId: string, accountId?: string): Promise<Buyer | undefined> => {
    const { rows } = await sql<PersonRow>`
      select ${PERSON_COLUMNS}
      from contacts c
      left join carts k on k.contact_id = c.id and k.is_active
      ${personJoins(accountId === undefined ? sql`k.account_id` : sql`${accountId}::uuid`)}
      where c.id = ${contactId}`.execute(db);
    const person = rows[0] && personOf(rows[0], undefined);
    if (person === undefined || !isBuyer(person)) return undefined;
    return accountId === undefined || person.account.id === accountId ? person : undefined;
  };

/** Returns true if drafts are requested and allowed. @throws Failure 403 for requests of anyone but editors */
export const mayPreview = (visitor: Visitor, isWanted: boolean): boolean => {
  if (!isWanted) return false;
  if (visitor.kind === 'person' && visitor.role === 'editor') return true;
  throw notAllowed('Only editors may see drafts');
};
