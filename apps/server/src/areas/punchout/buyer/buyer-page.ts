import { formatMoney, type Locale, quantityToDecimal, shownUnitPrice } from '@grossist/domain';
import type { CxmlItem } from '@grossist/order-formats';
import { escapeXml } from '../../../markup/escape-xml.ts';
import type { ShownItem } from './buyer-documents.ts';

/** English: only people who try out the demo see this page. */
export const BUYER_LOCALE: Locale = 'en-US';

const options = (values: readonly (readonly [string, string])[]): string =>
  values.map(([value, text]) => `<option value="${value}">${text}</option>`).join('');

/** Returns the page's start: forms for either protocol. */
export const beginning = (): string => `
<p class="muted">This page plays a customer’s procurement system. It exists in the demo alone; its passwords stay on the server.</p>
<h2>SAP OCI</h2>
<form method="post" action="/punchout/buyer/oci">
<label><span>Version</span><select name="version">${options([
  ['4.0', '4.0'],
  ['5.0', '5.0'],
])}</select></label>
<label><span>Function</span><select name="function">${options([
  ['', 'Open the shop'],
  ['DETAIL', 'DETAIL: open a product'],
  ['VALIDATE', 'VALIDATE: ask for a product’s price of today'],
  ['SOURCING', 'SOURCING: open a search'],
  ['BACKGROUND_SEARCH', 'BACKGROUND_SEARCH: get the hits'],
])}</select></label>
<label><span>Product (SAP number) or search</span><input name="text" maxlength="100" autocomplete="off"></label>
<label><span>Quantity, for VALIDATE</span><input name="quantity" maxlength="12" inputmode="decimal" autocomplete="off"></label>
<button type="submit">Punch out by OCI</button>
</form>
<h2>cXML</h2>
<form method="post" action="/punchout/buyer/cxml">
<input type="hidden" name="operation" value="create">
<button type="submit">Punch out by cXML</button>
</form>`;

const BACK = '<p><a href="/punchout/buyer">Start again</a></p>';

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string => `
<div class="scroll" tabindex="0" role="region" aria-label="Items"><table>
<thead><tr>${heads.map((head) => `<th scope="col">${escapeXml(head)}</th>`).join('')}</tr></thead>
<tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escapeXml(cell)}</td>`).join('')}</tr>`).join('\n')}</tbody>
</table></div>`;

const OCI_HEADS = [
  'VENDORMAT',
  'DESCRIPTION',
  'QUANTITY',
  'UNIT',
  'PRICE',
  'PRICEUNIT',
  'CURRENCY',
  'LEADTIME',
  'LONGTEXT',
];

const countOf = ({ length }: readonly unknown[]): string => (length === 1 ? '1 item' : `${length} items`);

/** Returns the items of a received OCI form. */
export const receivedByOci = (items: readonly ShownItem[]): string =>
  `<p>${countOf(items)} came back by OCI.</p>${
    items.length === 0
      ? ''
      : table(
          OCI_HEADS,
          items.map((item) => OCI_HEADS.map((head) => item[head] ?? '')),
        )
  }${BACK}`;

const priceOf = ({ unitPrice, perQuantity, currency }: CxmlItem): string => {
  if (unitPrice === undefined || perQuantity === undefined) return '';
  const { amount, per } = shownUnitPrice({ amount: unitPrice, perQuantity });
  const money = formatMoney(
    amount,
    currency === 'EUR' || currency === 'SEK' || currency === 'NOK' ? currency : 'DKK',
    BUYER_LOCALE,
  );
  return `${money} / ${per}`;
};

const act = (path: string, document: string, text: string, more: Readonly<Record<string, string>> = {}): string => {
  const fields = Object.entries({ document, ...more }).map(
    ([name, value]) => `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`,
  );
  return `<form method="post" action="${path}">${fields.join('')}<button type="submit">${escapeXml(text)}</button></form>`;
};

/** Returns the items of a received PunchOutOrderMessage, with forms to edit, inspect and order the cart. */
export const receivedByCxml = (items: readonly CxmlItem[], document: Uint8Array): string => {
  const encoded = Buffer.from(document).toString('base64');
  const rows = items.map((item) => [
    item.identifiers.sap ?? '',
    item.name ?? '',
    String(Number(quantityToDecimal(item.quantity))),
    item.unit ?? '',
    priceOf(item),
  ]);
  return `<p>${countOf(items)} came back by cXML.</p>
${table(['SupplierPartID', 'Description', 'Quantity', 'Unit', 'Price'], rows)}
${act('/punchout/buyer/cxml', encoded, 'Edit this cart', { operation: 'edit' })}
${act('/punchout/buyer/cxml', encoded, 'Look at this cart', { operation: 'inspect' })}
${act('/punchout/buyer/order', encoded, 'Order it (OrderRequest)')}
${act('/punchout/buyer/order', encoded, 'Try the order only (deploymentMode “test”)', { test: 'yes' })}
<h2>The document</h2>
<pre tabindex="0">${escapeXml(Buffer.from(document).toString('utf8'))}</pre>${BACK}`;
};

/** Returns the status of the shop's response. */
export const answeredBy = (code: number, text: string, message: string): string =>
  `<p${code === 200 ? '' : ' class="note"'} role="status">${code} ${escapeXml(text)}: ${escapeXml(message)}</p>${BACK}`;

export const nothingReceived = (): string =>
  `<p class="note" role="alert">Nothing that can be read came back.</p>${BACK}`;
