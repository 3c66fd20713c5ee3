export { openSmtp, type SmtpAccess } from './open-smtp.ts';
