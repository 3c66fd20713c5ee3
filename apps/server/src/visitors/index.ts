/** Who asks: somebody signed out, or a person with company, account and assortments. */
export type { Anonymous, Buyer, BuyingAccount, Frame, OpenSession, Person, SeenAs, Visitor } from './visitor.ts';
export { type HouseRole, houseRoleOf, isBuyer } from './visitor.ts';
