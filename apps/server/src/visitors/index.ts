/** Who asks: somebody signed out, or a person with company, account and assortments. */
export type { Frame, OpenSession } from './open-session.ts';
export type { Anonymous, Buyer, BuyingAccount, Person, SeenAs, Visitor } from './visitor.ts';
export { type HouseRole, houseRoleOf, isBuyer } from './visitor.ts';
