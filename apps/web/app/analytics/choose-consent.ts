import { newId, storeInCookie } from '../api/index.ts';
import { CONSENT_CHANNEL, CONSENT_COOKIE, DECLINED } from './consent.ts';

/** Stores a choice for 365 days and broadcasts it to every tab of the browser, this one included. */
export const chooseConsent = (choice: 'yes' | 'no'): void => {
  storeInCookie(CONSENT_COOKIE, choice === 'yes' ? newId() : DECLINED);
  const channel = new BroadcastChannel(CONSENT_CHANNEL);
  channel.postMessage(choice);
  channel.close();
};
