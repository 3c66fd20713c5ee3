/** What people are told of an error: its message and its cause's, never more, since errors carry what was sent. */
export const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  const because = cause instanceof Error && cause.message !== '' ? `: ${cause.message}` : '';
  return `${error.message || error.name}${because}`;
};
