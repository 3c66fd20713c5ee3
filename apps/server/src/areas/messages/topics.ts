/** The confirmation that who ordered gets by mail. */
export const ORDER_CONFIRMATION = 'order-confirmation';
/** An order to be told outside: makes one message for each place that the settings name. */
export const ORDER_MESSAGE = 'order-message';
export const ORDER_WEBHOOK = 'order-webhook';
export const ORDER_FILE = 'order-file';
export const ORDER_MAIL = 'order-mail';
/** What those who gave goods back are told of it by mail. */
export const RETURN_NEWS = 'return-news';
/** A company's request to become a customer. */
export const CUSTOMER_REQUEST = 'customer-request';
/** What was written in the forms for projects. */
export const PROJECT_MAIL = 'project-mail';
