import { basicCommerceSearch, bulkCommerceSearch, commerceSearch, facetCommerceSearch } from '@grossist/contracts';
import { completeGtin } from '@grossist/domain';
import { expect, test } from 'vitest';
import { catalogueApp } from '../support/catalogue-app.ts';
import { testDatabase } from '../support/database.ts';
import { speaking } from '../support/speaking.ts';
import { updateMaterial } from '../support/update-material.ts';

const database = await testDatabase();
const { asAnonymous } = catalogueApp(database);

test('returns documents, completions and the best nodes for the search box', async () => {
  const answer = await asAnonymous().answer(basicCommerceSearch, { body: { Query: 'inst' } });
  expect(answer.TotalCount).toBe(4);
  expect(answer.Documents[0]?.Code).toBe('1000001');
  expect(answer.Suggestions).toContain('installationskabel');
  expect(answer.Completions.map(({ Query }) => Query)).toEqual(answer.Suggestions);
  expect(answer.Completions).toContainEqual(expect.objectContaining({ Query: 'installationskabel', Count: 4 }));
  expect(answer.Categories).toEqual([
    {
      CatalogNodeId: 'E11',
      Name: 'Installationskabler',
      Url: '/catalogue/electrical/cables/installation-cables',
      Count: 4,
    },
  ]);
});

test('a mistyped query is corrected first, with what it finds then', async () => {
  const { Completions } = await asAnonymous().answer(basicCommerceSearch, { body: { Query: 'instalationskabell' } });
  expect(Completions[0]).toEqual({ Query: 'installationskabel', Kind: 'correction', Count: 4 });
});

test('suggests nothing for an empty query', async () => {
  const answer = await asAnonymous().answer(basicCommerceSearch, { body: {} });
  expect(answer.Suggestions).toEqual([]);
  expect(answer.Completions).toEqual([]);
  expect(answer.Documents).toHaveLength(5);
});

test('the facets of a search come with its documents', async () => {
  const answer = await asAnonymous().answer(facetCommerceSearch, { body: { Query: 'pipe', cultureName: 'en-US' } });
  expect(answer).toMatchObject({
    TotalCount: 1,
    Documents: [{ Code: '2000001', ItemLocalMaterialName: 'Pipe 15 mm' }],
  });
  expect(answer.FacetsAvailable.map(({ Key, Name }) => [Key, Name])).toContainEqual(['supplier', 'Supplier']);
});

test('many numbers of any kind are found at once, each document once, in the order of the numbers', async () => {
  const Identifiers = ['047411015', ' 101 8512', '1000001', '171300', 'nothing'];
  const answer = await asAnonymous().answer(bulkCommerceSearch, { body: { Identifiers } });
  expect(answer.Documents.map(({ Code }) => Code)).toEqual(['2000001', '1000002', '1000001']);
  expect(answer.Found).toEqual([
    { Identifier: '047411015', SapMaterialNumbers: ['2000001'] },
    { Identifier: ' 101 8512', SapMaterialNumbers: ['1000002'] },
    { Identifier: '1000001', SapMaterialNumbers: ['1000001'] },
    { Identifier: '171300', SapMaterialNumbers: ['1000001'] },
    { Identifier: 'nothing', SapMaterialNumbers: [] },
  ]);
});

test('does not find materials of other markets', async () => {
  const body = { Identifiers: ['2000001', '1000004'] };
  const answer = await speaking(asAnonymous(), 'de-DE').answer(bulkCommerceSearch, { body });
  expect(answer.Documents.map(({ Code }) => Code)).toEqual(['1000004']);
});

test('a carton is found with the pieces in it, or null where they are unknown, and the material itself without', async () => {
  const { ean, sap_material_number: number } = await database.db
    .selectFrom('materials')
    .select(['ean', 'sap_material_number'])
    .where('ean', '=', '5702950410001')
    .executeTakeFirstOrThrow();
  const [carton = '', pallet = ''] = ['1', '2'].map((level) => completeGtin(level + ean.slice(0, 12)));
  await updateMaterial(database.db, number, { packagings: JSON.stringify({ [carton]: '25' }) });
  const found = async (code: string) => {
    const [quick, full, many] = await Promise.all([
      asAnonymous().answer(basicCommerceSearch, { body: { Query: code } }),
      asAnonymous().answer(commerceSearch, { body: { Query: code } }),
      asAnonymous().answer(bulkCommerceSearch, { body: { Identifiers: [code] } }),
    ]);
    return [quick, full, many].map(({ Documents }) => Documents.map(({ Packaging }) => Packaging));
  };
  const everywhere = (packaging: unknown) => [[packaging], [packaging], [packaging]];
  expect(await found(carton)).toEqual(everywhere({ Identifier: carton, Quantity: 25 }));
  expect(await found(pallet)).toEqual(everywhere({ Identifier: pallet, Quantity: null }));
  expect(await found(ean)).toEqual(everywhere(undefined));
});
