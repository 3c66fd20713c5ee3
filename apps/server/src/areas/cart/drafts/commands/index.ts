export * from './begin-fastbox-cart.ts';
export * from './change-delivery-mode.ts';
export * from './delete-cart.ts';
export * from './move-smart-kit.ts';
export * from './rename-draft.ts';
export * from './replace-cart.ts';
export * from './restore-cart.ts';
export * from './set-ready-flags.ts';
