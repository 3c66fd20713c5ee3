import type { PdfCatalogSettings } from '@grossist/contracts';
import { RANK_GAP } from '@grossist/domain';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { type Database, type Transaction, transaction } from '../../../db/index.ts';

/** A catalog of the demo's first customer, or the basket of its reader. */
interface DemoCatalogue {
  settings: Partial<Omit<PdfCatalogSettings, 'accountNumber'>> & { name: string };
  /** Sign-in of who made it. */
  maker: string;
  isBasket: boolean;
  /** Materials that the company ordered most, from the first of them on; and by their number. */
  mostOrdered: { from: number; count: number };
  numbers: readonly string[];
  /** Notes of the first lines. */
  notes: readonly string[];
  /** Days ago. */
  age: number;
}

const METTE = 'buyer@nordkraft.example';
const JONAS = 'colleague@nordkraft.example';

/** Whose basket the demo shows. */
const DEMO_READER = METTE;

const DEMO_CATALOGUES: readonly DemoCatalogue[] = [
  {
    settings: {
      name: 'Havneboligerne, opgang 3',
      description: 'Det, vi har installeret. Gem mappen i teknikrummet.',
      type: 'documentation',
      contactName: 'Mette Holm',
      introductionText:
        'Her finder du alt, hvad der er bygget ind i opgangen, med numre til genbestilling.\n\nRing, hvis noget skal skiftes.',
      includeTechnicalSpecifications: true,
      headings: 'catalogNode',
      hasTableOfContents: true,
      barcodeType: 'ean',
    },
    maker: METTE,
    isBasket: false,
    mostOrdered: { from: 0, count: 18 },
    numbers: ['1000001', '1000003'],
    notes: ['Fordelingstavle, 1. sal', '', 'Trapperum, alle etager'],
    age: 4,
  },
  {
    settings: {
      name: 'Lager, reol A',
      description: 'Til hyldeforkanter',
      type: 'labelPrint',
      barcodeType: 'el',
      sortOrder: 'number',
      includeNotes: false,
    },
    maker: JONAS,
    isBasket: false,
    mostOrdered: { from: 5, count: 30 },
    numbers: [],
    notes: [],
    age: 12,
  },
  {
    settings: {
      name: 'Badeværelser: forslag til beboere',
      description: 'Vejledende priser uden montage',
      type: 'catalog',
      contactName: 'Mette Holm',
      priceOptions: 'listPrice',
      picturesPerRow: 3,
      sortOrder: 'name',
    },
    maker: METTE,
    isBasket: false,
    mostOrdered: { from: 12, count: 12 },
    numbers: ['1000004', '1000005'],
    notes: ['Over spejlet', 'Også i sort'],
    age: 40,
  },
  {
    settings: { name: 'PDF' },
    maker: METTE,
    isBasket: true,
    mostOrdered: { from: 2, count: 4 },
    numbers: [],
    notes: ['Til kælderen'],
    age: 0,
  },
];

/** Guards against two processes that start together. */
const LOCK = 4_400_000_082;

interface Maker {
  id: string;
  company_id: string;
}

/** What the company ordered most, most often first. */
const findMostOrdered = async (tx: Transaction, companyId: string): Promise<readonly string[]> => {
  const { rows } = await sql<{ number: string }>`
    select o.sap_material_number as number from ordered_materials o
    join materials m on m.sap_material_number = o.sap_material_number and m.status = '10' and 'DK' = any(m.markets)
    where o.company_id = ${companyId} group by 1 order by sum(o.orders) desc, 1 limit 40`.execute(tx);
  return rows.map(({ number }) => number);
};

const makeCatalogue = async (
  tx: Transaction,
  { settings, isBasket, age, notes, numbers, mostOrdered: { from, count } }: DemoCatalogue,
  maker: Maker,
  mostOrdered: readonly string[],
): Promise<void> => {
  const id = uuidv7();
  const madeAt = sql<Date>`now() - ${age} * interval '1 day'`;
  await tx
    .insertInto('pdf_catalogues')
    .values({
      id,
      company_id: maker.company_id,
      basket_of: isBasket ? maker.id : null,
      name: settings.name,
      description: settings.description,
      type: settings.type,
      contact_name: settings.contactName,
      introduction_text: settings.introductionText,
      include_notes: settings.includeNotes,
      include_technical_specifications: settings.includeTechnicalSpecifications,
      barcode_type: settings.barcodeType,
      price_options: settings.priceOptions,
      sort_order: settings.sortOrder,
      headings: settings.headings,
      has_table_of_contents: settings.hasTableOfContents,
      pictures_per_row: settings.picturesPerRow,
      language: 'da-DK',
      created_by: maker.id,
      created_at: madeAt,
      modified_by: maker.id,
      modified_at: madeAt,
    })
    .execute();
  const wanted = [...new Set([...numbers, ...mostOrdered.slice(from, from + count)])];
  await sql`
    insert into pdf_catalogue_lines (catalogue_id, sap_material_number, position, note)
    select ${id}, n.number, n.place * ${RANK_GAP}, n.note
    from unnest(${wanted}::text[], ${wanted.map((_, index) => notes[index] ?? '')}::text[])
      with ordinality as n (number, note, place)
    join materials m on m.sap_material_number = n.number order by n.place`.execute(tx);
};

/** Makes the demo's catalogs and a basket, where its first customer has no catalog. */
export const makeDemoCatalogues = (db: Database) => (): Promise<void> =>
  transaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
    const { rows } = await sql<Maker & { email: string }>`
        select id, company_id, email from contacts
        where email = any(${DEMO_CATALOGUES.map(({ maker }) => maker)}::text[]) and company_id is not null`.execute(tx);
    const makers = new Map(rows.map((row) => [row.email, row]));
    const reader = makers.get(DEMO_READER);
    if (reader === undefined) return;
    const made = await sql`
        select from pdf_catalogues where company_id = ${reader.company_id} limit 1`.execute(tx);
    if (made.rows.length > 0) return;
    const mostOrdered = await findMostOrdered(tx, reader.company_id);
    for (const catalogue of DEMO_CATALOGUES) {
      const maker = makers.get(catalogue.maker);
      // Four catalogs, once for each shop.
      // oxlint-disable-next-line no-await-in-loop
      if (maker) await makeCatalogue(tx, catalogue, maker, mostOrdered);
    }
  });
