import type { PdfCatalogSettings } from '@grossist/contracts';
import { pdfCatalogueName } from '@grossist/domain';
import type { Transaction } from '../../db/index.ts';
import { breaksRule, breaksRules, notAllowed, notFound } from '../../http/failure.ts';
import type { Buyer } from '../identity/index.ts';
import { findCompanyPictures } from '../media/index.ts';

/**
 * Checks that pictures of a catalog are uploads of the company. Undefined and empty addresses are not checked. At most one
 * query.
 * @param urls by the name of their field
 * @throws Failure 422 `foreign-media`, naming each field
 */
const requireOwnMedia = async (
  tx: Transaction,
  { company }: Buyer,
  urls: Readonly<Record<string, string | undefined>>,
): Promise<void> => {
  const sent = Object.entries(urls).flatMap(([field, url]) =>
    url === undefined || url === '' ? [] : [{ field, url }],
  );
  if (sent.length === 0) return;
  const own = await findCompanyPictures(
    tx,
    company.id,
    sent.map(({ url }) => url),
  );
  const foreign = sent.filter(({ url }) => !own.has(url)).map(({ field }) => field);
  if (foreign.length > 0) {
    throw breaksRules('foreign-media', 'Upload the picture first: other addresses are not accepted', foreign);
  }
};

/** Settings as they are sent: what is undefined stays. */
export type SentSettings = { [K in keyof PdfCatalogSettings]?: PdfCatalogSettings[K] | undefined } & {
  /** Undefined: stays; empty: the default logo of the company. */
  logoUrl?: string | undefined;
};

/** What a change of settings depends on: the catalog as it is, or nothing of a new one. */
export interface CurrentSettings {
  price_options: PdfCatalogSettings['priceOptions'];
  account_id: string | null;
  project_number: string;
  cover_image_url: string;
  introduction_image_url: string;
  logo_url: string;
}

const NEW: CurrentSettings = {
  price_options: 'none',
  account_id: null,
  project_number: '',
  cover_image_url: '',
  introduction_image_url: '',
  logo_url: '',
};

/** @throws Failure 404 for an account on which the buyer does not buy */
const accountOf = async (tx: Transaction, { contactId, company }: Buyer, soldTo: string): Promise<string> => {
  const account = await tx
    .selectFrom('accounts as a')
    .innerJoin('contact_accounts as ca', 'ca.account_id', 'a.id')
    .select('a.id')
    .where('ca.contact_id', '=', contactId)
    .where('a.company_id', '=', company.id)
    .where('a.sold_to', '=', soldTo)
    .executeTakeFirst();
  if (account === undefined) throw notFound('account');
  return account.id;
};

const hasProject = async (tx: Transaction, accountId: string, number: string): Promise<boolean> => {
  const project = await tx
    .selectFrom('projects')
    .select('id')
    .where('account_id', '=', accountId)
    .where('number', '=', number)
    .executeTakeFirst();
  return project !== undefined;
};

/** Whose prices are printed. A project that the new account does not have is dropped unless it was sent. */
const buyingPartyOf = async (
  tx: Transaction,
  buyer: Buyer,
  { accountNumber, projectNumber }: SentSettings,
  current: CurrentSettings,
) => {
  if (accountNumber === undefined && projectNumber === undefined) return {};
  const accountId =
    accountNumber === undefined
      ? current.account_id
      : accountNumber === ''
        ? null
        : await accountOf(tx, buyer, accountNumber);
  const number = projectNumber ?? current.project_number;
  if (accountId === null) {
    if (projectNumber !== undefined && projectNumber !== '') {
      throw breaksRule('project-without-account', 'Choose the account of the project', 'accountNumber');
    }
    return { account_id: null, project_number: '' };
  }
  if (number === '' || (await hasProject(tx, accountId, number))) {
    return { account_id: accountId, project_number: number };
  }
  if (projectNumber !== undefined) throw notFound('project of the account');
  return { account_id: accountId, project_number: '' };
};

const changed = (sent: string | undefined, current: string): string | undefined =>
  sent === current ? undefined : sent;

/**
 * Returns the columns that settings change, after checking that the buyer may set them. At most four statements.
 * @param current of the catalog that is changed; absent: a new one
 * @throws Failure 403 for net prices without the right to see them, 404 for another's account or project, 422
 * `foreign-media`, `project-without-account`
 */
export const columnsOfSettings = async (
  tx: Transaction,
  buyer: Buyer,
  sent: SentSettings,
  current: CurrentSettings = NEW,
) => {
  if (sent.priceOptions === 'netPrice' && current.price_options !== 'netPrice' && !buyer.showNetPrice) {
    throw notAllowed('You may not see net prices', 'no-net-prices');
  }
  await requireOwnMedia(tx, buyer, {
    coverPageImageUrl: changed(sent.coverPageImageUrl, current.cover_image_url),
    introductionPageImageUrl: changed(sent.introductionPageImageUrl, current.introduction_image_url),
    logoUrl: changed(sent.logoUrl, current.logo_url),
  });
  return {
    ...(sent.name !== undefined && { name: pdfCatalogueName(sent.name) }),
    description: sent.description?.trim(),
    type: sent.type,
    contact_name: sent.contactName?.trim(),
    cover_image_url: sent.coverPageImageUrl,
    introduction_image_url: sent.introductionPageImageUrl,
    introduction_text: sent.introductionText,
    logo_url: sent.logoUrl,
    include_logo: sent.includeLogo,
    include_notes: sent.includeNotes,
    include_technical_specifications: sent.includeTechnicalSpecifications,
    barcode_type: sent.barcodeType,
    price_options: sent.priceOptions,
    sort_order: sent.sortOrder,
    headings: sent.headings,
    has_table_of_contents: sent.hasTableOfContents,
    has_page_numbers: sent.hasPageNumbers,
    has_pictures: sent.hasPictures,
    pictures_per_row: sent.picturesPerRow,
    language: sent.language,
    ...(await buyingPartyOf(tx, buyer, sent, current)),
  };
};

/** Columns of settings, for statements that copy them from one catalog to another. */
export const SETTING_COLUMNS = [
  'name',
  'description',
  'type',
  'contact_name',
  'cover_image_url',
  'introduction_image_url',
  'introduction_text',
  'logo_url',
  'include_logo',
  'include_notes',
  'include_technical_specifications',
  'barcode_type',
  'price_options',
  'account_id',
  'project_number',
  'sort_order',
  'headings',
  'has_table_of_contents',
  'has_page_numbers',
  'has_pictures',
  'pictures_per_row',
  'language',
] as const;
