/** ETIM International's own files of its class model. */
export { etimReader } from './etim-reader.ts';
