import { getMessage, getMessages } from '@grossist/contracts';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { fillInSignIn } from './support/buying.ts';
import { eventually } from './support/eventually.ts';
import { pressKey } from './support/keyboard.ts';
import { PASSWORD } from './support/people.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const EMAIL = 'buyer@fjordror.example';
const OPERATOR = 'operator@grossist.example';
const LABELS = [
  'help.customer.company',
  'help.customer.registration',
  'help.customer.person',
  'identity.email',
  'help.customer.phone',
] as const;

/** The link of the last mail that changes a password, as operators of a shop without a mail server read it. */
const mailedLink = async (): Promise<string | undefined> => {
  const operator = await signedIn(OPERATOR);
  const { PageItems } = await operator.call(getMessages, { query: { PageSize: 20 } });
  const message = PageItems.find(({ Topic, State }) => Topic === 'password-reset' && State === 'sent');
  if (message === undefined) return undefined;
  const { Mail } = await operator.call(getMessage, { params: { messageId: message.MessageId } });
  return /\S+new-password#\S+/.exec(Mail?.Text ?? '')?.[0];
};

test('changes a forgotten password by a mailed link, requested in a panel over the page', async () => {
  const visitor = await visit({ language: 'nb-NO' });
  const { page, words, open } = visitor;
  await open('/search?query=kabel');
  await page
    .getByRole('banner')
    .getByRole('link', { name: words('shell.signIn') })
    .click();
  await page
    .getByRole('dialog', { name: words('pages.signIn') })
    .getByRole('link', { name: words('identity.forgotten') })
    .click();
  const panel = page.getByRole('dialog', { name: words('identity.forgotten') });
  await panel.getByLabel(words('identity.email')).fill(EMAIL);
  await expectAccessible(page);
  await pressKey(panel.getByRole('button', { name: words('help.forgotten.submit') }));
  await panel.getByRole('heading', { name: words('help.forgotten.sent') }).waitFor();
  expect(page.url()).toContain('/search?query=kabel');

  await eventually(mailedLink).toMatch(/new-password#/);
  const link = new URL((await mailedLink()) ?? '');
  await open(`/new-password${link.hash}`);
  await eventually(() => page.getByRole('button', { name: words('help.new.submit') }).isEnabled()).toBe(true);
  await page.getByLabel(words('help.new.password'), { exact: true }).fill('short');
  await pressKey(page.getByRole('button', { name: words('help.new.submit') }));
  await page.getByText(words('help.new.short', { count: 10 })).waitFor();
  await expectAccessible(page);
  // The people of the demo keep their password for the other tests.
  await page.getByLabel(words('help.new.password'), { exact: true }).fill(PASSWORD);
  await pressKey(page.getByRole('button', { name: words('help.new.submit') }));
  await page.getByRole('heading', { name: words('help.new.done') }).waitFor();
  expect(new URL(page.url()).hash).toBe('');
  await page
    .getByRole('main')
    .getByRole('link', { name: words('identity.submit') })
    .click();
  await fillInSignIn(visitor, page.getByRole('main'), EMAIL);
  await page.waitForURL((url) => !url.pathname.includes('sign-in'));
});

test('shows that a link was used, with a way to a new one', async () => {
  const { page, words, open } = await visit();
  await open('/new-password#used');
  const submit = page.getByRole('button', { name: words('help.new.submit') });
  await eventually(() => submit.isEnabled()).toBe(true);
  await page.getByLabel(words('help.new.password'), { exact: true }).fill('long enough by far');
  await pressKey(submit);
  await page.getByText(words('help.new.invalid')).waitFor();
  await page.getByRole('link', { name: words('help.new.again') }).click();
  await page.getByRole('heading', { level: 1, name: words('help.forgotten') }).waitFor();
});

test('sends a company’s request to become a customer, and shows missing data', async () => {
  const { page, words, open } = await visit({ width: 375, language: 'de-DE', theme: 'dark' });
  await open('/sign-in');
  await page.getByRole('link', { name: words('identity.becomeCustomer') }).click();
  const send = page.getByRole('button', { name: words('help.customer.submit') });
  await page.getByRole('heading', { level: 1, name: words('help.customer') }).waitFor();
  await eventually(() => send.isEnabled()).toBe(true);
  await pressKey(send);
  await page.getByText(words('help.customer.missing')).first().waitFor();
  const company = page.getByRole('textbox', { name: words('help.customer.company') });
  await eventually(() => company.evaluate((element) => element === document.activeElement)).toBe(true);
  await expectAccessible(page);
  const typed = {
    'help.customer.company': 'Elektro Neu GmbH',
    'help.customer.registration': 'HRB 12345',
    'help.customer.person': 'Jana Neu',
    'identity.email': 'jana@elektro-neu.example',
    'help.customer.phone': '+49 30 123456',
  } as const;
  for (const label of LABELS) {
    await page.getByRole('textbox', { name: words(label) }).fill(typed[label]);
  }
  await pressKey(send);
  await page.getByRole('heading', { name: words('help.customer.sent') }).waitFor();
});
