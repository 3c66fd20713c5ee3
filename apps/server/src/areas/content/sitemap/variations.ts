import { LOCALES, type Market, marketOfLocale } from '@grossist/domain';
import { sql } from 'kysely';
import type { Database } from '../../../db/index.ts';
import { visibleMaterial } from '../../assortments/index.ts';
import { variationUrl } from '../../catalogue/index.ts';
import type { SitemapEntry } from './entry.ts';

/** With eight addresses an entry these are some 20 MB: well below what a sitemap may hold (50 MB, 50,000 addresses). */
export const VARIATIONS_IN_A_FILE = 20_000;
const ROWS_AT_ONCE = 1000;

/** The SAP numbers that files of variations begin with. One query. */
export const fileBeginnings = async (db: Database): Promise<string[]> => {
  const { rows } = await sql<{ number: string }>`
    select number from (
      select sap_material_number as number, row_number() over (order by sap_material_number) as place
      from materials where status <> '40'
    ) placed where place % ${VARIATIONS_IN_A_FILE} = 1 order by number`.execute(db);
  return rows.map(({ number }) => number);
};

/** Changes whenever something of a file may: a variation of it, or what assortments keep from everybody. One query. */
export const fileStamp = async (db: Database, from: string): Promise<string> => {
  const { rows } = await sql<{ stamp: string }>`
    select concat_ws(' ', count(*), max(changed_at), max(number), (select count(*) from assortment_entries),
      (select count(*) from assortments where type = 'exclusive')) as stamp
    from (
      select sap_material_number as number, changed_at from materials
      where status <> '40' and sap_material_number >= ${from}
      order by sap_material_number limit ${VARIATIONS_IN_A_FILE}
    ) file`.execute(db);
  return rows[0]?.stamp ?? '';
};

interface Row {
  number: string;
  code: string;
  markets: Market[];
  changed_at: Date;
  is_visible: boolean;
}

/** The variations of a file that everybody may see, a thousand at a time. */
export async function* fileEntries(db: Database, from: string): AsyncGenerator<SitemapEntry> {
  let next = from;
  let isFirst = true;
  for (let read = 0; read < VARIATIONS_IN_A_FILE; read += ROWS_AT_ONCE) {
    const { rows } = await sql<Row>`
      select m.sap_material_number as number, m.code, m.markets, m.changed_at, ${visibleMaterial({})} as is_visible
      from materials m
      where m.status <> '40' and m.sap_material_number >= ${next} and (${isFirst} or m.sap_material_number <> ${next})
      order by m.sap_material_number limit ${ROWS_AT_ONCE}`.execute(db);
    for (const { code, markets, changed_at, is_visible } of rows) {
      const locales = LOCALES.filter((locale) => markets.includes(marketOfLocale(locale)));
      if (is_visible && locales.length > 0) yield { path: variationUrl(code), locales, modifiedAt: changed_at };
    }
    const last = rows.at(-1);
    if (last === undefined || rows.length < ROWS_AT_ONCE) return;
    next = last.number;
    isFirst = false;
  }
}
