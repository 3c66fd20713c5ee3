import { type CatalogueFormat, detectFormat, readerOf, readers } from '@grossist/catalogue-formats';
import { describe, expect, it } from 'vitest';
import { latin1, utf8 } from './bytes.ts';

describe('the format of a file is told by its content:', () => {
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
