import type {
  CatalogueRecord,
  ClosedDayRecord,
  CutOffRecord,
  FastboxSizeRecord,
  FreightTermRecord,
  OpeningHoursRecord,
  PriceTermRecord,
  SpecialOrderTimeRecord,
} from '@grossist/catalogue-formats';
import { marketFacts } from '@grossist/domain';
import { sql } from 'kysely';
import { knownOf, mustBe } from '../references.ts';
import { keyOf, outcomesOf, rowsOf, SEPARATOR, sorted, type Writer, type Written } from '../writer.ts';

/** Names of what terms may reference, for refusals. */
const CALLED = { plant: 'plant', material: 'material', center: 'service center' } as const;

/** A table of terms of a market. Columns of the key are '' where a record has no value. */
interface TermsTable<R extends CatalogueRecord> {
  table: `erp.${string}`;
  /** The columns of the key, in the order of the record's key. */
  key(record: R): Readonly<Record<string, string>>;
  values(record: R): Readonly<Record<string, string | number | null>>;
  /** What a record may reference beside its market. */
  names?: { kind: keyof typeof CALLED; code(record: R): string | undefined };
}

interface Terms<R extends CatalogueRecord> {
  key(record: R): string;
  write: Writer<R>;
}

/** Returns the writer of a table of terms: two statements for any number of records; unknown references are refused. */
const termsOf = <R extends CatalogueRecord>({ table, key, values, names }: TermsTable<R>): Terms<R> => {
  const keyText = (record: R): string => keyOf(...Object.values(key(record)));
  return {
    key: keyText,
    write: async (tx, items) => {
      const known = await knownOf(tx, names ? { [names.kind]: items.map(({ record }) => names.code(record)) } : {});
      const { good, bad } = sorted(items, (record) =>
        names ? mustBe(CALLED[names.kind], names.code(record), known[names.kind]) : undefined,
      );
      const [first] = good;
      if (first === undefined) return new Map(bad);
      const keys = Object.keys(key(first.record)).map((column) => sql.ref(column));
      const written = [...Object.keys(values(first.record)), 'content_hash'].map((column) => sql.ref(column));
      const columns = sql.join([...keys, ...written]);
      const rows = rowsOf(good, ({ record, hash }) => ({ ...key(record), ...values(record), content_hash: hash }));
      const { rows: answered } = await sql<Written>`
        insert into ${sql.table(table)} as t (${columns})
        select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${rows}::json)
        on conflict (${sql.join(keys)}) do update
        set ${sql.join(written.map((column) => sql`${column} = excluded.${column}`))}
        where t.content_hash is distinct from excluded.content_hash
        returning concat_ws(${SEPARATOR}, ${sql.join(keys.map((column) => sql`t.${column}::text`))}) as key,
          (xmax = 0) as made`.execute(tx);
      return new Map([...outcomesOf(good, keyText, answered), ...bad]);
    },
  };
};

const OF_PLANT = { kind: 'plant', code: ({ plant }: { plant?: string }) => plant } as const;

export const CLOSED_DAYS = termsOf<ClosedDayRecord>({
  table: 'erp.closed_days',
  key: ({ market, date }) => ({ market, date }),
  values: ({ name }) => ({ name }),
});

export const CUT_OFFS = termsOf<CutOffRecord>({
  table: 'erp.cut_offs',
  key: ({ market, plant = '' }) => ({ market, plant }),
  values: ({ cutOff }) => ({ cut_off: cutOff }),
  names: OF_PLANT,
});

export const OPENING_HOURS = termsOf<OpeningHoursRecord>({
  table: 'erp.opening_hours',
  key: ({ center, weekday, date = '' }) => ({ center, day: weekday === undefined ? date : String(weekday) }),
  values: ({ openingTime, closingTime }) => ({
    opening_time: openingTime ?? null,
    closing_time: closingTime ?? null,
  }),
  names: { kind: 'center', code: ({ center }) => center },
});

export const FASTBOX_SIZES = termsOf<FastboxSizeRecord>({
  table: 'erp.fastbox_sizes',
  key: ({ market, plant = '' }) => ({ market, plant }),
  values: ({ packages }) => ({ packages }),
  names: OF_PLANT,
});

export const FREIGHT_TERMS = termsOf<FreightTermRecord>({
  table: 'erp.freight_terms',
  key: ({ market, plant = '' }) => ({ market, plant, currency: marketFacts(market).currency }),
  values: ({ freight, freeFrom }) => ({ freight, free_from: freeFrom ?? null }),
  names: OF_PLANT,
});

export const PRICE_TERMS = termsOf<PriceTermRecord>({
  table: 'erp.price_terms',
  key: ({ market, sapMaterialNumber = '' }) => ({ market, sap_material_number: sapMaterialNumber }),
  values: ({ clearancePercent, cableCutFee }) => ({
    clearance_percent: clearancePercent ?? null,
    cable_cut_fee: cableCutFee ?? null,
  }),
  names: { kind: 'material', code: ({ sapMaterialNumber }) => sapMaterialNumber },
});

export const SPECIAL_ORDER_TIMES = termsOf<SpecialOrderTimeRecord>({
  table: 'erp.special_order_times',
  key: ({ market, plant = '', supplyStatus }) => ({ market, plant, supply_status: supplyStatus }),
  values: ({ workingDays }) => ({ working_days: workingDays }),
  names: OF_PLANT,
});
