export * from './password-reset.ts';
export * from './save-preferences.ts';
export * from './sessions.ts';
export * from './sign-in.ts';
