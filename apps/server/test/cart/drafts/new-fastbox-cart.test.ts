import {
  getCart,
  getDrafts,
  saveCartAsOrderDraftAndCreateNewCart,
  saveCartAsOrderDraftAndCreateNewFastboxCart,
} from '@grossist/contracts';
import { expect, test } from 'vitest';
import { aCompany } from '../../support/a-company.ts';
import { anAddress, aProject } from '../../support/an-address.ts';
import { deliveryScenes } from './delivery-scene.ts';

const { aScene, db, rowOf } = await deliveryScenes();

test('saves the present cart and creates a new fastbox cart with all given details', async () => {
  const { client, buyer, cart } = await aScene();
  const [account] = buyer.company.accounts;
  const address = await anAddress(db, account);
  const project = await aProject(db, account);
  const fastbox = await client.answer(saveCartAsOrderDraftAndCreateNewFastboxCart, {
    body: {
      PrevCartName: 'Roof',
      SaveCart: true,
      OrderName: 'Urgent',
      ContactPerson: 'Ole',
      ContactPhoneNumber: '+45 1',
      Project: project.number,
      DeliveryAddress: address.id,
    },
  });
  expect(fastbox).toMatchObject({
    DeliveryType: 'Fastbox',
    FastboxType: 'Normal',
    Name: 'Urgent',
    ContactPerson: 'Ole',
    ContactPhone: '+45 1',
    Project: { ProjectNumber: project.number, ProjectTitle: project.title },
    Address: { Id: address.id },
    ItemCount: 0,
  });
  expect(await client.answer(getDrafts)).toMatchObject([{ CartId: cart.id, Name: 'Roof' }]);
});

test('uses the account’s usual address for a new fastbox cart, and discards the present cart unless it is saved', async () => {
  const { client, buyer, cart } = await aScene();
  const usual = await anAddress(db, buyer.company.accounts[0], { isDefault: true });
  const body = { SaveCart: false };
  const fastbox = await client.answer(saveCartAsOrderDraftAndCreateNewFastboxCart, { body });
  expect(fastbox).toMatchObject({ Address: { Id: usual.id }, ContactPerson: buyer.name, Project: null });
  expect(await rowOf(cart.id)).toMatchObject({ deleted_at: expect.any(Date) });
});

test('a new fastbox cart by another company’s project or address is not found, and the present cart stays', async () => {
  const { client, cart } = await aScene();
  const [foreign] = (await aCompany(db)).accounts;
  const before = await rowOf(cart.id);
  const tries = [
    { Project: (await aProject(db, foreign)).number },
    { DeliveryAddress: (await anAddress(db, foreign)).id },
    { DeliveryAddress: 'x' },
  ];
  for (const tried of tries) {
    const body = { SaveCart: false, ...tried };
    expect((await client.refusal(saveCartAsOrderDraftAndCreateNewFastboxCart, { body })).status).toBe(404);
  }
  expect(await rowOf(cart.id)).toEqual(before);
});

test('a new fastbox cart needs an address that an express box drives to, and a name for the draft', async () => {
  const { client, buyer, cart } = await aScene();
  const begin = (PrevCartName: string) =>
    client.refusal(saveCartAsOrderDraftAndCreateNewFastboxCart, { body: { SaveCart: true, PrevCartName } });
  expect(await begin('Roof')).toMatchObject({ status: 422, code: 'no-fastbox' });
  const body = { orderName: 'Roof', newCartDeliveryType: 'Fastbox' as const };
  expect(await client.refusal(saveCartAsOrderDraftAndCreateNewCart, { body })).toMatchObject({ code: 'no-fastbox' });
  await anAddress(db, buyer.company.accounts[0], { isDefault: true });
  expect(await begin(' ')).toMatchObject({ status: 422, code: 'invalid-name', errors: [{ field: 'PrevCartName' }] });
  expect((await client.answer(getCart)).CartId).toBe(cart.id);
  expect(await client.answer(saveCartAsOrderDraftAndCreateNewCart, { body })).toMatchObject({
    DeliveryType: 'Fastbox',
  });
});
