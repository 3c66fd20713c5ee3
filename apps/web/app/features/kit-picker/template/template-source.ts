/** What a template is made of: lines of a cart or an order, or kits, each of which becomes a template. */
export type TemplateSource =
  | { kind: 'cart'; cartId: string; lines: readonly string[] }
  | { kind: 'order'; orderId: string; lines: readonly number[] }
  | { kind: 'kits'; kitIds: readonly string[] };

/** Returns how many lines or kits are chosen. */
export const countOf = (source: TemplateSource): number =>
  source.kind === 'kits' ? source.kitIds.length : source.lines.length;
