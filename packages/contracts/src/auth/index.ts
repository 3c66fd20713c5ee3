export * from './customer-request.ts';
export * from './password-reset.ts';
export * from './session.ts';
