import { exportFunnelReport, exportSalesReport, exportSearchReport } from '@grossist/contracts';
import { type Locale, languageOf } from '@grossist/domain';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Database } from '../../../db/index.ts';
import { attachment } from '../../../http/attachment.ts';
import { admit, routeOf } from '../../../http/file-routes.ts';
import type { FindSession } from '../../../http/visit.ts';
import { funnelRows } from './funnel-report.ts';
import { periodOf, WHOLE_FILE } from './period.ts';
import { type ReportCell, reportCsv } from './report-csv.ts';
import { REPORT_WORDS, type ReportWords } from './report-words.ts';
import { salesRows } from './sales-report.ts';
import { searchRows } from './search-report.ts';

export interface ReportFilesDeps {
  db: Database;
  findSession: FindSession;
  /** Milliseconds since 1970; the machine's clock unless given. */
  now?: () => number;
}

interface ReportFile {
  locale: Locale;
  file: keyof ReportWords;
  columns: readonly (keyof ReportWords)[];
  rows: readonly (readonly ReportCell[])[];
}

const send = (reply: FastifyReply, { locale, file, columns, rows }: ReportFile) => {
  const words = REPORT_WORDS[languageOf(locale)];
  const name = words[file];
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', attachment(name, name, 'csv'))
    .header('x-content-type-options', 'nosniff')
    .type('text/csv; charset=utf-8')
    .send(
      reportCsv(
        columns.map((column) => words[column]),
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
        file: 'searchesFile',
        columns: ['query', 'language', 'searches', 'withoutResult', 'clicked', 'notClicked', 'lastOn'],
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
        file: 'salesFile',
        columns: ['placement', 'material', 'name', 'views', 'adds', 'addedQuantity', 'orders', 'orderedQuantity'],
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
        file: 'funnelFile',
        columns: ['day', 'visitsSearched', 'visitsClicked', 'visitsAdded', 'visitsOrdered', 'placedOrders'],
        rows: rows.map((row) => [row.day, row.searched, row.clicked, row.added, row.ordered, row.placed]),
      });
    },
  });
};
