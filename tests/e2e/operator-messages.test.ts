import { getMessage, type MessageDetails, sendMessageAgain } from '@grossist/contracts';
import type { Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { expectAccessible } from './support/accessibility.ts';
import { visitors } from './support/browser.ts';
import { standIn } from './support/cart-page.ts';
import { openEditor } from './support/editor-screen.ts';

const visit = visitors();
const answer = standIn();
const OPERATOR = 'operator@grossist.example';
const ID = '0192a000-0000-7000-8000-000000000031';

const aMessage = (traits: Partial<MessageDetails> = {}): MessageDetails => ({
  MessageId: ID,
  Topic: 'order-webhook',
  About: '4500099005',
  State: 'failed',
  Attempts: 12,
  ToldAt: '2026-03-02T09:12:00.000Z',
  NextAttemptAt: null,
  SettledAt: '2026-03-09T09:12:00.000Z',
  Outcome: '',
  Failure: 'The other system answers 503',
  OrderId: null,
  Mail: null,
  ...traits,
});

/** Serves a message in the state that `current` returns, since no demo gives one up. */
const withMessage = async (page: Page, current: () => MessageDetails, again: (route: Route) => Promise<void>) => {
  const ofMessage = <O extends { path: string }>(operation: O): O => ({
    ...operation,
    path: operation.path.replace(':messageId', ID),
  });
  await answer(page, ofMessage(getMessage), (route) => route.fulfill({ json: current() }));
  await answer(page, ofMessage(sendMessageAgain), again);
};

test('a message that was given up is tried again by a press, and followed until it went', async () => {
  const visitor = await visit({ as: OPERATOR });
  const { page, words } = visitor;
  let message = aMessage();
  let isAsked = false;
  await withMessage(
    page,
    () => {
      const seen = message;
      // It goes while the page looks on.
      if (isAsked) message = aMessage({ State: 'sent', Outcome: 'https://erp.example/orders', Failure: '' });
      return seen;
    },
    (route) => {
      isAsked = true;
      message = aMessage({ State: 'waiting', NextAttemptAt: '2026-03-09T10:00:00.000Z', SettledAt: null });
      return route.fulfill({ json: { ok: true } });
    },
  );
  await openEditor(visitor, `/operations/messages/${ID}`);
  await page.getByText('The other system answers 503').waitFor();
  await expectAccessible(page);
  const again = page.getByRole('button', { name: words('editing.messages.again') });
  await again.click();
  await page
    .getByRole('region', { name: words('ui.notices') })
    .getByText(words('editing.messages.again.done'))
    .waitFor();
  await page.getByText(words('editing.messages.state.waiting'), { exact: true }).waitFor();
  await page.getByText('https://erp.example/orders').waitFor();
  expect(await again.count()).toBe(0);
});

test('shows that a message is no longer given up, and does not change it', async () => {
  const visitor = await visit({ as: OPERATOR });
  const { page, words } = visitor;
  await withMessage(
    page,
    () => aMessage(),
    (route) =>
      route.fulfill({
        status: 409,
        contentType: 'application/problem+json',
        json: {
          type: 'about:blank',
          title: 'Conflict',
          status: 409,
          code: 'not-failed',
          detail: 'It was not given up',
        },
      }),
  );
  await openEditor(visitor, `/operations/messages/${ID}`);
  await page.getByRole('button', { name: words('editing.messages.again') }).click();
  await page
    .getByRole('region', { name: words('ui.notices') })
    .getByText(words('editing.messages.again.not'))
    .waitFor();
  await page.getByText(words('editing.messages.state.failed'), { exact: true }).waitFor();
});
