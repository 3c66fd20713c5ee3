import type { ReadEvent } from '@grossist/catalogue-formats';
import { describe, expect, it } from 'vitest';
import { TextStore } from '../src/datanorm/text-store.ts';
import { notesOf, recordsOf, refusedOf } from './bytes.ts';
import { article4, article5, OF_RHEIN, read4, read5, second4 } from './datanorm-fixture.ts';

const withKey = article4({ key: 'T1' });
const text = 'T;N;T1;;1;;Erste Zeile ;2;;zweite   Zeile;';
const more = 'T;N;T1;;3;; ;4;;dritte;';
const description = { de: 'Erste Zeile\nzweite Zeile\n\ndritte' };

const materialsIn = (events: readonly ReadEvent[]) =>
  recordsOf(events).flatMap((record) => (record.kind === 'material' ? [record] : []));
const amendmentsIn = (events: readonly ReadEvent[]) =>
  recordsOf(events).flatMap((record) => (record.kind === 'material-amendment' ? [record] : []));
const codesIn = (events: readonly ReadEvent[]) => notesOf(events).map((note) => note.code);

describe('a DATANORM long text', () => {
  it('before its article becomes the description', async () => {
    const events = await read4(text, more, withKey);
    expect(materialsIn(events)[0]?.descriptions).toEqual(description);
    expect(amendmentsIn(events)).toEqual([]);
  });

  it('right behind its article becomes the description, with the second line between them or not', async () => {
    for (const between of [[], [second4({ pack: '5' })]]) {
      const events = await read4(withKey, ...between, text, more, article4({ number: '2' }));
      expect(materialsIn(events)[0]?.descriptions).toEqual(description);
      expect(amendmentsIn(events)).toEqual([]);
    }
  });

  it('after other articles amends those that were emitted without it, each once', async () => {
    const events = await read4(withKey, article4({ number: '2', key: 'T1' }), article4({ number: '3' }), text, more);
    expect(materialsIn(events).map((material) => material.descriptions)).toEqual([undefined, undefined, undefined]);
    expect(amendmentsIn(events)).toEqual([
      { ...OF_RHEIN, supplierNumber: '4711', descriptions: description },
      { ...OF_RHEIN, supplierNumber: '2', descriptions: description },
    ]);
    expect(codesIn(events)).not.toContain('missing-text');
  });

  it('may belong to several articles', async () => {
    const events = await read4(text, more, withKey, article4({ number: '2', key: 'T1' }));
    expect(materialsIn(events).map((material) => material.descriptions)).toEqual([description, description]);
  });

  it('that no article has is noted, and an article with a missing text as well', async () => {
    const events = await read4('T;N;STRAY;;1;;Text;2;;;', withKey, article4({ number: '2', key: 'T1' }));
    expect(notesOf(events)).toContainEqual(expect.objectContaining({ code: 'unused-text', line: 2 }));
    expect(notesOf(events)).toContainEqual(
      expect.objectContaining({
        line: 3,
        code: 'missing-text',
        text: expect.stringContaining('Lines: 2'),
        times: 2,
      }),
    );
  });

  it('that continues after an article was given it is noted', async () => {
    const events = await read4(
      text,
      withKey,
      article4({ number: '2', key: 'T1' }),
      more,
      article4({ number: '3', key: 'T1' }),
    );
    expect(materialsIn(events).map((material) => material.descriptions?.de?.split('\n').length)).toEqual([2, 4, 4]);
    expect(codesIn(events)).toContain('text-reopened');
  });

  it('of version 5 has a row a line, and a semicolon in it stays', async () => {
    const events = await read5('T;N;K;1;01;Farbe;rot;', 'T;N;K;1;02;Schutzart   IP 65;', article5({ key: 'K' }));
    expect(materialsIn(events)[0]?.descriptions).toEqual({ de: 'Farbe; rot\nSchutzart IP 65' });
  });

  it('has the bullets of DOS as bullets', async () => {
    const events = await read5('T;N;K;1;01;\u0007 rot;', article5({ key: 'K' }));
    expect(materialsIn(events)[0]?.descriptions).toEqual({ de: '• rot' });
  });

  it('keeps the question marks of lost letters, with one note of the file', async () => {
    const events = await read5(
      'T;N;K;1;01;f?r T?ren;',
      'T;N;K;1;02;?bertragung;',
      'T;N;K;1;03;Was?;',
      article5({ key: 'K' }),
    );
    expect(materialsIn(events)[0]?.descriptions).toEqual({ de: 'f?r T?ren\n?bertragung\nWas?' });
    expect(notesOf(events).find((note) => note.code === 'lost-characters')?.text).toMatch(/^Lines: 2, the first is 2/);
  });

  it('of more than 20,000 characters is cut, with a note of the file', async () => {
    const rows = Array.from({ length: 700 }, (_, row) => `T;N;K;1;${row};${'x'.repeat(40)};`);
    const events = await read5(...rows, article5({ key: 'K' }));
    const length = materialsIn(events)[0]?.descriptions?.de?.length ?? 0;
    expect(length).toBeGreaterThan(10_000);
    expect(length).toBeLessThanOrEqual(20_000);
    expect(codesIn(events)).toContain('text-cut');
    expect(refusedOf(events)).toEqual([]);
  });

  it('that is deleted changes nothing', async () => {
    const events = await read4('T;L;T1;;1;;Text;2;;;', withKey);
    expect(materialsIn(events)[0]).not.toHaveProperty('descriptions');
    expect(codesIn(events)).toContain('deleted-text');
  });
});

describe('a DATANORM dimension text', () => {
  it('completes the long text, wherever the two stand', async () => {
    const dimension = 'D;N;4711;1;F;;80 x 80;2;F;;cm;';
    const expected = { de: 'Erste Zeile\nzweite Zeile\n80 x 80\ncm' };
    for (const lines of [
      [text, dimension, withKey],
      [withKey, dimension, text],
      [withKey, text, dimension],
    ]) {
      expect(materialsIn(await read4(...lines))[0]?.descriptions).toEqual(expected);
    }
    const late = await read4(text, withKey, article4({ number: '2' }), dimension);
    expect(materialsIn(late)[0]?.descriptions).toEqual({ de: 'Erste Zeile\nzweite Zeile' });
    expect(amendmentsIn(late)).toEqual([{ ...OF_RHEIN, supplierNumber: '4711', descriptions: expected }]);
  });

  it('may insert an earlier block (E in version 4, T with mark 2 in version 5)', async () => {
    const four = await read4('E;N;B1;;1;;Block;2;; ;', article4(), 'D;N;4711;1;T;B1;;2;F;;80 x 80;');
    expect(materialsIn(four)[0]?.descriptions).toEqual({ de: 'Block\n\n80 x 80' });
    const five = await read5('T;N;B1;2;1;Block;', article5(), 'D;N;4711;1;E;80 x 80;B1;');
    expect(materialsIn(five)[0]?.descriptions).toEqual({ de: 'Block\n80 x 80' });
    expect(codesIn(await read4(article4(), 'D;N;4711;1;T;B9;Text;'))).toContain('missing-block');
  });
});

describe('the store of texts', () => {
  it('evicts texts of articles first, then the oldest', () => {
    const store = new TextStore(900);
    for (const key of ['used', 'old', 'new']) store.add(key, 'x'.repeat(99), 1);
    store.use('used', 'A');
    expect(store.makeRoom()).toEqual([]);
    store.add('newest', 'x'.repeat(99), 4);
    expect(store.makeRoom()).toEqual([]);
    expect(store.textOf('used')).toBeUndefined();
    store.add('last', 'x'.repeat(99), 5);
    expect(store.makeRoom()).toEqual([1]);
    expect(['old', 'new', 'newest', 'last'].map((key) => store.textOf(key)?.length)).toEqual([undefined, 99, 99, 99]);
  });
});
