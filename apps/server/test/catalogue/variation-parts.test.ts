import { getVariationDetails, saveDocumentTypeTranslations, setFavorite } from '@grossist/contracts';
import { beforeAll, expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { anAssortment } from '../support/an-assortment.ts';
import { anEditor } from '../support/an-editor.ts';
import { catalogueApp } from '../support/catalogue-app.ts';
import { testDatabase } from '../support/database.ts';
import { noteChanges } from '../support/note-changes.ts';

const database = await testDatabase();
const { db } = database;
const app = catalogueApp(database);

const media = (source: string, changes: Record<string, string | number> = {}) => ({
  sap_material_number: '1000001',
  kind: 'document' as const,
  source,
  position: 1,
  told_by: 'test',
  ...changes,
});

beforeAll(() =>
  db
    .insertInto('material_media')
    .values([
      media('https://docs.example/sheet-en.pdf', {
        document_type: 'data-sheet',
        language: 'en',
        mime_type: 'application/pdf',
      }),
      media('https://docs.example/sheet-da.pdf', {
        document_type: 'data-sheet',
        language: 'da',
        titles: JSON.stringify({ da: 'Datablad NOIKLX' }),
        position: 2,
      }),
      media('javascript:alert(1)', { document_type: 'other', position: 3 }),
      media('sheet.pdf', { document_type: 'other', position: 4 }),
      { ...media('https://pictures.example/1.jpg', { mime_type: 'image/jpeg' }), kind: 'picture' as const },
      { ...media('https://maker.example/', { document_type: 'product-page' }), kind: 'link' as const },
    ])
    .execute(),
);

const details = (query = {}, client = app.asAnonymous(), id = '1000001') =>
  client.answer(getVariationDetails, { params: { id }, query });

test('returns the distinguishing attributes of siblings, so that their table can be filtered', async () => {
  const { DistinguishingAttributes, DistinguishingValues, Siblings, SiblingCount } = await details({
    LoadSiblings: 'true',
  });
  expect(DistinguishingAttributes).toEqual([
    { Code: 'EF001792', Name: 'Antal ledere', Unit: '', Values: ['3', '5'] },
    { Code: 'EF000060', Name: 'Tværsnit', Unit: 'mm²', Values: ['1,5', '2,5'] },
    { Code: 'EF000007', Name: 'Farve', Unit: '', Values: ['Hvid', 'Sort'] },
    { Code: 'EF003246', Name: 'Halogenfri', Unit: '', Values: ['Ja', 'Nej'] },
    { Code: 'EF000228', Name: 'Spænding', Unit: 'V', Values: ['300–500'] },
  ]);
  expect(DistinguishingValues).toContainEqual({ Code: 'EF000007', Value: 'Hvid' });
  expect(SiblingCount).toBe(3);
  expect(Siblings[0]?.DistinguishingValues).toEqual([
    { Code: 'EF001792', Value: '5' },
    { Code: 'EF000060', Value: '2,5' },
    { Code: 'EF000007', Value: 'Sort' },
    { Code: 'EF003246', Value: 'Nej' },
  ]);
  expect(Siblings[1]?.DistinguishingValues).toEqual([]);
});

test('returns no distinguishing attributes without siblings', async () => {
  expect(await details()).toMatchObject({ Siblings: [], SiblingCount: 0, DistinguishingAttributes: [] });
});

test('returns attributes of every kind', async () => {
  const { AttributeGroups } = await details();
  expect(AttributeGroups.map(({ Key, Name, Attributes }) => [Key, Name, Attributes.map(({ Code }) => Code)])).toEqual([
    ['general', 'Generelt', ['EF001792', 'EF000007']],
    ['electrical', 'Elektriske data', ['EF000228']],
    ['dimensions', 'Mål', ['EF000060']],
    ['properties', 'Egenskaber', ['EF003246']],
  ]);
});

test('alternatives, accessories and what replaces a variation come as documents', async () => {
  const { Alternatives, Accessories, Replacement } = await details();
  expect(Alternatives.map(({ Code }) => Code)).toEqual(['1000002']);
  expect(Accessories.map(({ Code }) => Code)).toEqual(['2000001']);
  expect(Replacement).toBeNull();
  expect((await details({}, app.asAnonymous(), '1000003')).Replacement?.Code).toBe('1000001');
});

test('documents come in the reader’s language first, with a word for what they are', async () => {
  const { Documents } = await details();
  expect(Documents.map(({ Kind, TypeName, Title, Url }) => [Kind, TypeName, Title, Url])).toEqual([
    ['document', 'Datablad', 'Datablad NOIKLX', 'https://docs.example/sheet-da.pdf'],
    ['link', 'product-page', 'product-page', 'https://maker.example/'],
    ['document', 'Datablad', 'Datablad', 'https://docs.example/sheet-en.pdf'],
  ]);
});

test('leaves out an unsafe address from any source', async () => {
  const { body } = await app.asAnonymous().call(getVariationDetails, { params: { id: '1000001' } });
  expect(body).not.toContain('javascript:');
  expect(body).not.toContain('sheet.pdf"');
});

test('an editor’s word for a type of document counts at once', async () => {
  const editor = await anEditor(db, app);
  const Translations = [{ Code: 'data-sheet', Texts: { da: 'Produktblad' } }];
  await editor.answer(saveDocumentTypeTranslations, { body: { Translations } });
  expect((await details()).Documents[0]?.TypeName).toBe('Produktblad');
  await editor.answer(saveDocumentTypeTranslations, { body: { Translations: [{ Code: 'data-sheet', Texts: {} }] } });
  expect((await details()).Documents[0]?.TypeName).toBe('Datablad');
});

test('pictures that sources gave come before the one that the shop draws', async () => {
  expect((await details()).Pictures).toEqual([
    { Kind: 'picture', Url: 'https://pictures.example/1.jpg', Title: '', MimeType: 'image/jpeg' },
    { Kind: 'drawing', Url: '/media/materials/1000001.svg', Title: '', MimeType: 'image/svg+xml' },
  ]);
});

test('a variation names its vendor', async () => {
  expect((await details()).Vendor).toEqual({
    Code: 'NKT',
    Name: 'NKT Cables',
    Url: '/vendors/NKT',
    LogoUrl: '/media/vendors/NKT.svg',
  });
});

test('marks favorites in every list of variations', async () => {
  const client = await app.signedIn(await aBuyer(db));
  await client.answer(setFavorite, { body: { ProductSapMaterialNumber: '1000002', SetFavoriteTo: true } });
  const answer = await details({ LoadSiblings: 'true' }, client);
  expect(answer.IsFavorite).toBe(false);
  expect(answer.Alternatives[0]?.IsFavorite).toBe(true);
  expect(answer.Siblings.find(({ Code }) => Code === '1000002')?.IsFavorite).toBe(true);
  expect((await details({}, client, '1000002')).IsFavorite).toBe(true);
});

test('hides an exclusive variation, also as a sibling or accessory', async () => {
  const materials = ['1000002', '2000001'];
  const buyer = await aBuyer(db);
  const { id } = await anAssortment(db, { materials, companies: [buyer.company] });
  const refused = await app.asAnonymous().refusal(getVariationDetails, { params: { id: '1000002' } });
  expect(refused.status).toBe(404);
  const answer = await details({ LoadSiblings: 'true' });
  expect(answer.Siblings.map(({ Code }) => Code)).toEqual(['1000005', '1000006']);
  expect([answer.Alternatives, answer.Accessories]).toEqual([[], []]);
  const granted = await details({ LoadSiblings: 'true' }, await app.signedIn(buyer));
  expect(granted.Siblings.map(({ Code }) => Code)).toContain('1000002');
  expect(granted.Accessories.map(({ Code }) => Code)).toEqual(['2000001']);
  await db.deleteFrom('assortments').where('id', '=', id).execute();
  await noteChanges(db, materials);
});

test('a lamp with files for Dialux shows them with its picture, and not among its documents', async () => {
  const lamp = '1000006';
  expect((await details({}, app.asAnonymous(), lamp)).DialuxInformation).toBeNull();
  await db
    .insertInto('material_media')
    .values(
      [
        { source: 'https://lamps.example/1000006.ldt', kind: 'link' as const, document_type: 'other' },
        { source: 'https://lamps.example/plan', kind: 'link' as const, document_type: 'dialux' },
        { source: 'javascript:alert(1)', kind: 'link' as const, document_type: 'dialux' },
        { source: 'https://lamps.example/curve.png', kind: 'picture' as const, document_type: 'light-distribution' },
      ].map((each, position) => ({ ...each, sap_material_number: lamp, position, told_by: 'test' })),
    )
    .execute();
  // Without a luminous flux it is no lamp.
  expect((await details({}, app.asAnonymous(), lamp)).DialuxInformation).toBeNull();
  await db
    .updateTable('materials')
    .set({ features: JSON.stringify({ EF011587: 800 }) })
    .where('sap_material_number', '=', lamp)
    .execute();
  const found = await details({}, app.asAnonymous(), lamp);
  expect(found.DialuxInformation).toEqual({
    dialuxLinks: [
      { Title: '1000006.ldt', Url: 'https://lamps.example/1000006.ldt' },
      { Title: 'plan', Url: 'https://lamps.example/plan' },
    ],
    imageUrl: 'https://lamps.example/curve.png',
  });
  expect(found.Documents.map(({ Url }) => Url)).not.toContain('https://lamps.example/plan');
});
