/** Whose order a document is. */
export { type FoundCustomer, findCustomers } from './find-customers.ts';
export { firstContact } from './first-contact.ts';
export { type GuessedCustomer, guessCustomers } from './guess-customers.ts';
export { rememberCustomer } from './remember-customer.ts';
