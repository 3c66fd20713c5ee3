import type { CatalogueReader } from '../reader.ts';
import { readXml } from '../xml/index.ts';
import { FileReading } from './file-reading.ts';
import { recognisesBmecat } from './recognise.ts';

/** BMEcat 1.2, 2005, 2005.1 and 2005.2: T_NEW_CATALOG, T_UPDATE_PRODUCTS and T_UPDATE_PRICES. */
export const bmecatReader: CatalogueReader = {
  format: 'bmecat',
  recognises: recognisesBmecat,
  read: (source) => readXml(source, new FileReading()),
};
