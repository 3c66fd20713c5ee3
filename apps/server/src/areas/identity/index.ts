export { presentContext } from './presenter.ts';
export { findSession, type OpenSession } from './queries/find-session.ts';
export { type IdentityDeps, identityRoutes } from './routes.ts';
export type { Anonymous, Buyer, BuyingAccount, Person, Visitor } from './visitor.ts';
export { isBuyer } from './visitor.ts';
