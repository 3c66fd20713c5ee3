/** The screens of support, below "/support/"; the first that fits is shown. */
export const SUPPORT_PATHS = [
  'home',
  'validation',
  'validation/log',
  'validation/:validationId',
  'matters',
  'audit',
  'people',
] as const;

export type SupportPath = (typeof SUPPORT_PATHS)[number];
