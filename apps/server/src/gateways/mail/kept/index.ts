export { openKeptMail } from './open-kept-mail.ts';
