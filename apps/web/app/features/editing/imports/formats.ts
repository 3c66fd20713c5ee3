/** The file formats that can be chosen by hand, by what people call them. */
export const FORMATS = [
  { id: 'efonelfo', name: 'EFONELFO 4' },
  { id: 'datanorm', name: 'DATANORM 4 / 5' },
  { id: 'bmecat', name: 'BMEcat' },
  { id: 'etim', name: 'ETIM' },
  { id: 'csv', name: 'CSV' },
  { id: 'geonames', name: 'GeoNames' },
  { id: 'ndjson', name: 'Grossist NDJSON' },
] as const;

/** What a format is called; the code itself where it is no file's ("demo"). */
export const nameOfFormat = (format: string): string => FORMATS.find(({ id }) => id === format)?.name ?? format;
