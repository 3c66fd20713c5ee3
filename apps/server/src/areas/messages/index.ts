/** Mails of the shop, and messages about orders and returns to other systems. */
export { type AnnouncedOrder, type AnnouncedReturn, announceReturns, announcingOrder } from './announcements.ts';
export { INK, MUTED, mailButton, mailFrame, paragraph, type SendMail, sendMailBy } from './mail-frame.ts';
export { type MessageHandlerDeps, messageHandlers } from './message-handlers.ts';
export type { OrderDestinations } from './outside/outgoing-orders.ts';
export { registerStoredMails } from './register-stored-mails.ts';
export { messageRoutes } from './routes.ts';
