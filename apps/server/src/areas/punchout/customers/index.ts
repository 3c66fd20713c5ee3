export { customerByCredentials, customerByUsername, type PunchoutCustomer } from './find-customer.ts';
export { type Proof, proveCustomer } from './prove-customer.ts';
export { returnUrlOf } from './return-url.ts';
