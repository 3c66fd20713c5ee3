import { type DecimalSign, type OrderLine, quantityToDecimal, readOrderLine } from '@grossist/domain';

/** A line as the reader would type it: "1000123;2,5", "1000123;2,5;km". */
export const typedLine = ({ identifier, quantity, unit }: Omit<OrderLine, 'lineNumber'>, sign: DecimalSign): string => {
  if (quantity === undefined) return identifier;
  const decimal = quantityToDecimal(quantity)
    .replace(/\.?0+$/, '')
    .replace('.', sign);
  return [identifier, decimal, ...(unit === undefined ? [] : [unit])].join(';');
};

/** The same of a line as the shop writes it, always with a point: "1000123;2.500". */
export const retypedLine = (written: string, sign: DecimalSign): string => {
  const line = readOrderLine(written);
  return line ? typedLine(line, sign) : written;
};

/** Lines as one text; a header comes first where lines have units, so that they are read as such. */
export const joinedLines = (lines: readonly string[], header: string): string =>
  [...(lines.some((line) => readOrderLine(line)?.unit !== undefined) ? [header] : []), ...lines].join('\n');
