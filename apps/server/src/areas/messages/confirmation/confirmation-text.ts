import type { ConfirmationTraits } from './confirmation-html.ts';
import type { WrittenLine, WrittenOrder } from './written-order.ts';

const lineText = ({ name, below, quantity, amount, isKitPart }: WrittenLine): string => {
  const indent = isKitPart ? '  ' : '';
  const head = `${indent}- ${quantity}  ${name}${amount === '' ? '' : `  ${amount}`}`;
  return [head, ...below.map((fact) => `${indent}    ${fact}`)].join('\n');
};

/** The same confirmation for who reads plain text. */
export const confirmationText = (order: WrittenOrder, { url, hasDocument }: ConfirmationTraits): string => {
  const { text } = order;
  const pairs = (rows: readonly (readonly [string, string])[]) =>
    rows.map(([label, value]) => `${label}: ${value}`).join('\n');
  return `${[
    text('orderMail.thanks'),
    order.greeting,
    pairs(order.facts),
    order.lines.map(lineText).join('\n'),
    order.more,
    pairs(order.sums),
    hasDocument ? text('orderMail.attached') : '',
    url === undefined ? '' : `${text('orderMail.open')}: ${url}`,
    text('orderMail.why'),
  ]
    .filter((part) => part !== '')
    .join('\n\n')}\n`;
};
