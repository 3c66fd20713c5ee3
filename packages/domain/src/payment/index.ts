/** Paying by card: how a payment goes on, what its page shows, and amounts as payment services count them. */
export * from './card-order.ts';
export * from './minor-units.ts';
export * from './payment-status.ts';
