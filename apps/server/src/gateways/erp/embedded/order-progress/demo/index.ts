/** Deliveries and returns that a demo makes up, since nobody packs its orders. */
export { demoDeliveries } from './demo-deliveries.ts';
export { readDemoReturns } from './read-demo-returns.ts';
