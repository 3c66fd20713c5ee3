/** What the shop says of orders and projects by mail and to systems outside. */
export { type AnnouncedOrder, announcingOrder } from './announce-order.ts';
export { type AnnouncedReturn, announceReturns } from './announce-returns.ts';
export { INK, MUTED, mailButton, mailFrame, paragraph } from './mail-frame.ts';
export { type MessageHandlerDeps, messageHandlers } from './message-handlers.ts';
export type { OrderDestinations } from './outside/outside-deps.ts';
export { registerKeptMails } from './register-kept-mails.ts';
export { messageRoutes } from './routes.ts';
export { type SendMail, sendMailBy } from './send-mail.ts';
