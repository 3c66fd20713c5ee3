import type { PdfBarcodeType } from '@grossist/contracts';
import { encodedNumber, type Language, textIn } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import {
  attributesOf,
  type CatalogueReader,
  type MediaRow,
  presentDocuments,
  presentPath,
  type Reference,
} from '../../catalogue/index.ts';
import type { CatalogueLine, DocumentPicture } from './catalogue-document.ts';
import type { LineFacts } from './line-facts.ts';

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
