import { basicCommerceSearch, bulkCommerceSearch, facetCommerceSearch } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { catalogueApp } from '../support/catalogue-app.ts';
import { testDatabase } from '../support/database.ts';
import { speaking } from '../support/speaking.ts';

const { asAnonymous } = catalogueApp(await testDatabase());

test('the search box gets documents, how the query may go on, and where most was found', async () => {
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

test('an empty search box suggests nothing', async () => {
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

test('what another market sells is not found', async () => {
  const body = { Identifiers: ['2000001', '1000004'] };
  const answer = await speaking(asAnonymous(), 'de-DE').answer(bulkCommerceSearch, { body });
  expect(answer.Documents.map(({ Code }) => Code)).toEqual(['1000004']);
});
