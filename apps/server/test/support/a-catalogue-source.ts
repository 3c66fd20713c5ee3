import { drawMaterial } from '@grossist/product-drawings';
import type {
  CatalogueHead,
  CatalogueLine,
  CatalogueSource,
} from '../../src/areas/documents/catalogue-print/catalogue-document.ts';

const CLASSES = ['EC000034', 'EC003248', 'EC000042', 'EC000125', 'EC011390'];

export const aCatalogueHead = (traits: Partial<CatalogueHead> = {}): CatalogueHead => ({
  type: 'catalog',
  title: 'Tavlemateriel',
  description: '',
  companyName: 'Nordkraft A/S',
  contactName: '',
  locale: 'da-DK',
  cover: undefined,
  introduction: undefined,
  logo: undefined,
  hasTableOfContents: false,
  hasPageNumbers: true,
  hasPictures: true,
  hasBarcodes: false,
  picturesPerRow: 2,
  priceNote: '',
  ...traits,
});

/** A line by its index, from 0. */
export const aCatalogueLine = (index: number, traits: Partial<CatalogueLine> = {}): CatalogueLine => {
  const sapMaterialNumber = String(5_000_001 + index);
  const name = `Installationskabel ${index + 1}`;
  const svg = drawMaterial({
    sapMaterialNumber,
    classCode: CLASSES[index % CLASSES.length],
    className: 'Cable',
    tree: 'electrical',
    salesUnit: 'MTR',
    features: {},
    typeDesignation: `NOIKLX ${index} 3G1,5`,
    name,
  });
  return {
    sapMaterialNumber,
    headings: [],
    name,
    type: `NOIKLX ${index + 1}x1,5 hvid`,
    numbers: [
      ['EL-nr.', String(1_000_000_001 + index)],
      ['SAP-nr.', sapMaterialNumber],
    ],
    text: '',
    note: '',
    price: '',
    specifications: [],
    documents: [],
    barcode: undefined,
    picture: { path: `/pictures/${sapMaterialNumber}.svg`, content: Buffer.from(svg) },
    ...traits,
  };
};

/** A catalog with its lines, which are made when they are read. */
export const aCatalogueSource = (
  lineCount: number,
  lineAt: (index: number) => CatalogueLine = (index) => aCatalogueLine(index),
  head: CatalogueHead = aCatalogueHead(),
): CatalogueSource => {
  const headings: { title: string; level: number }[] = [];
  let path: readonly string[] = [];
  for (let index = 0; head.hasTableOfContents && index < lineCount; index += 1) {
    const { headings: nodes } = lineAt(index);
    const known = nodes.findIndex(({ code }, at) => code !== path[at]);
    if (known >= 0) nodes.slice(known).forEach(({ name }, at) => headings.push({ title: name, level: known + at + 1 }));
    path = nodes.map(({ code }) => code);
  }
  return {
    head,
    lineCount,
    headings,
    read: async (offset, limit) =>
      Array.from({ length: Math.min(limit, lineCount - offset) }, (_, index) => lineAt(offset + index)),
  };
};
