import { describe, expect, it } from 'vitest';
import { amendmentsOf, file, materialsOf, noteCodes, price, prices, product, read } from './bmecat-fixture.ts';
import { notesOf, recordsOf } from './bytes.ts';

const variant = (supplement: string, ...values: readonly string[]): string =>
  `<VARIANT>${values.join('')}<SUPPLIER_AID_SUPPLEMENT>${supplement}</SUPPLIER_AID_SUPPLEMENT></VARIANT>`;

const value = (text: string, lang = ''): string => `<FVALUE${lang === '' ? '' : ` lang="${lang}"`}>${text}</FVALUE>`;

const varied = (name: string, order: number, variants: readonly string[], more = ''): string =>
  `<FEATURE><FNAME>${name}</FNAME><VARIANTS>${variants.join('')}<VORDER>${order}</VORDER></VARIANTS>${more}</FEATURE>`;

const features = (...body: readonly string[]): string =>
  `<PRODUCT_FEATURES><REFERENCE_FEATURE_SYSTEM_NAME>ETIM-9.0</REFERENCE_FEATURE_SYSTEM_NAME>
<REFERENCE_FEATURE_GROUP_ID>EC003248</REFERENCE_FEATURE_GROUP_ID>${body.join('')}</PRODUCT_FEATURES>`;

const COLOURS = varied('EF000007', 2, [
  variant('-GR', value('grau', 'deu'), value('grey', 'eng')),
  variant('-RT', value('rot', 'deu'), value('red', 'eng')),
]);
const AREAS = varied('EF000060', 1, [variant('/15', value('1.5')), variant('/25', value('2.5'))], '<FUNIT>MMK</FUNIT>');
const ENGLISH = '<DESCRIPTION_SHORT lang="eng">Terminal</DESCRIPTION_SHORT>';

const EAN = '<EAN>4006381333931</EAN>';

const readProducts = async (...products: readonly string[]) => {
  const events = await read(file(products.join('')));
  return { events, materials: materialsOf(events) };
};

const reasonsOf = (events: Awaited<ReturnType<typeof read>>): string[] =>
  events.flatMap((event) => (event.type === 'refused' ? [event.code] : []));

describe('a product with VARIANTS', () => {
  it('is a material for every combination, its supplements in the order of VORDER', async () => {
    const { materials } = await readProducts(product({ rest: features(COLOURS, AREAS) }));
    expect(materials.map(({ supplierNumber }) => supplierNumber)).toEqual([
      'P1/15-GR',
      'P1/15-RT',
      'P1/25-GR',
      'P1/25-RT',
    ]);
    expect(materials.map((material) => material.features)).toEqual([
      { EF000007: 'grau', EF000060: 1.5 },
      { EF000007: 'rot', EF000060: 1.5 },
      { EF000007: 'grau', EF000060: 2.5 },
      { EF000007: 'rot', EF000060: 2.5 },
    ]);
  });

  it('appends to each name what distinguishes it from the others, in the languages that it is given in', async () => {
    const { materials } = await readProducts(product({ details: ENGLISH, rest: features(COLOURS, AREAS) }));
    expect(materials[0]?.names).toEqual({ de: 'Klemme, 1.5 mm², grau', en: 'Terminal, 1.5 mm², grey' });
    expect(materials[3]?.names).toEqual({ de: 'Klemme, 2.5 mm², rot', en: 'Terminal, 2.5 mm², red' });
  });

  it('is the family of its materials, emitted once before them with its own name', async () => {
    const { events } = await readProducts(product({ rest: features(COLOURS) }));
    const records = recordsOf(events).filter(({ kind }) => kind !== 'supplier');
    expect(records.map(({ kind }) => kind)).toEqual(['product', 'material', 'material']);
    const [family, ...materials] = records;
    expect(family).toMatchObject({ code: 'MUSTER-GMBH:P1', names: { de: 'Klemme' }, classCode: 'EC003248' });
    expect(family).not.toHaveProperty('nodeCode');
    expect(materials).toMatchObject([{ productCode: 'MUSTER-GMBH:P1' }, { productCode: 'MUSTER-GMBH:P1' }]);
  });

  it('gives none of them its own EAN, type or trade number, and all of them its price', async () => {
    const details = `${EAN}<MANUFACTURER_PID>M1</MANUFACTURER_PID><BUYER_PID type="el">1018511</BUYER_PID>`;
    const { materials, events } = await readProducts(
      product({ details, rest: prices(price('12.5')) + features(COLOURS) }),
    );
    expect(materials).toHaveLength(2);
    for (const material of materials) {
      expect(material).not.toHaveProperty('ean');
      expect(material).not.toHaveProperty('elNumber');
      expect(material.alternativeNumbers).toBeUndefined();
      expect(material.listPrices).toMatchObject([{ amount: '12.50' }]);
    }
    expect(notesOf(events).find(({ code }) => code === 'variants')).toMatchObject({ times: 2 });
  });

  it('of one variant is that material, with its own numbers and name', async () => {
    const one = varied('EF000007', 1, [variant('-GR', value('grau'))]);
    const { materials } = await readProducts(product({ details: EAN, rest: features(one) }));
    expect(materials).toMatchObject([{ supplierNumber: 'P1-GR', ean: '4006381333931', names: { de: 'Klemme' } }]);
    expect(materials[0]).not.toHaveProperty('productCode');
  });

  it('puts values of other systems into each description', async () => {
    const eclass = features(varied('Farbe', 1, [variant('-1', value('grau')), variant('-2', value('rot'))])).replace(
      'ETIM-9.0',
      'ECLASS-9.0',
    );
    const { materials } = await readProducts(product({ rest: eclass }));
    expect(materials.map(({ descriptions }) => descriptions)).toEqual([{ de: 'Farbe: grau' }, { de: 'Farbe: rot' }]);
  });

  it('has variants once if several systems have the same ones, named as in the first', async () => {
    const grey = varied('Farbe', 2, [variant('-GR', value('dunkel')), variant('-RT', value('hell'))]);
    const rest = features(COLOURS) + features(grey).replace('ETIM-9.0', 'ECLASS-9.0');
    const { materials } = await readProducts(product({ rest }));
    expect(materials).toMatchObject([
      { supplierNumber: 'P1-GR', names: { de: 'Klemme, grau' }, features: { EF000007: 'grau' } },
      { supplierNumber: 'P1-RT', names: { de: 'Klemme, rot' }, features: { EF000007: 'rot' } },
    ]);
    expect(materials.map(({ descriptions }) => descriptions?.de)).toEqual(['Farbe: dunkel', 'Farbe: hell']);
  });

  it('without a known maker leaves its variants without a family', async () => {
    const events = await read(file(product({ rest: features(COLOURS) }), { header: '' }));
    expect(recordsOf(events).map(({ kind }) => kind)).toEqual(['material', 'material']);
    expect(materialsOf(events).map(({ names }) => names)).toEqual([{ de: 'Klemme, grau' }, { de: 'Klemme, rot' }]);
  });

  it('with equal variant numbers is refused only for the later one', async () => {
    const same = varied('EF000007', 1, [variant('-1', value('grau')), variant('-1', value('rot'))]);
    const { materials, events } = await readProducts(product({ rest: features(same) }), product({ pid: 'P2' }));
    expect(materials.map(({ supplierNumber }) => supplierNumber)).toEqual(['P1-1', 'P2']);
    expect(reasonsOf(events)).toEqual(['repeated']);
  });

  it('with more than 500 is refused, and the next product read', async () => {
    const many = (name: string, order: number): string =>
      varied(
        name,
        order,
        Array.from({ length: 23 }, (_, at) => variant(`-${at}`, value(String(at)))),
      );
    const { materials, events } = await readProducts(
      product({ rest: features(many('EF000007', 1), many('EF000060', 2)) }),
      product({ pid: 'P2' }),
    );
    expect(reasonsOf(events)).toEqual(['variants']);
    expect(materials.map(({ supplierNumber }) => supplierNumber)).toEqual(['P2']);
  });

  it('of which none is given has no value there', async () => {
    const { materials, events } = await readProducts(product({ rest: features(varied('EF000007', 1, [])) }));
    expect(materials).toMatchObject([{ supplierNumber: 'P1' }]);
    expect(noteCodes(events)).toContain('empty-value');
  });

  it('that an update takes out is taken out with all its variants', async () => {
    const deleted = product({ mode: 'delete', details: EAN, rest: features(COLOURS) });
    const events = await read(file(deleted, { transaction: 'T_UPDATE_PRODUCTS' }));
    expect(amendmentsOf(events)).toMatchObject([
      { supplierNumber: 'P1-GR', status: '33' },
      { supplierNumber: 'P1-RT', status: '33' },
    ]);
    expect(amendmentsOf(events)[0]).not.toHaveProperty('ean');
  });
});
