import type { PdfCatalogSettings } from '@grossist/contracts';

/** A catalog of the demo's first customer, or the basket of its reader. */
export interface DemoCatalogue {
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
export const DEMO_READER = METTE;

export const DEMO_CATALOGUES: readonly DemoCatalogue[] = [
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
