import {
  type CheckedInput,
  createKitsCsv,
  exportKitsCsv,
  exportOrderKitsCsv,
  previewKitLabels,
  printKitLabels,
} from '@grossist/contracts';
import {
  isLabelOffset,
  type LabelStock,
  labelStockOf,
  labelsPerPage,
  languageOf,
  type Texts,
  textIn,
} from '@grossist/domain';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import type { Typescript, Typesetter } from '../../../gateways/typesetting/port.ts';
import { type DownloadDeps, download, type File } from '../../../http/download.ts';
import { breaksRule, notFound } from '../../../http/failure.ts';
import { routeOf } from '../../../http/file-routes.ts';
import { labelDocument } from '../../documents/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { type KitCsvRow, kitCsv, perKitOf } from './kit-csv.ts';
import { type KitLabels, readKitLabels } from './read-kit-labels.ts';

interface KitFile {
  /** Behind "kit_" in the file's name. */
  name: string;
  rows: readonly KitCsvRow[];
}

interface Row {
  kit_key: string;
  kit_name: string;
  group_name: string;
  sap_material_number: string;
  el_number: string | null;
  hws_number: string | null;
  code: string | null;
  names: Texts;
  quantity: string;
  quantity_per_kit: string | null;
  sales_unit: string;
}

/** Items of the largest file: 250 kits of 200 materials. */
const MOST_ROWS = 50_000;

const kitFileOf = (rows: readonly Row[], { locale }: Buyer): KitFile => {
  if (rows.length > MOST_ROWS) throw breaksRule('too-many-rows', `A file holds at most ${MOST_ROWS} rows`);
  const [first] = rows;
  const isOne = new Set(rows.map((row) => row.kit_key)).size === 1;
  return {
    name: (isOne ? first?.kit_name : first?.group_name) ?? '',
    rows: rows.map((row) => ({
      kitName: row.kit_name,
      sapMaterialNumber: row.sap_material_number,
      elNumber: row.el_number ?? '',
      hwsNumber: row.hws_number ?? '',
      name: textIn(row.names, languageOf(locale))?.text ?? row.code ?? '',
      quantity: perKitOf(row),
      unit: row.sales_unit,
    })),
  };
};

/** Kits of the company as rows of a file, in their order. Two queries. [kit-22] @throws Failure 404 */
const rowsOfKits =
  (db: Database) =>
  async (buyer: Buyer, kitIds: readonly string[]): Promise<KitFile> => {
    const ids = [...new Set(kitIds)];
    const kits = await db
      .selectFrom('kit_drafts')
      .select('id')
      .where('id', 'in', ids)
      .where('company_id', '=', buyer.company.id)
      .where('deleted_at', 'is', null)
      .execute();
    if (kits.length < ids.length) throw notFound('kit of your company');
    const { rows } = await sql<Row>`
      select k.id as kit_key, k.header_description as kit_name,
        coalesce(nullif(s.project_name, ''), k.header_description) as group_name, i.sap_material_number, m.el_number,
        m.hws_number, m.code, m.names, i.quantity, null as quantity_per_kit, m.sales_unit
      from kit_drafts k
      join kit_draft_items i on i.kit_draft_id = k.id and i.deleted_at is null
      join materials m on m.sap_material_number = i.sap_material_number
      left join smart_kits s on s.id = k.smart_kit_id
      where k.id = any(${ids}::uuid[])
      order by k.position, i.position limit ${MOST_ROWS + 1}`.execute(db);
    return kitFileOf(rows, buyer);
  };

/**
 * The kits of orders on the buyer's own accounts as rows of a file, each kit once. Two queries. [kit-23]
 * @throws Failure 404 for another's order, 422 `no-kits` for orders without kits
 */
const rowsOfOrders =
  (db: Database) =>
  async (buyer: Buyer, orderIds: readonly string[]): Promise<KitFile> => {
    const ids = [...new Set(orderIds)];
    const orders = await db
      .selectFrom('orders as o')
      .innerJoin('contact_accounts as ca', (join) =>
        join.onRef('ca.account_id', '=', 'o.account_id').on('ca.contact_id', '=', buyer.contactId),
      )
      .select('o.id')
      .where('o.id', 'in', ids)
      .where('o.company_id', '=', buyer.company.id)
      .execute();
    if (orders.length < ids.length) throw notFound('order');
    const { rows } = await sql<Row>`
      select h.order_id || ' ' || h.line_number as kit_key, h.kit_name, o.name as group_name, l.sap_material_number,
        m.el_number, m.hws_number, l.code, l.names, l.quantity, l.quantity_per_kit, l.sales_unit
      from orders o
      join order_lines h on h.order_id = o.id and h.kit_id is not null and h.parent_line_number is null
      join order_lines l on l.order_id = o.id and l.parent_line_number = h.line_number
      left join materials m on m.sap_material_number = l.sap_material_number
      where o.id = any(${ids}::uuid[])
      order by o.ordered_at desc, o.id, l.line_number limit ${MOST_ROWS + 1}`.execute(db);
    if (rows.length === 0) throw breaksRule('no-kits', 'There are no kits in these orders');
    return kitFileOf(rows, buyer);
  };

export interface KitFilesDeps extends DownloadDeps {
  db: Database;
}

const fileOf = ({ name, rows }: KitFile, { locale }: Buyer): File => ({
  name: `kit_${name}`,
  ending: 'csv',
  type: 'text/csv; charset=utf-8',
  content: kitCsv(locale, rows),
});

/**
 * Serves the CSV files of kits. Answers 404 for kits of another company and orders of other accounts. [kit-22] [kit-23]
 */
export const registerKitFiles = (app: FastifyInstance, deps: KitFilesDeps): void => {
  const ofKits = rowsOfKits(deps.db);
  const ofOrders = rowsOfOrders(deps.db);

  app.route({
    ...routeOf(exportKitsCsv),
    handler: download(deps, exportKitsCsv, async ({ body }, buyer) => fileOf(await ofKits(buyer, body), buyer)),
  });
  app.route({
    ...routeOf(exportOrderKitsCsv),
    handler: download(deps, exportOrderKitsCsv, async ({ body }, buyer) => fileOf(await ofOrders(buyer, body), buyer)),
  });
  app.route({
    ...routeOf(createKitsCsv),
    handler: download(deps, createKitsCsv, async (_, buyer) => fileOf({ name: 'import', rows: [] }, buyer)),
  });
};

export interface KitLabelsDeps extends DownloadDeps {
  db: Database;
  typesetter: Typesetter;
}

type LabelsQuery = CheckedInput<typeof printKitLabels>['query'];

const stockOf = ({ Product: product, Offset: offset }: LabelsQuery): LabelStock => {
  const stock = labelStockOf(product);
  if (stock === undefined) throw notFound('sheet of labels');
  if (!isLabelOffset(stock, offset)) {
    throw breaksRule('wrong-offset', `Offsets of ${product} are 1 to ${labelsPerPage(stock)}`);
  }
  return stock;
};

const documentOf = (query: LabelsQuery, stock: LabelStock, { name, labels }: KitLabels, buyer: Buyer): Typescript =>
  labelDocument({
    stock,
    labels,
    offset: query.Offset,
    shift: { x: query.ShiftX, y: query.ShiftY },
    title: name,
    language: languageOf(buyer.locale),
    hasOutlines: query.HasOutlines,
  });

/** Serves the labels of kits as PDF on a sheet or roll, and their first page as a picture. [own-kit-05] [own-kit-23] */
export const registerKitLabels = (app: FastifyInstance, deps: KitLabelsDeps): void => {
  const labelsOf = readKitLabels(deps.db);

  app.route({
    ...routeOf(printKitLabels),
    handler: download(deps, printKitLabels, async ({ query }, buyer, gone) => {
      const stock = stockOf(query);
      const found = await labelsOf(buyer, query);
      const content = await deps.typesetter.pdf(documentOf(query, stock, found, buyer), gone);
      return { name: `labels_${found.name}`, ending: 'pdf', type: 'application/pdf', content };
    }),
  });
  app.route({
    ...routeOf(previewKitLabels),
    handler: download(deps, previewKitLabels, async ({ query }, buyer, gone) => {
      const stock = stockOf(query);
      const { name, labels } = await labelsOf(buyer, query);
      const first = { name, labels: labels.slice(0, labelsPerPage(stock) - query.Offset + 1) };
      const content = await deps.typesetter.svg(documentOf(query, stock, first, buyer), gone);
      return { name: `labels_${name}`, ending: 'svg', type: 'image/svg+xml', content };
    }),
  });
};
