import { emptyCart } from '@grossist/contracts';
import { describe, expect, inject, test } from 'vitest';
import { visitors } from './support/browser.ts';
import { addByKeyboard, findByKeyboard, lineOf, openAmongSentOrders, orderByInvoice } from './support/buying.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const hasFile = inject('hasPriceFile');
const EMAIL = 'buyer@fjordror.example';
const NUMBER = '1006100';
const NAME = 'MATTE 3MM 100W/M2 100W';

describe.skipIf(!hasFile)(
  `an article of an EFONELFO price file${hasFile ? '' : ' (skipped: ../shared/data/efonelfo is absent)'}`,
  () => {
    test('is found by word, found by number, priced and ordered in Norwegian', async () => {
      const buyer = await signedIn(EMAIL);
      await buyer.call(emptyCart, {});
      const visitor = await visit({ language: 'nb-NO', as: EMAIL });
      const { page, words, open } = visitor;

      await open('/search?query=matte%20100W');
      const results = page.getByRole('list', { name: words('catalogue.results') });
      await results.getByRole('link', { name: NAME, exact: true }).waitFor();

      await findByKeyboard(visitor, NUMBER, NAME);
      await page
        .getByText(/^Etman/i)
        .first()
        .waitFor();
      const order = page.getByRole('region', { name: words('variation.order') });
      await order
        .getByText(/553,00/)
        .first()
        .waitFor();
      await addByKeyboard(visitor, NAME);
      await open('/cart');
      await lineOf(visitor, NAME).waitFor();

      const number = await orderByInvoice(visitor);
      await openAmongSentOrders(visitor, number);
      const lines = page.getByRole('table', { name: words('cart.lines') });
      expect(await lines.getByRole('link', { name: NAME }).count()).toBe(1);
    });
  },
);
