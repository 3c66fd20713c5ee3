import { createVariationListCsv, createVariationListXlsx } from '@grossist/contracts';
import { type Locale, languageOf } from '@grossist/domain';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/index.ts';
import { type DownloadDeps, download, type File } from '../../../http/download.ts';
import { routeOf } from '../../../http/file-routes.ts';
import type { SheetMaker } from '../../../sheet-maker/index.ts';
import type { Buyer } from '../../identity/index.ts';
import { type ListLimits, PRESET_LIST_LIMITS } from '../limits.ts';
import { requireList } from '../policy.ts';
import { listName } from '../presenter.ts';
import { type FileLine, listCsv, listSheet, readFileLines } from './list-table.ts';

export interface ListFilesDeps extends DownloadDeps {
  db: Database;
  /** The presets unless given. */
  limits?: ListLimits;
  sheets: SheetMaker;
}

interface ListToWrite {
  name: string;
  locale: Locale;
  lines: readonly FileLine[];
}

/**
 * Serves lists as files to keep [vl-17]: the lines that the caller may see, never with prices. Answers 404 for a list
 * that the caller may not read, 429 while too many sheets are made.
 */
export const registerListFiles = (app: FastifyInstance, deps: ListFilesDeps): void => {
  const { db, limits = PRESET_LIST_LIMITS, sheets } = deps;
  const linesOf = readFileLines(db, limits.lines);
  const read = async (buyer: Buyer, id: string, cultureName: Locale | undefined): Promise<ListToWrite> => {
    const { list } = await requireList(db, buyer, id);
    const locale = cultureName ?? buyer.locale;
    const { market, assortments } = buyer;
    const lines = await linesOf({ market, assortments, language: languageOf(locale) }, id);
    return { name: listName(list, { locale }), locale, lines };
  };
  app.route({
    ...routeOf(createVariationListCsv),
    handler: download(deps, createVariationListCsv, async ({ params, query }, buyer): Promise<File> => {
      const { name, locale, lines } = await read(buyer, params.id, query.cultureName);
      return { name, ending: 'csv', type: 'text/csv; charset=utf-8', content: listCsv(lines, locale) };
    }),
  });
  app.route({
    ...routeOf(createVariationListXlsx),
    handler: download(deps, createVariationListXlsx, async ({ params, query }, buyer, gone): Promise<File> => {
      const { name, locale, lines } = await read(buyer, params.id, query.cultureName);
      return {
        name,
        ending: 'xlsx',
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        content: await sheets.xlsx(listSheet(lines, name, languageOf(locale)), gone),
      };
    }),
  });
};
