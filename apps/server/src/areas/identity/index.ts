/** Who people are: signing in, sessions, accounts, and the rights of a buyer. */
export type { Anonymous, Buyer, BuyingAccount, OpenSession, Person, Visitor } from '../../visitors/index.ts';
export { type HouseRole, houseRoleOf, isBuyer } from '../../visitors/index.ts';
export { issuePasswordReset, PASSWORD_RESET, RESET_MINUTES } from './commands/password-reset.ts';
export {
  type BegunSession,
  beginSession,
  hashOfToken,
  openSessionEnds,
  SESSIONS_ENDED,
  type SessionEnds,
} from './commands/sessions.ts';
export { addressCountries, presentContext } from './presenter.ts';
export { buyerOnAccount, currentAssortments, findBuyerOnAccount } from './queries/buyer-accounts.ts';
export { findSession } from './queries/find-session.ts';
export { buyerOf, findPerson, mayPreview } from './queries/people.ts';
export { type IdentityDeps, identityRoutes } from './routes.ts';
export { lockedPeople, type SignInBrake, signInBrake } from './sign-in-brake.ts';
