import {
  getAccounts,
  getContext,
  neverShowGuideAgain,
  requestPasswordReset,
  resetPassword,
  savePreferences,
  seeShopAs,
  signIn,
  signOut,
  stopSeeingShopAs,
} from '@grossist/contracts';
import type { Database } from '../../db/index.ts';
import { type Answer, answer, DONE } from '../../http/answer.ts';
import * as commands from './commands/index.ts';
import { presentAccounts, presentContext, presentSeenAs } from './presenter.ts';
import { listAccounts } from './queries/buyer-accounts.ts';
import { findSession } from './queries/find-session.ts';
import { signInBrake } from './sign-in-brake.ts';

export interface IdentityDeps {
  db: Database;
  /** Failed sign-ins before throttling; 0 disables it. */
  signInFailures: number;
}

export const identityRoutes = ({ db, signInFailures }: IdentityDeps): readonly Answer[] => {
  const beginSession = commands.signIn(db, signInBrake(db, signInFailures));
  const endSession = commands.signOut(db);
  const sessionOf = findSession(db);
  const accountsOf = listAccounts(db);
  const hideGuide = commands.hideGuide(db);
  const savePreferencesOf = commands.savePreferences(db);
  const seeAs = commands.seeShopAs(db);
  const requestReset = commands.requestPasswordReset(db);
  const changePassword = commands.resetPassword(db);
  const stopSeeingAs = commands.stopSeeingShopAs(db);

  return [
    answer(signIn, async ({ body }, call) => {
      const { session, device } = await beginSession({
        ...body,
        address: call.address,
        deviceToken: call.deviceToken,
      });
      if (call.sessionToken !== undefined) await endSession(call.sessionToken);
      call.cookies.begin(session.token, session.antiForgeryToken, session.expires);
      call.cookies.rememberDevice(device.token, device.expires);
      const opened = await sessionOf(session.token, undefined);
      return presentContext(opened?.person ?? call.visitor);
    }),
    answer(signOut, async (_, call) => {
      if (call.sessionToken !== undefined) await endSession(call.sessionToken);
      call.cookies.end();
      return DONE;
    }),
    answer(requestPasswordReset, async ({ body }, { address }) => {
      await requestReset({ email: body.email, address });
      return DONE;
    }),
    answer(resetPassword, async ({ body }) => ({ Id: await changePassword(body.token, body.password) })),
    answer(getContext, async ({ query }, call) => presentContext(call.visitor, query.returnUrl)),
    answer(savePreferences, async ({ body }, call) => {
      if (call.visitor.kind === 'person') await savePreferencesOf(call.visitor.contactId, body);
      const opened = await sessionOf(call.sessionToken ?? '', call.visitor.locale);
      return presentContext(opened?.person ?? call.visitor);
    }),
    answer(seeShopAs, async ({ body }, call) => presentSeenAs(await seeAs(call.sessionToken ?? '', body))),
    answer(stopSeeingShopAs, async (_, call) => {
      await stopSeeingAs(call.sessionToken ?? '');
      return DONE;
    }),
    answer(neverShowGuideAgain, async ({ body }, { visitor }) => {
      if (visitor.kind === 'person') await hideGuide(visitor.contactId, body.guideType);
      return DONE;
    }),
    answer(getAccounts, async (_, { visitor }) =>
      visitor.kind === 'person' ? presentAccounts(await accountsOf(visitor.contactId), visitor.account?.soldTo) : [],
    ),
  ];
};
