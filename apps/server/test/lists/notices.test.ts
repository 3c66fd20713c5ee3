import * as calls from '@grossist/contracts';
import type { Locale } from '@grossist/domain';
import { describe, expect, test } from 'vitest';
import { listMessageHandlers } from '../../src/areas/lists/index.ts';
import { announceNotices, carryMaterialChanges } from '../../src/areas/lists/notices/announce-notices.ts';
import { sendMailBy } from '../../src/areas/messages/index.ts';
import { openStoredMail } from '../../src/gateways/mail/stored/open-stored-mail.ts';
import { openOutbox } from '../../src/outbox/index.ts';
import { aBuyer, type TestBuyer } from '../support/a-buyer.ts';
import { aList } from '../support/a-list.ts';
import { aMaterial, type Material } from '../support/a-material.ts';
import { anAssortment } from '../support/an-assortment.ts';
import type { Client } from '../support/client.ts';
import { testDatabase } from '../support/database.ts';
import { countQueries } from '../support/query-count.ts';
import { quietLog } from '../support/quiet-log.ts';
import { testApp } from '../support/test-app.ts';

const { db } = await testDatabase();
const { signedIn } = testApp(db);
const carry = carryMaterialChanges(db);
const announce = announceNotices(db);
const outbox = openOutbox({
  db,
  handlers: listMessageHandlers({
    db,
    sendMail: sendMailBy(openStoredMail(db)),
    mailFrom: { name: 'Grossist', address: 'shop@grossist.example' },
    publicUrl: 'https://shop.example/',
  }),
  log: quietLog(),
  random: () => 0.5,
});

const become = (material: Material | undefined, status: '10' | '30' | '33' | '40', replacedBy = '') =>
  db
    .updateTable('materials')
    .set({ status, replaced_by: replacedBy })
    .where('sap_material_number', '=', material?.sapMaterialNumber ?? '')
    .execute();

const changesOf = async (client: Client, id: string) => {
  const { PageItems, ...counts } = await client.answer(calls.getVariationListChanges, { params: { id }, query: {} });
  return { ...counts, changes: PageItems.map(({ Kind, Material: { Code } }) => [Kind, Code]), items: PageItems };
};

/** A list that its owner shares with a collaborator and a subscriber, each signed in. */
const aShared = async (locale: Locale = 'en-US') => {
  const owner = await aBuyer(db);
  const [collaborator, subscriber] = [
    await aBuyer(db, { company: owner.company }),
    await aBuyer(db, { company: owner.company, locale }),
  ];
  const list = await aList(db, { owner, collaborators: [collaborator], subscribers: [subscriber] });
  const clients = {
    owner: await signedIn(owner),
    collaborator: await signedIn(collaborator),
    subscriber: await signedIn(subscriber),
  };
  return { owner, collaborator, subscriber, list, params: { id: list.id }, clients };
};

const add = (client: Client, id: string, material: Material) =>
  client.answer(calls.addVariationToList, { params: { id }, body: { VariationId: material.sapMaterialNumber } });

describe('changes of a list', () => {
  test('contain what was added, removed and replaced by whom, and are seen until the next one', async () => {
    const { list, params, clients, collaborator } = await aShared();
    const [added, successor] = [await aMaterial(db), await aMaterial(db)];
    const [first, second] = list.materials;
    await add(clients.collaborator, list.id, added);
    await clients.collaborator.answer(calls.removeVariationFromList, {
      params,
      query: { VariationId: first?.sapMaterialNumber ?? '' },
    });
    await clients.collaborator.answer(calls.patchVariationList, {
      params,
      body: {
        sapMaterialNumbersToRemove: [second?.sapMaterialNumber ?? ''],
        sapMaterialNumbersToAdd: [successor.sapMaterialNumber],
      },
    });
    const { changes, items, ...counts } = await changesOf(clients.owner, list.id);
    expect(changes).toEqual([
      ['replaced', second?.code],
      ['removed', first?.code],
      ['added', added.code],
    ]);
    expect(items[0]).toMatchObject({ Successor: { Code: successor.code }, ChangedByName: collaborator.name });
    expect([counts, items.every(({ IsUnseen }) => IsUnseen)]).toEqual([{ TotalItems: 3, UnseenCount: 3 }, true]);
    // Their author has seen them.
    expect((await changesOf(clients.collaborator, list.id)).UnseenCount).toBe(0);
    await clients.owner.answer(calls.markVariationListSeen, { params, body: { ChangeId: items[1]?.ChangeId } });
    expect((await changesOf(clients.owner, list.id)).UnseenCount).toBe(1);
    await clients.owner.answer(calls.markVariationListSeen, { params, body: {} });
    await clients.owner.answer(calls.markVariationListSeen, { params, body: { ChangeId: items[2]?.ChangeId } });
    const unknown = await clients.owner.refusal(calls.markVariationListSeen, { params, body: { ChangeId: 9_999_999 } });
    expect(unknown.status).toBe(404);
    expect((await changesOf(clients.owner, list.id)).UnseenCount).toBe(0);
    expect((await clients.owner.answer(calls.getVariationList, { params })).HasUnseenChanges).toBe(false);
    expect((await clients.subscriber.answer(calls.getVariationList, { params })).HasUnseenChanges).toBe(true);
  });

  test('contain status changes of materials from any source, once for each list that has them', async () => {
    const { list, clients } = await aShared();
    const [first, second, third] = list.materials;
    const successor = await aMaterial(db);
    await become(first, '33');
    await become(second, '30');
    await become(third, '40', successor.sapMaterialNumber);
    await Promise.all([carry(), carry()]);
    await become(first, '33', successor.sapMaterialNumber);
    await become(third, '40');
    await become(third, '40', successor.sapMaterialNumber);
    await carry();
    const { changes, items, UnseenCount } = await changesOf(clients.owner, list.id);
    expect(changes).toEqual([
      ['replaced', first?.code],
      ['obsolete', third?.code],
      ['blocked', second?.code],
      ['phased-out', first?.code],
    ]);
    expect(items.map(({ Successor, ChangedByName }) => [Successor?.Code, ChangedByName])).toEqual([
      [successor.code, ''],
      [successor.code, ''],
      [undefined, ''],
      [undefined, ''],
    ]);
    expect([UnseenCount, await carry()]).toEqual([4, 0]);
    // What comes into the list afterwards was so before.
    const other = await aList(db, { owner: await aBuyer(db), materials: first === undefined ? [] : [first] });
    await carry();
    expect(
      await db.selectFrom('variation_list_changes').select('id').where('list_id', '=', other.id).execute(),
    ).toEqual([]);
  });

  test('leave out materials and successors that the reader may not see', async () => {
    const { list, clients } = await aShared();
    const [first, second] = list.materials;
    const hidden = await aMaterial(db);
    await become(first, '33', hidden.sapMaterialNumber);
    await become(second, '33');
    await carry();
    await anAssortment(db, { materials: [hidden.sapMaterialNumber, second?.sapMaterialNumber ?? ''] });
    const { changes, items, TotalItems } = await changesOf(clients.owner, list.id);
    expect([changes, items[0]?.Successor, TotalItems]).toEqual([[['phased-out', first?.code]], null, 1]);
  });

  test('are another company’s and a colleague’s 404, and mail is for owner and subscribers alone', async () => {
    const { owner, params, clients } = await aShared();
    const admin = await signedIn(await aBuyer(db, { company: owner.company, role: 'user-admin' }));
    const outsiders = [await signedIn(await aBuyer(db)), await signedIn(await aBuyer(db, { company: owner.company }))];
    const statuses = async (client: Client) => [
      (await client.call(calls.getVariationListChanges, { params, query: {} })).statusCode,
      (await client.call(calls.markVariationListSeen, { params, body: {} })).statusCode,
      (await client.call(calls.setVariationListMail, { params, body: { WantsMail: true } })).statusCode,
    ];
    for (const outsider of outsiders) expect(await statuses(outsider)).toEqual([404, 404, 404]);
    expect(await statuses(admin)).toEqual([200, 200, 403]);
    for (const client of Object.values(clients)) expect(await statuses(client)).toEqual([200, 200, 200]);
  });

  test('take the statements of one for a page of many', async () => {
    const { list, clients } = await aShared();
    await add(clients.owner, list.id, await aMaterial(db));
    const one = await countQueries(db, () => changesOf(clients.subscriber, list.id));
    for (let count = 0; count < 5; count += 1) await add(clients.owner, list.id, await aMaterial(db));
    expect(await countQueries(db, () => changesOf(clients.subscriber, list.id))).toBe(one);
  });
});

const want = (client: Client, id: string, WantsMail = true) =>
  client.answer(calls.setVariationListMail, { params: { id }, body: { WantsMail } });

/** Runs the daily job, then delivers its messages; returns the mails that a person got so far. */
const mailsTo = async ({ email }: TestBuyer) => {
  await announce();
  await outbox.sendDue();
  const mails = await db.selectFrom('kept_mails').selectAll().orderBy('id').execute();
  return mails.filter(({ recipients }) => recipients.join(' ').includes(email));
};

describe('the daily mail', () => {
  test('mails subscribed readers the changes of others since the last one, of all lists together, once', async () => {
    const { owner, subscriber, list, clients } = await aShared('da-DK');
    const more = await aList(db, { owner, subscribers: [subscriber], name: 'Badeværelse <1>' });
    const [before, after] = [await aMaterial(db), await aMaterial(db)];
    await add(clients.owner, list.id, before);
    await want(clients.subscriber, list.id);
    await want(clients.subscriber, more.id);
    expect(await mailsTo(subscriber)).toEqual([]);
    await add(clients.owner, list.id, after);
    await become(more.materials[0], '40');
    await carry();
    const [mail, ...others] = await mailsTo(subscriber);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Ændringer på 2 af dine lister');
    expect(mail?.plain).toContain(`Tilføjet: Material ${after.code.slice(1)} (${after.code}), af ${owner.name}`);
    expect(mail?.plain).toContain(`Udgået: Material ${more.materials[0]?.code.slice(1)}`);
    expect(mail?.plain).toContain(`https://shop.example/lists#listId-${list.id}`);
    expect(mail?.plain).not.toContain(before.code);
    expect(mail?.html).toContain('Badeværelse &lt;1&gt;');
    expect(`${mail?.plain}${mail?.html}`).not.toMatch(/100,00|DKK|kr\./);
    expect(await mailsTo(subscriber)).toHaveLength(1);
    expect(await mailsTo(owner)).toEqual([]);
  });

  test('is sent once for any number of processes, also after one died before sending', async () => {
    const { subscriber, list, clients } = await aShared();
    await want(clients.subscriber, list.id);
    await add(clients.owner, list.id, await aMaterial(db));
    await Promise.all(Array.from({ length: 4 }, () => announceNotices(db)()));
    const messages = await db.selectFrom('outbox_messages').select('key').where('topic', '=', 'list-notices').execute();
    expect(messages.filter(({ key }) => key.startsWith(subscriber.contactId))).toHaveLength(1);
    expect(await mailsTo(subscriber)).toHaveLength(1);
  });

  test('is not sent for one’s own changes, nor when all of it is hidden, unsubscribed, turned off or unwanted', async () => {
    const { subscriber, collaborator, list, clients, params } = await aShared();
    await want(clients.collaborator, list.id);
    await add(clients.collaborator, list.id, await aMaterial(db));
    expect(await mailsTo(collaborator)).toEqual([]);

    await want(clients.subscriber, list.id);
    const hidden = await aMaterial(db);
    await add(clients.owner, list.id, hidden);
    await anAssortment(db, { materials: [hidden.sapMaterialNumber] });
    expect(await mailsTo(subscriber)).toEqual([]);

    await add(clients.owner, list.id, await aMaterial(db));
    await want(clients.subscriber, list.id, false);
    expect(await mailsTo(subscriber)).toEqual([]);

    await want(clients.subscriber, list.id);
    await add(clients.owner, list.id, await aMaterial(db));
    await db.updateTable('contacts').set({ email_permission: false }).where('id', '=', subscriber.contactId).execute();
    expect(await mailsTo(subscriber)).toEqual([]);
    await db.updateTable('contacts').set({ email_permission: true }).where('id', '=', subscriber.contactId).execute();

    await add(clients.owner, list.id, await aMaterial(db));
    await announce();
    await clients.subscriber.answer(calls.deleteVariationList, { params });
    expect(await mailsTo(subscriber)).toEqual([]);
  });
});
