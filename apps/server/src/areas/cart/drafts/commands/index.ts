export * from './change-delivery-mode.ts';
export * from './change-drafts.ts';
export * from './switch-active-cart.ts';
