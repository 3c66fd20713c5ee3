import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inspectImage, inspectUpload, isFaulty } from '../../src/index.ts';
import { aGif, aJpeg, aPng, bytesOf, joined } from './files.ts';

const FILES = { png: aPng, gif: aGif, jpeg: aJpeg } as const;
const formats = fc.constantFrom('png', 'gif', 'jpeg');

describe('pictures', () => {
  it('are known by content, with their size', () => {
    // Of a GIF some widths from 2,304 on read as an operator and the beginning of a script, and are refused.
    fc.assert(
      fc.property(formats, fc.integer({ min: 1, max: 2303 }), fc.integer({ min: 1, max: 4000 }), (format, w, h) => {
        expect(inspectUpload(FILES[format](w, h))).toEqual({ format, width: w, height: h });
      }),
    );
  });

  it('are refused when they end anywhere before their end', () => {
    for (const file of [aPng(), aGif(), aJpeg()])
      for (let length = 0; length < file.length; length += 1)
        expect(isFaulty(inspectImage(file.subarray(0, length))), `${length} of ${file.length} bytes`).toBe(true);
  });

  it('are refused with anything behind their end', () => {
    const tails = fc.uint8Array({ minLength: 1, maxLength: 40 }).filter((tail) => tail.some((byte) => byte !== 0));
    fc.assert(
      fc.property(formats, tails, (format, tail) => {
        expect(inspectImage(joined(FILES[format](), tail))).toEqual({ fault: 'trailing-data' });
      }),
    );
  });

  it('of a camera may have further pictures and zeros behind them', () => {
    const photograph = joined(aJpeg(40, 30), new Uint8Array(7), aJpeg(4, 3));
    expect(inspectImage(photograph)).toEqual({ format: 'jpeg', width: 40, height: 30 });
  });

  it.each([
    ['png', 50_000, 50_000],
    ['jpeg', 50_000, 50_000],
    ['gif', 50_000, 50_000],
    ['png', 30_000, 1],
    ['jpeg', 1, 30_000],
    ['png', 4_294_967_295, 4_294_967_295],
  ] as const)('in %s of %i x %i pixels are refused without being decoded', (format, width, height) => {
    expect(inspectImage(FILES[format](width, height))).toEqual({ fault: 'too-many-pixels' });
  });

  it('without a pixel are refused', () => {
    for (const make of [aPng, aGif, aJpeg]) expect(inspectImage(make(0, 5))).toEqual({ fault: 'damaged' });
  });

  it('with very many scans are refused', () => {
    expect(inspectImage(aJpeg(2, 3, 101))).toEqual({ fault: 'too-many-frames' });
  });

  it.each(['/*', '//', '= ', '=\n', '\n=', '(1'])('that are a script as well are refused: GIF89a%j', (operator) => {
    const screen = [...bytesOf(operator), 1, 0];
    expect(inspectImage(aGif(0, 0, screen, '*/=1;alert(1)//'))).toEqual({ fault: 'script' });
  });
});

describe('any bytes', () => {
  it('are judged without an exception', () => {
    const started = fc
      .tuple(formats, fc.nat(), fc.uint8Array({ maxLength: 60 }))
      .map(([format, at, noise]) => joined(FILES[format]().subarray(0, at % 60), noise));
    fc.assert(
      fc.property(fc.oneof(started, fc.uint8Array({ maxLength: 200 })), (bytes) => {
        expect(inspectUpload(bytes)).toBeTypeOf('object');
      }),
    );
  });

  it.each([
    ['<!doctype html><script>alert(1)</script>', 'markup'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'markup'],
    ['<?php echo 1 ?>', 'markup'],
    ['name;price\nlamp <img src=x>;2', 'markup'],
    ['PK\u0003\u0004archive', 'not-text'],
    ['%PDF-1.7\n\u0000', 'not-text'],
    ['', 'empty'],
    [' \r\n', 'empty'],
  ])('are refused as %j', (content, fault) => {
    expect(inspectUpload(bytesOf(content))).toMatchObject({ fault });
  });
});

describe('tables in CSV', () => {
  it.each([
    'Number;Quantity\n1000001;3\n1000002;-42\n',
    '\uFEFFnumber,name\r\n1,"Lamp, 5 W"\r\n',
    '1000001\n1000002\n',
    "note;number\n'=1+1;-0,75\nBlåbær;+45 12 34\n",
  ])('are accepted: %j', (content) => {
    expect(inspectUpload(bytesOf(content))).toEqual({ format: 'csv' });
  });

  it.each([
    ['a price without decimals', 'number;price\n1;100,-\n'],
    ['a hint of the delimiter', 'sep=;\nnumber;price\n1;100,-\n'],
    ['quotes, doubled ones and lines in a cell', '"a ""b"" =1";"two\nlines"\n"c";2\n'],
  ])('with %s are accepted', (_, content) => {
    expect(inspectUpload(bytesOf(content))).toEqual({ format: 'csv' });
  });

  it('count lines within quoted cells', () => {
    expect(inspectUpload(bytesOf('a;"two\nlines"\r\nb;"=1"\r'))).toEqual({ fault: 'formula', line: 3 });
  });

  it('in Windows-1252 are accepted', () => {
    expect(inspectUpload(Uint8Array.from([...bytesOf('navn;antal\nr'), 0xf8, ...bytesOf('r;2\n')]))).toEqual({
      format: 'csv',
    });
  });

  it.each(['=1+1', '+Stue', '@SUM(A1)', '-5°C', '=cmd|calc', '"=HYPERLINK(1)"', ' =1', '|x'])(
    'with a cell that a spreadsheet computes are refused with its line: %s',
    (cell) => {
      expect(inspectUpload(bytesOf(`number;note\n1;ok\n2;${cell}\n`))).toEqual({ fault: 'formula', line: 3 });
    },
  );
});
