/** The ETIM class model as one XML document (IXF). */
export { readIxf } from './read-ixf.ts';
export { recognisesIxf } from './recognise.ts';
