import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CP850, decodeLine, WINDOWS_1252 } from '../src/line-encoding.ts';

import { latin1, utf8 } from './bytes.ts';

const inPage = (page: string, text: string): Uint8Array =>
  Uint8Array.from(text, (char) => (char < '\u0080' ? char.charCodeAt(0) : 0x80 + page.indexOf(char)));

const NAMES = [
  'UTENDØRSMATTER',
  'BLÅ-GUL/GRØNN',
  'Utenpåliggende, trådløs',
  'TREKKEFJÆR',
  'støpsel',
  'væske for rør',
  'Ø20 mm rør',
  '40°C føler',
  '2,5mm² kabel på rull',
  'Schalter für Außenbereich',
  'Kabelhållare vägg',
  'Gulvføler ±2°C',
];

describe('the text of a line of unknown encoding', () => {
  it('has both code pages whole', () => {
    expect([CP850.length, WINDOWS_1252.length]).toEqual([128, 128]);
    expect([new Set(CP850).size, new Set(WINDOWS_1252).size]).toEqual([128, 128]);
    const decoder = new TextDecoder('windows-1252');
    expect(decoder.decode(Uint8Array.from({ length: 96 }, (_, index) => 0xa0 + index))).toBe(WINDOWS_1252.slice(32));
  });

  it.each(NAMES)('is found in UTF-8, Windows-1252 and CP850: %s', (name) => {
    expect(decodeLine(utf8(name))).toEqual({ text: name, encoding: 'utf-8' });
    expect(decodeLine(inPage(WINDOWS_1252, name))).toEqual({ text: name, encoding: 'windows-1252' });
    expect(decodeLine(inPage(CP850, name))).toEqual({ text: name, encoding: 'cp850' });
  });

  it('is found byte by byte in a line that mixes two', () => {
    expect(decodeLine(latin1('R\u00d8R GR\u00c5 2,5mm\u00fd 60W/m\u00fd EIGER\u009dY'))).toEqual({
      text: 'RØR GRÅ 2,5mm² 60W/m² EIGERØY',
      encoding: 'mixed',
    });
  });

  it('is ASCII where nothing else is in it', () => {
    expect(decodeLine(latin1('VL;1;Kabel'))).toEqual({ text: 'VL;1;Kabel', encoding: 'ascii' });
  });

  it('is always detected, for any bytes, and keeps its ASCII', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        const { text } = decodeLine(bytes);
        const ascii = [...bytes].filter((byte) => byte < 0x80).length;
        // Composing may join an ASCII letter with a mark that follows it.
        expect([...text.normalize('NFD')].filter((char) => char < '\u0080').length).toBeGreaterThanOrEqual(ascii);
      }),
    );
  });
});
