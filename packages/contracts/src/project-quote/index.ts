export * from './project-mails.ts';
