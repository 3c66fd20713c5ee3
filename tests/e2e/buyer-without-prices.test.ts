import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { openAmongSentOrders, orderByInvoice } from './support/buying.ts';
import { aColleagueOf, importContact } from './support/imported-contact.ts';
import { fillCart, first, inStock, materialsSold, singly } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const FITTER = 'fitter@nordkraft.example';

test('lets a buyer without prices order, without amounts on any page or in any response', async () => {
  const person = { email: FITTER, name: 'Emil Toft', showNetPrice: false };
  expect(await importContact(await aColleagueOf('buyer@nordkraft.example', person))).toMatchObject({ Refused: 0 });
  const fitter = await signedIn(FITTER);
  const material = first(await inStock(fitter, await materialsSold(fitter, singly)));
  await fillCart(fitter, [material]);
  const visitor = await visit({ as: FITTER });
  const { page, context, words, open } = visitor;
  const answers: Promise<string>[] = [];
  context.on('response', (response) => {
    // An event stream never ends. A response that is running when its page is left can't be read.
    const isJson = (response.headers()['content-type'] ?? '').startsWith('application/json');
    if (isJson && new URL(response.url()).pathname.startsWith('/api/')) answers.push(response.text().catch(() => ''));
  });
  await open('/cart');
  await page.getByText(words('cart.sum.hidden')).waitFor();
  await expectAccessible(page);
  const number = await orderByInvoice(visitor);
  await openAmongSentOrders(visitor, number);
  const lines = page.getByRole('table', { name: words('cart.lines') });
  await lines.getByRole('link', { name: material.ItemLocalMaterialName }).waitFor();
  expect(await page.locator('main').innerText()).not.toMatch(/\d,\d\d\s*(?:kr|€)/);
  await expectAccessible(page);

  const read = await Promise.all(answers);
  expect(read.some((answer) => answer.includes(number))).toBe(true);
  for (const answer of read) {
    // The cart's sums are 0 for who may not see them.
    expect(answer).not.toMatch(
      /"(?:NetPrice|NetUnitPrice|NetPriceDutiesTax|SubTotal|FreightCost|Vat|Total)":\s*(?!0[,}])\d/,
    );
    expect(answer).not.toMatch(/"(?:SubTotal|Total|NetPrice|NetUnitPrice|UnitPrice|FreightCost|Vat)Str":\s*"[^"]/);
  }
});
