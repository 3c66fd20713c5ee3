import { type CatalogueFormat, detectFormat, readerOf, readers } from '@grossist/catalogue-formats';
import { describe, expect, it } from 'vitest';
import { latin1, utf8 } from './bytes.ts';

describe('the format of a file is recognized by its content:', () => {
  it.each<[head: string, format: CatalogueFormat | undefined]>([
    ['VH;EFONELFO;4.0;NO1', 'efonelfo'],
    ['\ufeff"RH";"EFONELFO";"4.0"', 'efonelfo'],
    ['VH;EFONELFO;3.0;NO1', 'efonelfo'],
    ['{"kind":"supplier","code":"x","name":"y"}', 'ndjson'],
    ['\ufeff\n{"code":"x", "kind" : "material", "names": {"nb"', 'ndjson'],
    ['', undefined],
    ['<?xml version="1.0"?><BMECAT>', 'bmecat'],
    ['<?xml version="1.0"?><CATALOG>', undefined],
    ['VH;OTHER;4.0', undefined],
    ['{\n  "kind": "supplier"\n}', undefined],
    ['[{"kind":"supplier"}]', undefined],
    ['PK\u0003\u0004', undefined],
    ['DK\t2600\tGlostrup\tCapital Region\t17\t\t\t\t\t55.6666\t12.4\t4', 'geonames'],
    ['\ufeffSE\t624 66\tFårö\tGotland\t05\t\t\t\t\t57.9\t19.1\t', 'geonames'],
    ['DK\t2600\tGlostrup', undefined],
    ['country_code,zipcode,place,state,latitude,longitude', 'csv'],
  ])('%j', (head, format) => {
    expect(detectFormat(utf8(head))).toBe(format);
  });

  it('bytes of no encoding are of no format', () => {
    expect(detectFormat(latin1('\u00ff\u00feV\u0000H\u0000'))).toBeUndefined();
  });

  it('and every format has its reader', () => {
    expect(readers.map((reader) => readerOf(reader.format))).toEqual(readers);
  });
});
