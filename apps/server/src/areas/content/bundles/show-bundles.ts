import { getSoftBundlePage, getSoftBundlePages, type SoftBundlePage } from '@grossist/contracts';
import { quantityToNumber, textIn } from '@grossist/domain';
import type { Database } from '../../../db/index.ts';
import type { Bundle, Erp } from '../../../gateways/erp/port.ts';
import { type Answer, answer } from '../../../http/answer.ts';
import { notFound } from '../../../http/failure.ts';
import {
  type CatalogueReader,
  catalogueReaderOf,
  findListMarks,
  findVisibleDocuments,
  markDocuments,
  presentDocument,
} from '../../catalogue/index.ts';
import { askErp, bundleUrl } from '../../pricing/index.ts';

type Documents = ReadonlyMap<string, SoftBundlePage['memberMaterials'][number]['document']>;

/** Returns undefined for a bundle with a material that the reader may not see. */
const presentBundle = (
  bundle: Bundle,
  documents: Documents,
  { language }: CatalogueReader,
): SoftBundlePage | undefined => {
  const members = bundle.members.flatMap(({ sapMaterialNumber, quantity }) => {
    const document = documents.get(sapMaterialNumber);
    return document === undefined
      ? []
      : [{ materialNo: sapMaterialNumber, quantity: quantityToNumber(quantity), document }];
  });
  if (members.length < bundle.members.length) return undefined;
  const name = textIn(bundle.names, language);
  return {
    id: bundle.id,
    name: name?.text ?? bundle.id,
    landingPageUrl: bundle.landingPageUrl || bundleUrl(bundle.id),
    status: bundle.status,
    description: textIn(bundle.descriptions, language)?.text ?? '',
    market: bundle.market,
    language: name === undefined || name.language === language ? '' : name.language,
    memberMaterials: members,
    isComplete: members.length > 0 && members.every(({ document }) => document.IsOrderable),
  };
};

/**
 * Shows soft bundles to anybody, without prices. A bundle with a material that the reader may not see does not exist for
 * them. One call of the ERP and two queries, however many bundles. [own-bun-01] [own-bun-02]
 */
const showBundles = (db: Database, erp: Erp) => {
  const documentsOf = findVisibleDocuments(db);
  const marksOf = findListMarks(db);

  const presented = async (bundles: readonly Bundle[], reader: CatalogueReader): Promise<SoftBundlePage[]> => {
    const numbers = [
      ...new Set(bundles.flatMap(({ members }) => members.map(({ sapMaterialNumber }) => sapMaterialNumber))),
    ];
    const [rows, marks] = await Promise.all([documentsOf(numbers, reader), marksOf(reader.contactId, numbers)]);
    const documents = markDocuments(
      rows.map((row) => presentDocument(row, reader.language)),
      marks,
    );
    const byNumber = new Map(documents.map((document) => [document.ItemSAPMaterialNumber, document]));
    return bundles.flatMap((bundle) => presentBundle(bundle, byNumber, reader) ?? []);
  };

  return {
    page: async (page: number, pageSize: number, reader: CatalogueReader, signal: AbortSignal) => {
      const ask = { market: reader.market, isActive: true, offset: (page - 1) * pageSize, limit: pageSize };
      const { bundles, total } = await askErp(() => erp.bundles(ask, signal));
      return { PageItems: await presented(bundles, reader), TotalItems: total };
    },
    /** @throws Failure 404 */
    one: async (id: string, reader: CatalogueReader, signal: AbortSignal): Promise<SoftBundlePage> => {
      const ask = { market: reader.market, ids: [id], offset: 0, limit: 1 };
      const { bundles } = await askErp(() => erp.bundles(ask, signal));
      const [bundle] = await presented(bundles, reader);
      if (bundle === undefined) throw notFound('bundle');
      return bundle;
    },
  };
};

/** Pages of soft bundles. [own-bun-01] [own-bun-02] */
export const bundleRoutes = (db: Database, erp: Erp): readonly Answer[] => {
  const shown = showBundles(db, erp);
  return [
    answer(getSoftBundlePages, async ({ query }, { visitor, signal }) =>
      shown.page(query.Page, query.PageSize, catalogueReaderOf(visitor, query.cultureName), signal),
    ),
    answer(getSoftBundlePage, async ({ params, query }, { visitor, signal }) =>
      shown.one(params.id, catalogueReaderOf(visitor, query.cultureName), signal),
    ),
  ];
};
