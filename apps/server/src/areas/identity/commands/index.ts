export * from './begin-session.ts';
export * from './hide-guide.ts';
export * from './password-reset.ts';
export * from './save-preferences.ts';
export * from './see-as.ts';
export * from './sign-in.ts';
export * from './sign-out.ts';
