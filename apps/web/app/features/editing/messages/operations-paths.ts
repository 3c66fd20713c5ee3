/** The screens of the people who run the shop, below "/operations/". */
export const OPERATIONS_PATHS = ['home', 'messages', 'messages/:messageId'] as const;

export type OperationsPath = (typeof OPERATIONS_PATHS)[number];
