import {
  commerceSearch,
  facetVisibilityGetEtimAttributes,
  facetVisibilityInitialLoad,
  operations,
  removeDisplayOverridePct,
  setDisplayOverridePct,
} from '@grossist/contracts';
import { beforeEach, expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { anEditor } from '../support/an-editor.ts';
import { catalogueApp } from '../support/catalogue-app.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';

const database = await testDatabase();
const { db } = database;
const app = catalogueApp(database);

// Of the four cables in DK two have a colour, one has a voltage.
const COLOUR = 'EF000007';
const CABLES = 'EC003248';

const facetsOf = async (cultureName: 'da-DK' | 'en-US' = 'da-DK', body = {}) => {
  const { FacetsAvailable } = await app.asAnonymous().answer(commerceSearch, { body: { cultureName, ...body } });
  return FacetsAvailable.map(({ Key }) => Key);
};

let editor: Client;
beforeEach(async () => {
  editor = await anEditor(db, app);
  for (const language of ['da', 'en'] as const) {
    await editor.answer(removeDisplayOverridePct, { body: { etimAttributeId: COLOUR, language } });
    const ofClass = { etimAttributeId: COLOUR, language, etimClassId: CABLES };
    await editor.answer(removeDisplayOverridePct, { body: ofClass });
  }
});

const set = (displayOverridePct: number, changes = {}) =>
  editor.answer(setDisplayOverridePct, {
    body: { etimAttributeId: COLOUR, language: 'da', displayOverridePct, ...changes },
  });

test('hides a facet with too little coverage at once, in the language of the override', async () => {
  expect(await facetsOf()).toContain(COLOUR);
  await set(80);
  expect(await facetsOf()).not.toContain(COLOUR);
  expect(await facetsOf('en-US')).toContain(COLOUR);
  await editor.answer(removeDisplayOverridePct, { body: { etimAttributeId: COLOUR, language: 'da' } });
  expect(await facetsOf()).toContain(COLOUR);
});

test('a facet that enough of the result has stays', async () => {
  await set(40);
  expect(await facetsOf()).toContain(COLOUR);
});

test('a facet that is chosen stays, for the choice could not be taken back else', async () => {
  await set(100);
  const SelectedFacets = [{ Key: COLOUR, Values: ['EV000202'] }];
  expect(await facetsOf('da-DK', { SelectedFacets })).toContain(COLOUR);
});

test('applies an override of a class only where just that class was found, before the general override', async () => {
  await set(80);
  await set(0, { etimClassId: CABLES });
  const SelectedFacets = [{ Key: 'class', Values: [CABLES] }];
  expect(await facetsOf('da-DK', { SelectedFacets })).toContain(COLOUR);
});

test('returns classes, languages and settings, and the attributes of the requested class', async () => {
  await set(12.5);
  const answer = await editor.answer(facetVisibilityInitialLoad, { query: { language: 'da', etimClassId: CABLES } });
  expect(answer.EtimClasses).toEqual([{ EtimClassId: CABLES, Name: 'Installationskabel' }]);
  expect(answer.Languages.map(({ Language }) => Language)).toEqual(['en', 'nl', 'sv', 'da', 'nb', 'fo', 'de']);
  expect(answer.Languages[3]?.Name).toBe('Danish');
  expect(answer.Settings).toEqual({ DefaultPct: 0, MinPct: 0, MaxPct: 100, Language: 'da' });
  expect(answer.EtimAttributes).toContainEqual({
    EtimAttributeId: COLOUR,
    Name: 'Farve',
    Unit: '',
    Type: 'A',
    DisplayOverridePct: 12.5,
    IsForAllClasses: true,
    MaterialCount: 2,
    CoveragePct: 50,
  });
});

test('lists the attributes of a class in its order, with the overrides of that class only', async () => {
  await set(30);
  await set(60, { etimClassId: CABLES });
  const { EtimAttributes } = await editor.answer(facetVisibilityGetEtimAttributes, {
    query: { language: 'da', etimClassId: CABLES },
  });
  expect(EtimAttributes.map(({ EtimAttributeId }) => EtimAttributeId).slice(0, 3)).toEqual([
    'EF001792',
    'EF000060',
    COLOUR,
  ]);
  expect(EtimAttributes[2]).toMatchObject({ DisplayOverridePct: 60, IsForAllClasses: false });
  expect(EtimAttributes[0]).toMatchObject({ DisplayOverridePct: null, IsForAllClasses: false });
});

test('an attribute or class that there is not is named', async () => {
  const body = { etimAttributeId: COLOUR, language: 'da' as const, displayOverridePct: 5 };
  expect(await editor.refusal(setDisplayOverridePct, { body: { ...body, etimAttributeId: 'EF999999' } })).toMatchObject(
    {
      status: 422,
      errors: [{ field: 'etimAttributeId' }],
    },
  );
  expect(await editor.refusal(setDisplayOverridePct, { body: { ...body, etimClassId: 'EC999999' } })).toMatchObject({
    status: 422,
    errors: [{ field: 'etimClassId' }],
  });
  const query = { language: 'da' as const, etimClassId: 'EC999999' };
  expect((await editor.refusal(facetVisibilityGetEtimAttributes, { query })).status).toBe(404);
});

test.each([-1, 100.5, Number.NaN])('a share is between 0 and 100: %d', async (displayOverridePct) => {
  const body = { etimAttributeId: COLOUR, language: 'da' as const, displayOverridePct };
  expect((await editor.refusal(setDisplayOverridePct, { body })).status).toBe(400);
});

test('the area is the editors’ alone', async () => {
  const buyer = await app.signedIn(await aBuyer(db));
  const own = operations.filter(({ area }) => area === 'facet visibility');
  expect(own).toHaveLength(4);
  for (const { method, path } of own) expect((await buyer.send({ method, url: path })).statusCode).toBe(403);
});
