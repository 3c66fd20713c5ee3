import { getVariationFeedback, giveVariationFeedback, handleVariationFeedback } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aBuyer } from '../support/a-buyer.ts';
import { anEditor } from '../support/an-editor.ts';
import { catalogueApp } from '../support/catalogue-app.ts';
import { testDatabase } from '../support/database.ts';

const database = await testDatabase();
const { db } = database;
const app = catalogueApp(database);

const feedbackOf = (text: string, changes = {}) => ({ body: { variation: '1000001', text, ...changes } });

test('stores feedback for editors, the newest first, until it is handled', async () => {
  const buyer = await aBuyer(db);
  const client = await app.signedIn(buyer);
  await client.answer(giveVariationFeedback, feedbackOf('The picture shows another one'));
  await client.answer(giveVariationFeedback, feedbackOf('  <b>Wrong</b> weight  ', { contact: '+45 11 22 33 44' }));
  const editor = await anEditor(db, app);
  const { PageItems, TotalItems } = await editor.answer(getVariationFeedback);
  expect(TotalItems).toBe(2);
  expect(PageItems).toMatchObject([
    { Text: '<b>Wrong</b> weight', Contact: '+45 11 22 33 44', GivenBy: buyer.name, CompanyName: buyer.company.name },
    { Code: '1000001', Text: 'The picture shows another one', Contact: buyer.email, Url: '/variation/1000001' },
  ]);
  const params = { id: PageItems[0]?.Id ?? '' };
  await editor.answer(handleVariationFeedback, { params, body: { IsHandled: true } });
  expect((await editor.answer(getVariationFeedback)).TotalItems).toBe(1);
  expect((await editor.answer(getVariationFeedback, { query: { WithHandled: 'true' } })).TotalItems).toBe(2);
});

test('refuses empty feedback and feedback on unknown variations', async () => {
  const client = await app.signedIn(await aBuyer(db));
  expect(await client.refusal(giveVariationFeedback, feedbackOf('  \n '))).toMatchObject({
    status: 422,
    code: 'feedback-empty',
    errors: [{ field: 'text' }],
  });
  expect((await client.refusal(giveVariationFeedback, feedbackOf('x', { variation: 'none' }))).status).toBe(404);
  expect((await client.refusal(giveVariationFeedback, feedbackOf('x'.repeat(2001)))).status).toBe(400);
});

test('twenty a day are enough, also at the same time', async () => {
  const client = await app.signedIn(await aBuyer(db));
  const statuses = await Promise.all(
    Array.from({ length: 23 }, async () => (await client.call(giveVariationFeedback, feedbackOf('again'))).statusCode),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(3);
});

test('feedback is for editors’ eyes', async () => {
  const client = await app.signedIn(await aBuyer(db));
  expect((await client.refusal(getVariationFeedback)).status).toBe(403);
  const unknown = { params: { id: '01890a5d-ac96-774b-bcce-b302099a8057' }, body: { IsHandled: true } };
  expect((await client.refusal(handleVariationFeedback, unknown)).status).toBe(403);
  expect((await (await anEditor(db, app)).refusal(handleVariationFeedback, unknown)).status).toBe(404);
});
