export { addressCountries } from './address-countries.ts';
export { presentContext } from './presenter.ts';
export { buyerOnAccount, findBuyerOnAccount } from './queries/buyer-on-account.ts';
export { findSession, type OpenSession } from './queries/find-session.ts';
export { type IdentityDeps, identityRoutes } from './routes.ts';
export type { Anonymous, Buyer, BuyingAccount, Person, Visitor } from './visitor.ts';
export { isBuyer } from './visitor.ts';
