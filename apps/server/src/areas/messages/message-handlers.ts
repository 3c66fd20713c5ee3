import type { Handlers } from '../../outbox/index.ts';
import { PASSWORD_RESET } from '../identity/index.ts';
import {
  CUSTOMER_REQUEST,
  ORDER_CONFIRMATION,
  ORDER_FILE,
  ORDER_MAIL,
  ORDER_MESSAGE,
  ORDER_WEBHOOK,
  PROJECT_MAIL,
  RETURN_NEWS,
} from './announcements.ts';
import { type ConfirmationDeps, sendConfirmation } from './confirmation/send-confirmation.ts';
import {
  mailOrderFile,
  type OutsideDeps,
  publishOrderMessages,
  putOrderFile,
  sendWebhook,
} from './outside/outgoing-orders.ts';
import { type PasswordResetDeps, sendPasswordReset } from './password/send-password-reset.ts';
import {
  type CustomerRequestDeps,
  type ProjectMailDeps,
  sendCustomerRequest,
  sendProjectMail,
} from './request-mails.ts';
import { sendReturnNews } from './returns/send-return-news.ts';

export type MessageHandlerDeps = ConfirmationDeps &
  OutsideDeps &
  ProjectMailDeps &
  CustomerRequestDeps &
  PasswordResetDeps;

/** Returns the handler of each topic. */
export const messageHandlers = (deps: MessageHandlerDeps): Handlers => ({
  [ORDER_CONFIRMATION]: sendConfirmation(deps),
  [ORDER_MESSAGE]: publishOrderMessages(deps),
  [ORDER_WEBHOOK]: sendWebhook(deps),
  [ORDER_FILE]: putOrderFile(deps),
  [ORDER_MAIL]: mailOrderFile(deps),
  [RETURN_NEWS]: sendReturnNews(deps),
  [PROJECT_MAIL]: sendProjectMail(deps),
  [CUSTOMER_REQUEST]: sendCustomerRequest(deps),
  [PASSWORD_RESET]: sendPasswordReset(deps),
});
