import { getMessages } from '@grossist/contracts';
import type { Locale } from '@grossist/domain';
import { describe, expect, test } from 'vitest';
import { expectAccessible, nextFrame } from './support/accessibility.ts';
import { type Visitor, visitors } from './support/browser.ts';
import { expectFocus } from './support/cart-sheet.ts';
import { openEditor } from './support/editor-screen.ts';
import { eventually } from './support/eventually.ts';
import { answering } from './support/hydrated.ts';
import { signedIn } from './support/signed-in.ts';

const visit = visitors();
const OPERATOR = 'operator@grossist.example';

/** Opens the forms and waits until they answer. */
const openProjects = async ({ open, page, words }: Visitor): Promise<void> => {
  await open('/projects');
  await answering(page.getByRole('textbox', { name: words('projects.subject') }));
};

const field = ({ page, words }: Visitor, name: 'name' | 'subject' | 'message' | 'person' | 'phone') =>
  page.getByRole('textbox', { name: words(`projects.${name}`) });

describe('a customer writes to the house about a project', () => {
  test('by keyboard alone, and the editor reads the mail that came of it', async () => {
    const subject = `Tavler til ${Date.now()}`;
    const house = await signedIn(OPERATOR);
    const mails = async () =>
      (await house.call(getMessages, { query: { State: 'sent', PageSize: 100 } })).PageItems.filter(
        ({ Topic }) => Topic === 'project-mail',
      );
    const before = new Set((await mails()).map(({ MessageId }) => MessageId));
    const visitor = await visit({ as: 'buyer@nordkraft.example' });
    const { page, words } = visitor;
    await openProjects(visitor);
    await field(visitor, 'name').focus();
    await page.keyboard.type('Skolen <b>på</b> bakken');
    await page.keyboard.press('Tab');
    await page.keyboard.type(subject);
    await page.keyboard.press('Tab');
    await page.keyboard.type('40 tavler, til marts');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await field(visitor, 'phone').fill('+45 12 34 56 78');
    await page.keyboard.press('Enter');
    const sent = page.getByRole('heading', { name: words('projects.sent'), exact: true });
    await sent.waitFor();
    await expectFocus(sent);
    expect(await page.getByRole('status').allTextContents()).toEqual(
      expect.arrayContaining([expect.stringContaining('buyer@nordkraft.example')]),
    );

    const own = async () => (await mails()).filter(({ MessageId }) => !before.has(MessageId));
    await eventually(async () => (await own()).length).toBe(1);
    const [mail] = await own();
    const operator = await visit({ as: OPERATOR });
    await openEditor(operator, `/operations/messages/${mail?.MessageId}`);
    const frame = operator.page.frameLocator('iframe');
    await frame.getByRole('heading', { name: subject }).waitFor();
    await frame.getByText('Skolen <b>på</b> bakken').waitFor();
    await expectAccessible(operator.page);
  });

  test('shows missing data at each field, with the focus at the first', async () => {
    const visitor = await visit({ as: 'buyer@nordkraft.example' });
    const { page, words, calls } = visitor;
    await openProjects(visitor);
    await field(visitor, 'subject').fill('Tavler');
    await field(visitor, 'phone').fill('ring');
    await page.getByRole('button', { name: words('projects.send.quote') }).click();
    await page.getByText(words('projects.check')).waitFor();
    expect(await page.getByText(words('projects.missing')).count()).toBe(2);
    await page.getByText(words('projects.phone.wrong')).waitFor();
    await expectFocus(field(visitor, 'name'));
    expect(calls.filter((call) => call.includes('grossist-project'))).toEqual([]);
    await expectAccessible(page);
  });

  test('keeps input between forms and after a failure, and sends it then', async () => {
    const visitor = await visit({ as: 'buyer@nordkraft.example' });
    const { page, words, context } = visitor;
    await openProjects(visitor);
    await field(visitor, 'name').fill('Skolen');
    await field(visitor, 'subject').fill('Tavler');
    await field(visitor, 'message').fill('40 tavler');
    await field(visitor, 'phone').fill('12345678');
    await page.getByRole('tab', { name: words('projects.touch') }).click();
    await eventually(() => field(visitor, 'message').inputValue()).toBe('40 tavler');
    const send = page.getByRole('button', { name: words('projects.send.touch'), exact: true });
    const calls = '**/api/grossist-project/**';
    await page.route(calls, (route) => route.abort());
    await send.click();
    await page.getByText(words('projects.failed')).waitFor();
    expect(await field(visitor, 'subject').inputValue()).toBe('Tavler');
    await page.unroute(calls);
    await context.setOffline(true);
    await send.click();
    await page.getByText(words('projects.waiting')).waitFor();
    await context.setOffline(false);
    await page.getByRole('heading', { name: words('projects.sent'), exact: true }).waitFor();
  });

  test('after signing in, when signed out', async () => {
    const { page, addressOf } = await visit();
    await page.goto(addressOf('/projects'));
    expect(new URL(page.url()).pathname).toBe(addressOf('/sign-in'));
  });
});

describe('the forms', () => {
  const LANGUAGES: readonly { language: Locale; as: string }[] = [
    { language: 'de-DE', as: 'buyer@rheinstrom.example' },
    { language: 'fo-FO', as: 'buyer@nordkraft.example' },
  ];
  test.each(LANGUAGES)('in $language: axe finds nothing, light and dark, at any width', async ({ language, as }) => {
    const visitor = await visit({ language, as });
    const { page } = visitor;
    await openProjects(visitor);
    for (const width of [375, 800, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const beyond = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(beyond, `pixels beyond a window of ${width}`).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    await nextFrame(page);
    await expectAccessible(page);
  });

  test('are refused for employees, with a reason', async () => {
    const { page, open, words } = await visit({ as: OPERATOR });
    await open('/projects');
    await page.getByText(words('projects.customers.text')).waitFor();
  });
});
