import { getVendor, getVendorSettings, getVendors, saveVendorSettings } from '@grossist/contracts';
import type { SearchEngine } from '../../gateways/search-engine/port.ts';
import { type Answer, answer } from '../../http/answer.ts';
import type { CatalogueAccess } from './catalogue-cache.ts';
import { catalogueReaderOf } from './catalogue-reader.ts';
import { saveVendorTexts } from './commands/save-vendor-texts.ts';
import { findVendor } from './queries/find-vendor.ts';
import { showVendor } from './queries/show-vendor.ts';
import { showVendors } from './queries/show-vendors.ts';

/** Who makes what the wholesaler sells. */
export const vendorRoutes = (access: CatalogueAccess & { search: SearchEngine }): readonly Answer[] => {
  const { db, search } = access;
  const shown = showVendor(access, search);
  const listed = showVendors(access, search);
  const vendorOf = findVendor(db);
  const save = saveVendorTexts(db);

  return [
    answer(getVendors, async ({ query }, { visitor }) =>
      listed({ query: query.Query, page: query.Page, pageSize: query.PageSize }, catalogueReaderOf(visitor, undefined)),
    ),
    answer(getVendor, async ({ params, query }, { visitor }) =>
      shown(params.code, catalogueReaderOf(visitor, query.cultureName)),
    ),
    answer(getVendorSettings, async ({ params }) => {
      const { code, descriptions, website_url, version } = await vendorOf(params.code);
      return { Code: code, Description: descriptions, WebsiteUrl: website_url, Version: version };
    }),
    answer(saveVendorSettings, async ({ params, body }) => ({
      ok: true as const,
      Version: await save(params.code, {
        descriptions: body.Description,
        websiteUrl: body.WebsiteUrl,
        seenVersion: body.Version,
      }),
    })),
  ];
};
