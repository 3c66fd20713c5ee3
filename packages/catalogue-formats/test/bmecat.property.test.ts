import { NotThisFormat } from '@grossist/catalogue-formats';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { bmecat, file, price, prices, product } from './bmecat-fixture.ts';
import { inPieces, readAll, utf8 } from './bytes.ts';

const text = fc.oneof(
  fc.constantFrom(
    '',
    '0',
    '1',
    '2,5',
    '-1',
    '99999999999999',
    'EUR',
    'C62',
    'true',
    '-',
    'EV000154',
    'EC000042',
    'ETIM-9.0',
  ),
  fc.constantFrom('2026-02-30', '2026-01-01', '&amp;sup2;', '&lt;br&gt;', '&#xD;\r\n', 'æøå 😀', ']]', '__proto__'),
  fc.string({ maxLength: 10 }).map((raw) => raw.replaceAll(/[<&>]/g, '')),
);
const name = fc.constantFrom(
  ...'PRODUCT_DETAILS DESCRIPTION_SHORT EAN KEYWORD PRODUCT_FEATURES REFERENCE_FEATURE_SYSTEM_NAME FEATURE'.split(' '),
  ...'REFERENCE_FEATURE_GROUP_ID FNAME FVALUE PRODUCT_ORDER_DETAILS ORDER_UNIT PRICE_QUANTITY NO_CU_PER_OU'.split(' '),
  ...'PRODUCT_PRICE_DETAILS PRODUCT_PRICE PRICE_AMOUNT LOWER_BOUND MIME_INFO MIME MIME_SOURCE PRODUCT_REFERENCE'.split(
    ' ',
  ),
  ...'PROD_ID_TO USER_DEFINED_EXTENSIONS UDX.EDXF.GTIN SUPPLIER_PID OTHER'.split(' '),
);
const attributes = fc.constantFrom('', ' lang="deu"', ' type="similar"', ' price_type="net_list"');
const { tree } = fc.letrec<{ tree: string; leaf: string; branch: string }>((tie) => ({
  tree: fc.oneof({ maxDepth: 5 }, tie('leaf'), tie('branch')),
  leaf: fc.tuple(name, attributes, text).map(([tag, given, inner]) => `<${tag}${given}>${inner}</${tag}>`),
  branch: fc
    .tuple(name, attributes, fc.array(tie('tree'), { maxLength: 4 }))
    .map(([tag, given, children]) => `<${tag}${given}>${children.join('\n')}</${tag}>`),
}));
const part = fc.oneof(
  { weight: 4, arbitrary: tree.map((inner) => `<PRODUCT><SUPPLIER_PID>X</SUPPLIER_PID>${inner}</PRODUCT>`) },
  { weight: 4, arbitrary: tree.map((rest) => product({ rest: rest + prices(price('1.5')) })) },
  { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('<', '</PRODUCT>', '<!-- -->', '<![CDATA[x]]>', '\u0001', '<PRODUCT', '<?pi x?>'),
  },
);
const transaction = fc.constantFrom('T_NEW_CATALOG', 'T_UPDATE_PRODUCTS', 'T_UPDATE_PRICES', 'T_OTHER');
const fileBytes = fc
  .tuple(fc.array(part, { maxLength: 8 }), transaction)
  .map(([parts, kind]) => utf8(file(parts.join('\r\n'), { transaction: kind })));

it('reads or refuses each product of any transaction without failing', async () => {
  await fc.assert(
    fc.asyncProperty(fileBytes, async (bytes) => {
      const events = await readAll(bmecat, inPieces(bytes));
      expect(events[0]).toMatchObject({ type: expect.stringMatching(/note|refused/) });
      for (const event of events) if (event.type !== 'note') expect(event.line).toBeGreaterThan(0);
    }),
  );
});

it('the events of a file are the same wherever its pieces end', async () => {
  await fc.assert(
    fc.asyncProperty(fileBytes, fc.array(fc.nat(2000), { maxLength: 30 }), async (bytes, cuts) => {
      expect(await readAll(bmecat, inPieces(bytes, cuts))).toEqual(await readAll(bmecat, inPieces(bytes)));
    }),
  );
});

it('bytes of any kind are read or refused as another format, and never fail otherwise', async () => {
  const start = fc.constantFrom(
    '',
    '<',
    '<?xml version="1.0" encoding="',
    '<BMECAT',
    '<BMECAT version="1.2">',
    '\ufeff<',
    '<!DOCTYPE BMECAT [',
  );
  await fc.assert(
    fc.asyncProperty(start, fc.uint8Array({ maxLength: 300 }), async (begin, bytes) => {
      const whole = new Uint8Array([...utf8(begin), ...bytes]);
      expect(typeof bmecat.recognises(whole)).toBe('boolean');
      try {
        await readAll(bmecat, inPieces(whole));
      } catch (error) {
        expect(error).toBeInstanceOf(NotThisFormat);
      }
    }),
  );
});

it('no text of a file makes a feature’s value of another type than the catalogue knows', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 3 }), async (values) => {
      const inner = values.map((value) => `<FVALUE>${value}</FVALUE>`).join('');
      const rest = `<PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ETIM-9.0</REFERENCE_FEATURE_SYSTEM_NAME>
<REFERENCE_FEATURE_GROUP_ID>EC000042</REFERENCE_FEATURE_GROUP_ID><FEATURE><FNAME>EF000001</FNAME>${inner}</FEATURE></PRODUCT_FEATURES>`;
      for (const event of await readAll(bmecat, inPieces(utf8(file(product({ rest })))))) {
        if (event.type !== 'record' || event.record.kind !== 'material') continue;
        for (const value of Object.values(event.record.features ?? {})) {
          const numbers = typeof value === 'number' ? [value] : Array.isArray(value) ? value : [];
          expect(numbers.every(Number.isFinite)).toBe(true);
          if (typeof value === 'string') expect(value.length).toBeLessThanOrEqual(100);
        }
      }
    }),
  );
});
