import { escapeXml } from '../../../markup/escape-xml.ts';
import { factTable, type Html, INK, MUTED, mailButton, mailFrame, paragraph, RULE } from '../mail-frame.ts';
import type { WrittenLine, WrittenOrder } from './written-order.ts';

const NUMERIC = 'text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;padding:8px 0 8px 16px';

const header = (text: string, style: string): Html =>
  `<th class="muted line" scope="col" style="${MUTED};${RULE};font-weight:400;${style}">${escapeXml(text)}</th>`;

const lineRow = (line: WrittenLine, hasPrices: boolean): Html => {
  const below = line.below.map((text) => `<br><span class="muted" style="${MUTED}">${escapeXml(text)}</span>`);
  const indent = line.isKitPart ? 'padding:8px 0 8px 16px' : 'padding:8px 0';
  const numeric = (text: string): Html =>
    `<td class="ink line" valign="top" style="${INK};${RULE};${NUMERIC}">${escapeXml(text)}</td>`;
  return `<tr><td class="ink line" valign="top" style="${INK};${RULE};${indent};overflow-wrap:anywhere;hyphens:auto">${escapeXml(line.name)}${below.join('')}</td>${numeric(line.quantity)}${hasPrices ? numeric(line.amount) : ''}</tr>`;
};

const sumRow = ([label, amount]: readonly [string, string], isTotal: boolean): Html => {
  const weight = isTotal ? 'font-weight:600' : 'font-weight:400';
  return `<tr><th class="ink" scope="row" colspan="2" align="right" style="${INK};${weight};padding:4px 0">${escapeXml(label)}</th><td class="ink" style="${INK};${weight};${NUMERIC};padding:4px 0 4px 16px">${escapeXml(amount)}</td></tr>`;
};

const linesOf = ({ text, lines, sums, hasPrices }: WrittenOrder): Html => `
<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 16px">
<thead><tr>${header(text('orderMail.material'), 'text-align:left;padding:6px 0')}${header(text('orderMail.quantity'), NUMERIC)}${hasPrices ? header(text('orderMail.amount'), NUMERIC) : ''}</tr></thead>
<tbody>
${lines.map((line) => lineRow(line, hasPrices)).join('\n')}
</tbody>
${sums.length === 0 ? '' : `<tfoot>${sums.map((sum, at) => sumRow(sum, at === sums.length - 1)).join('\n')}</tfoot>`}
</table>`;

/** Parts of a confirmation that depend on how it is sent. */
interface ConfirmationTraits {
  /** URL of the order's page; undefined without a public URL. */
  url: string | undefined;
  hasDocument: boolean;
}

export const confirmationHtml = (order: WrittenOrder, { url, hasDocument }: ConfirmationTraits): string => {
  const { text } = order;
  const button = url === undefined ? '' : mailButton(url, text('orderMail.open'));
  return mailFrame({
    language: order.language,
    title: text('orderMail.thanks'),
    content: [
      paragraph(order.greeting),
      factTable(order.facts),
      linesOf(order),
      order.more === '' ? '' : paragraph(order.more),
      hasDocument ? paragraph(text('orderMail.attached')) : '',
      button,
      paragraph(text('orderMail.why'), MUTED, 'muted'),
    ].join('\n'),
  });
};

const lineText = ({ name, below, quantity, amount, isKitPart }: WrittenLine): string => {
  const indent = isKitPart ? '  ' : '';
  const head = `${indent}- ${quantity}  ${name}${amount === '' ? '' : `  ${amount}`}`;
  return [head, ...below.map((fact) => `${indent}    ${fact}`)].join('\n');
};

/** Formats the confirmation as plain text. */
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
