import { getContext } from '@grossist/contracts';
import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { PASSWORD } from '../support/a-buyer.ts';
import { testDatabase } from '../support/database.ts';
import { testApp } from '../support/test-app.ts';
import { WHOLE_TRADE } from './records.ts';
import { importing } from './run.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);

test('imports the Salesforce id and the Symbrio flag of a contact, and clears them when a later file lacks them', async () => {
  const known = WHOLE_TRADE.map((record) =>
    record.kind === 'contact' ? { ...record, salesforceContactId: '003gK000001A', isSymbrioUser: true } : record,
  );
  await importing(db, known);
  const contact = await db.selectFrom('contacts').select(['id', 'email']).executeTakeFirstOrThrow();
  const password_hash = await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await db.updateTable('contacts').set({ password_hash }).execute();
  const client = await signedIn(contact);
  expect(await client.answer(getContext)).toMatchObject({ salesforceContactId: '003gK000001A', isSymbrioUser: true });

  await importing(db, WHOLE_TRADE);
  expect(await client.answer(getContext)).toMatchObject({ salesforceContactId: '', isSymbrioUser: false });
});
