import type { Readable } from 'node:stream';
import { exportFunnelReport, exportSalesReport, exportSearchReport } from '@grossist/contracts';
import { decimalSignOf, guardFormula, type Locale, languageOf } from '@grossist/domain';
import { type ServerKey, textFor } from '@grossist/messages/server-texts.ts';
import { stringify } from 'csv-stringify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../../../db/index.ts';
import { attachment } from '../../../http/download.ts';
import { admit, routeOf } from '../../../http/file-routes.ts';
import type { FindSession } from '../../../http/visit.ts';
import { periodOf, WHOLE_FILE } from './period.ts';
import { funnelRows, salesRows, searchRows } from './reports.ts';

/** A text, or a number of at most three decimals. */
type ReportCell = string | number;

/**
 * Writes a report as CSV as all files of the shop are: UTF-8 with BOM, semicolons in every language, decimals as the
 * reader's language writes them, texts that a spreadsheet would take for formulas guarded. Streamed.
 */
const reportCsv = (header: readonly string[], rows: readonly (readonly ReportCell[])[], locale: Locale): Readable => {
  const cell = (value: ReportCell): string =>
    typeof value === 'string'
      ? guardFormula(value)
      : String(Math.round(value * 1000) / 1000).replace('.', decimalSignOf(locale));
  return stringify([header.map(cell), ...rows.map((row) => row.map(cell))], {
    bom: true,
    delimiter: ';',
    record_delimiter: 'windows',
  });
};

export interface ReportFilesDeps {
  db: Database;
  findSession: FindSession;
  /** Milliseconds since 1970; the machine's clock unless given. */
  now?: () => number;
}

type ReportKey = Extract<ServerKey, `reportFile.${string}`>;

interface ReportFile {
  locale: Locale;
  file: ReportKey;
  columns: readonly ReportKey[];
  rows: readonly (readonly ReportCell[])[];
}

const send = (reply: FastifyReply, { locale, file, columns, rows }: ReportFile) => {
  const text = textFor(locale);
  const name = text(file);
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', attachment(name, name, 'csv'))
    .header('x-content-type-options', 'nosniff')
    .type('text/csv; charset=utf-8')
    .send(
      reportCsv(
        columns.map((column) => text(column)),
        rows,
        locale,
      ),
    );
};

/** Serves the reports as files, to editors. [own-ana-04] [own-ana-06] [own-ana-08] */
export const registerReportFiles = (
  app: FastifyInstance,
  { db, findSession, now = Date.now }: ReportFilesDeps,
): void => {
  const searches = searchRows(db);
  const sales = salesRows(db);
  const funnel = funnelRows(db);

  app.route({
    ...routeOf(exportSearchReport),
    handler: async (request, reply) => {
      const { visit, input } = await admit(exportSearchReport, request, findSession);
      const { kind, language, query, sort, ...period } = input.query;
      const rows = await searches(periodOf(period, now()), { kind, language, query, sort }, WHOLE_FILE);
      return send(reply, {
        locale: input.query.cultureName ?? visit.visitor.locale,
        file: 'reportFile.searchesFile',
        columns: [
          'reportFile.query',
          'reportFile.language',
          'reportFile.searches',
          'reportFile.withoutResult',
          'reportFile.clicked',
          'reportFile.notClicked',
          'reportFile.lastOn',
        ],
        rows: rows.map((row) => [
          row.query,
          row.language,
          row.searches,
          row.without_result,
          row.clicked,
          row.not_clicked,
          row.last_on,
        ]),
      });
    },
  });

  app.route({
    ...routeOf(exportSalesReport),
    handler: async (request, reply) => {
      const { visit, input } = await admit(exportSalesReport, request, findSession);
      const { by, placement, sort, ...period } = input.query;
      const locale = input.query.cultureName ?? visit.visitor.locale;
      const rows = await sales(periodOf(period, now()), { by, placement, sort }, WHOLE_FILE, languageOf(locale));
      return send(reply, {
        locale,
        file: 'reportFile.salesFile',
        columns: [
          'reportFile.placement',
          'reportFile.material',
          'reportFile.name',
          'reportFile.views',
          'reportFile.adds',
          'reportFile.addedQuantity',
          'reportFile.orders',
          'reportFile.orderedQuantity',
        ],
        rows: rows.map((row) => [
          row.placement ?? '',
          row.sap_material_number ?? '',
          row.name,
          row.views,
          row.adds,
          row.added_quantity,
          row.orders,
          row.ordered_quantity,
        ]),
      });
    },
  });

  app.route({
    ...routeOf(exportFunnelReport),
    handler: async (request, reply) => {
      const { visit, input } = await admit(exportFunnelReport, request, findSession);
      const rows = await funnel(periodOf(input.query, now()));
      return send(reply, {
        locale: input.query.cultureName ?? visit.visitor.locale,
        file: 'reportFile.funnelFile',
        columns: [
          'reportFile.day',
          'reportFile.visitsSearched',
          'reportFile.visitsClicked',
          'reportFile.visitsAdded',
          'reportFile.visitsOrdered',
          'reportFile.placedOrders',
        ],
        rows: rows.map((row) => [row.day, row.searched, row.clicked, row.added, row.ordered, row.placed]),
      });
    },
  });
};
