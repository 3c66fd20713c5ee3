import type { EtimFeature, FeatureValue } from '@grossist/catalogue-formats';
import type { PdfBarcodeType } from '@grossist/contracts';
import { encodedNumber, type Language, type Texts, textIn } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import { sql } from 'kysely';
import { anyOf, type Database } from '../../../db/index.ts';
import {
  attributesOf,
  type CatalogueReader,
  type MediaRow,
  presentDocuments,
  presentPath,
  type Reference,
} from '../../catalogue/index.ts';
import type { CatalogueLine, DocumentPicture } from './catalogue-document.ts';

/** What a catalog prints of a material beside its line. */
export interface LineFacts {
  number: string;
  names: Texts;
  product_names: Texts;
  code: string;
  type_designation: string;
  el_number: string;
  hws_number: string;
  ean: string;
  descriptions: Texts;
  product_descriptions: Texts;
  features: Readonly<Record<string, FeatureValue>>;
  class_features: readonly EtimFeature[] | null;
}

/** Returns the facts of materials by SAP number. One query. */
export const readLineFacts =
  (db: Database) =>
  async (sapMaterialNumbers: readonly string[]): Promise<ReadonlyMap<string, LineFacts>> => {
    const { rows } = await sql<LineFacts>`
      select m.sap_material_number as number, m.names, p.names as product_names, m.code, m.type_designation, m.el_number,
        m.hws_number, m.ean, m.descriptions, p.descriptions as product_descriptions, m.features,
        c.features as class_features
      from materials m join products p on p.code = m.product_code
      left join etim_classes_known c on c.code = coalesce(m.class_code, p.class_code)
      where m.sap_material_number = ${anyOf(sapMaterialNumbers)}`.execute(db);
    return new Map(rows.map((row) => [row.number, row]));
  };

/** Documents of one material that a catalog prints. */
const MOST_DOCUMENTS = 50;

/** Returns the documents and links of materials by SAP number, at most 50 of each. One query. */
export const readLineDocuments =
  (db: Database) =>
  async (sapMaterialNumbers: readonly string[]): Promise<ReadonlyMap<string, readonly MediaRow[]>> => {
    const { rows } = await sql<MediaRow & { number: string }>`
      select * from (
        select m.sap_material_number as number, m.kind, m.source, m.language, m.document_type, m.mime_type, m.titles,
          t.texts as type_names,
          row_number() over (partition by m.sap_material_number order by m.position, m.kind, m.source, m.language) as place
        from material_media m
        left join translations t on t.code = m.document_type
          and t.kind = case m.kind when 'link' then 'url-type' else 'document-type' end
        where m.sap_material_number = ${anyOf(sapMaterialNumbers)} and m.kind in ('document', 'link')
      ) media where place <= ${MOST_DOCUMENTS} order by number, place`.execute(db);
    const byNumber = new Map<string, MediaRow[]>();
    for (const { number, ...row } of rows) byNumber.set(number, [...(byNumber.get(number) ?? []), row]);
    return byNumber;
  };

/** A line of a catalog before its material is read. */
export interface WantedLine {
  number: string;
  note: string;
  /** '' without headings. */
  nodeCode: string;
}

export interface LineOptions {
  barcodeType: PdfBarcodeType;
  hasSpecifications: boolean;
  hasNotes: boolean;
  hasDescriptions: boolean;
  hasDocuments: boolean;
  /** Of the shop, for addresses without one. */
  publicUrl: string;
}

/** ETIM feature "Colour". */
const COLOR = 'EF000007';

const typeOf = (facts: LineFacts, { features }: Reference, language: Language): string => {
  const value = facts.features[COLOR];
  const color =
    typeof value === 'string' ? textIn(features.get(COLOR)?.values.get(value) ?? {}, language)?.text : undefined;
  return [facts.type_designation, color ?? ''].filter((text) => text !== '').join(', ');
};

const specificationOf = ({ Name, Value, Unit }: ReturnType<typeof attributesOf>[number]) =>
  [Name, Unit === '' ? Value : `${Value} ${Unit}`] as const;

/** Presents a material as a catalog prints it. Nothing of it is markup. */
export const presentLine = (
  { note, nodeCode }: WantedLine,
  facts: LineFacts,
  { media, price, picture }: { media: readonly MediaRow[]; price: string; picture: DocumentPicture | undefined },
  { barcodeType, hasSpecifications, hasNotes, hasDescriptions, hasDocuments, publicUrl }: LineOptions,
  reader: CatalogueReader,
  reference: Reference,
): CatalogueLine => {
  const { language } = reader;
  const text = textFor(language);
  const numbers = [
    [text('printedCatalog.el'), facts.el_number],
    [text('printedCatalog.hws'), facts.hws_number],
    [text('printedCatalog.ean'), facts.ean],
    [text('printedCatalog.sap'), facts.number],
  ] as const;
  const attributes = attributesOf(facts, reference, reader);
  const description = textIn(facts.descriptions, language) ?? textIn(facts.product_descriptions, language);
  return {
    sapMaterialNumber: facts.number,
    headings:
      nodeCode === ''
        ? []
        : presentPath(reference, nodeCode, language).map(({ CatalogNodeId, Name }) => ({
            code: CatalogNodeId,
            name: Name,
          })),
    name: (textIn(facts.names, language) ?? textIn(facts.product_names, language))?.text ?? facts.code,
    type: typeOf(facts, reference, language),
    numbers: numbers.filter(([, number]) => number !== ''),
    text: hasDescriptions ? (description?.text ?? '') : '',
    note: hasNotes ? note : '',
    price,
    specifications: hasSpecifications ? attributes.map(specificationOf) : [],
    documents: hasDocuments
      ? presentDocuments(media, { code: facts.number, hasAttributes: attributes.length > 0 }, language).map(
          ({ Title, Url }) => ({
            title: Title || Url,
            url: new URL(Url, publicUrl).href,
          }),
        )
      : [],
    barcode:
      barcodeType === 'none'
        ? undefined
        : encodedNumber(barcodeType, { ean: facts.ean, el: facts.el_number, hws: facts.hws_number }),
    picture,
  };
};
