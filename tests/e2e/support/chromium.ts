import { getContext, signIn } from '@grossist/contracts';
import { type Browser, type BrowserContext, chromium } from 'playwright-core';
import { PASSWORD } from './people.ts';

/** Launches a browser; `more` are arguments of its own. */
export const launch = (executablePath = process.env.GROSSIST_BROWSER, more: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-background-networking', ...more],
  });

/** Launches a browser with arguments of its own and everything that browsers have: the small one plays no camera. */
export const launchWhole = (more: readonly string[]): Promise<Browser> =>
  launch(process.env.GROSSIST_WHOLE_BROWSER || process.env.GROSSIST_BROWSER, more);

/** Signs a browser in without its pages. */
export const signInBrowser = async (context: BrowserContext, email: string): Promise<void> => {
  await context.request.get(getContext.path);
  const cookies = await context.cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await context.request.post(signIn.path, {
    headers: { 'x-xsrf-token': token },
    data: { email, password: PASSWORD },
  });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${answer.status()} ${await answer.text()}`);
};
