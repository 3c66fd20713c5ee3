import { type DecimalSign, type OrderLine, quantityToDecimal, readOrderLine } from '@grossist/domain';

/** A line as the reader would type it: "1000123;2,5". */
export const typedLine = ({ identifier, quantity }: Pick<OrderLine, 'identifier' | 'quantity'>, sign: DecimalSign) =>
  quantity === undefined
    ? identifier
    : `${identifier};${quantityToDecimal(quantity)
        .replace(/\.?0+$/, '')
        .replace('.', sign)}`;

/** The same of a line as the shop writes it, always with a point: "1000123;2.500". */
export const retypedLine = (written: string, sign: DecimalSign): string => {
  const line = readOrderLine(written);
  return line ? typedLine(line, sign) : written;
};
