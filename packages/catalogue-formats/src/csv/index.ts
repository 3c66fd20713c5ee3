/** Tables as spreadsheets and other systems write them. */
export { csvReader } from './csv-reader.ts';
