import { bulkCommerceSearch, commerceSearch, getVariationDetails } from '@grossist/contracts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { aCompany } from '../support/a-company.ts';
import { aMaterial } from '../support/a-material.ts';
import { anAssortment } from '../support/an-assortment.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { everyAnswer } from '../support/every-answer.ts';
import { testApp } from '../support/test-app.ts';

const { db, pool } = await testDatabase();
const { answers, search } = everyAnswer(db, pool);
const { signedIn, asAnonymous } = testApp(db, { answers });

/** What somebody gets of a material by every way that leads to it. */
const waysTo = async (client: Client, { sapMaterialNumber, code }: { sapMaterialNumber: string; code: string }) => {
  const found = await client.answer(commerceSearch, { body: { Query: 'zinkclamp', PageSize: 100 } });
  const facet = found.FacetsAvailable.find(({ Key }) => Key === 'node');
  const bulk = await client.answer(bulkCommerceSearch, { body: { Identifiers: [sapMaterialNumber] } });
  const details = await client.call(getVariationDetails, { params: { id: code }, query: {} });
  const counted = facet?.Values.reduce((sum, { Count }) => sum + Count, 0) ?? 0;
  const isFound = found.Documents.some((one) => one.ItemSAPMaterialNumber === sapMaterialNumber);
  expect(found.TotalCount).toBe(found.Documents.length);
  return {
    isFound,
    total: found.TotalCount,
    isCounted: counted >= found.TotalCount,
    byNumber: bulk.Documents.length,
    details: details.statusCode,
  };
};

test('neither finds nor counts exclusive materials of others, and returns 404 for their pages', async () => {
  const company = await aCompany(db);
  const exclusive = await aMaterial(db, { name: 'Zinkclamp closed' });
  const free = await aMaterial(db, { name: 'Zinkclamp free' });
  await anAssortment(db, { materials: [exclusive.sapMaterialNumber], companies: [company] });
  const limitedTo = await aCompany(db);
  await anAssortment(db, { type: 'limiting', materials: [free.sapMaterialNumber], companies: [limitedTo] });
  await sql`insert into search_changes (sap_material_number)
    values (${exclusive.sapMaterialNumber}), (${free.sapMaterialNumber})`.execute(db);
  await search.caughtUp();

  const insider = await signedIn(await aBuyer(db, { company }));
  const outsider = await signedIn(await aBuyer(db));
  const limited = await signedIn(await aBuyer(db, { company: limitedTo }));
  const open = { isFound: true, isCounted: true, byNumber: 1, details: 200 };
  const closed = { isFound: false, isCounted: true, byNumber: 0, details: 404 };
  expect(await waysTo(insider, exclusive)).toEqual({ ...open, total: 2 });
  expect(await waysTo(outsider, exclusive)).toEqual({ ...closed, total: 1 });
  expect(await waysTo(asAnonymous(), exclusive)).toEqual({ ...closed, total: 1 });
  expect(await waysTo(limited, free)).toEqual({ ...open, total: 1 });
  expect(await waysTo(limited, exclusive)).toEqual({ ...closed, total: 1 });
});
