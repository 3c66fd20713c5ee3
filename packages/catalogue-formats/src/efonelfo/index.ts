/** EFONELFO, the price files of the Norwegian trade. */
export { efonelfoReader } from './efonelfo-reader.ts';
