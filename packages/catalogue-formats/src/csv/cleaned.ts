/** A cell as it was meant: without the signs by which spreadsheets are kept from reading it as a number or a formula. */
export const cleaned = (cell: string): string => {
  const trimmed = cell.trim();
  const [, asText] = /^="(.*)"$/.exec(trimmed) ?? [];
  if (asText !== undefined) return asText.trim();
  return /^'[=+\-@]/.test(trimmed) ? trimmed.slice(1) : trimmed;
};
