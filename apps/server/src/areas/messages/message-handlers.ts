import type { Handlers } from '../../outbox/index.ts';
import { PASSWORD_RESET } from '../identity/index.ts';
import { type ConfirmationDeps, sendConfirmation } from './confirmation/send-confirmation.ts';
import { type CustomerRequestDeps, sendCustomerRequest } from './customers/send-customer-request.ts';
import { mailOrderFile } from './outside/mail-file.ts';
import type { OutsideDeps } from './outside/outside-deps.ts';
import { putOrderFile } from './outside/put-file.ts';
import { sendWebhook } from './outside/send-webhook.ts';
import { tellOrder } from './outside/tell-order.ts';
import { type PasswordResetDeps, sendPasswordReset } from './password/send-password-reset.ts';
import { type ProjectMailDeps, sendProjectMail } from './projects/send-project-mail.ts';
import { sendReturnNews } from './returns/send-return-news.ts';
import {
  CUSTOMER_REQUEST,
  ORDER_CONFIRMATION,
  ORDER_FILE,
  ORDER_MAIL,
  ORDER_MESSAGE,
  ORDER_WEBHOOK,
  PROJECT_MAIL,
  RETURN_NEWS,
} from './topics.ts';

export type MessageHandlerDeps = ConfirmationDeps &
  OutsideDeps &
  ProjectMailDeps &
  CustomerRequestDeps &
  PasswordResetDeps;

/** What sends each kind of message. */
export const messageHandlers = (deps: MessageHandlerDeps): Handlers => ({
  [ORDER_CONFIRMATION]: sendConfirmation(deps),
  [ORDER_MESSAGE]: tellOrder(deps),
  [ORDER_WEBHOOK]: sendWebhook(deps),
  [ORDER_FILE]: putOrderFile(deps),
  [ORDER_MAIL]: mailOrderFile(deps),
  [RETURN_NEWS]: sendReturnNews(deps),
  [PROJECT_MAIL]: sendProjectMail(deps),
  [CUSTOMER_REQUEST]: sendCustomerRequest(deps),
  [PASSWORD_RESET]: sendPasswordReset(deps),
});
