/** A coordinate as SVG takes it: one decimal, and never NaN or Infinity. */
export const n = (value: number): string => (Number.isFinite(value) ? String(Math.round(value * 10) / 10 + 0) : '0');

// What XML 1.0 cannot carry even escaped; a lone surrogate would make the document unreadable as UTF-8.
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text from data, safe as XML text and inside either kind of quote. */
export const escapeXml = (text: string): string =>
  text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

export type Attributes = Readonly<Record<string, string | number | undefined>>;

const attributes = (values: Attributes): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? n(value) : escapeXml(value ?? '')}"`)
    .join('');

const leaf = (name: string, values: Attributes): string => `<${name}${attributes(values)}/>`;

/** Path data with every number formatted: d`M${x} ${y}h${width}`. */
export const d = (parts: TemplateStringsArray, ...values: readonly number[]): string =>
  parts.reduce((data, part, index) => `${data}${n(values[index - 1] ?? 0)}${part}`);

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  fill: string,
  more: Attributes = {},
) => leaf('rect', { x, y, width: Math.max(0, width), height: Math.max(0, height), rx: rx || undefined, fill, ...more });

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  leaf('circle', { cx, cy, r: Math.max(0, r), fill, ...more });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string, more: Attributes = {}) =>
  leaf('ellipse', { cx, cy, rx: Math.max(0, rx), ry: Math.max(0, ry), fill, ...more });

export const path = (data: string, fill: string, more: Attributes = {}) => leaf('path', { d: data, fill, ...more });

/** An open line without filling. */
export const line = (data: string, stroke: string, width: number, more: Attributes = {}) =>
  path(data, 'none', { stroke, 'stroke-width': width, 'stroke-linecap': 'round', ...more });

export const group = (transform: string, ...children: readonly string[]) =>
  `<g transform="${escapeXml(transform)}">${children.join('')}</g>`;

export const turned = (degrees: number, ...children: readonly string[]) =>
  group(`rotate(${n(degrees)} 200 200)`, ...children);

export const text = (x: number, y: number, size: number, content: string, fill: string, more: Attributes = {}) =>
  `<text${attributes({ x, y, 'font-size': size, fill, 'text-anchor': 'middle', ...more })}>${escapeXml(content)}</text>`;

/** `count` pictures in one string, in order. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => draw(index)).join('');

/** Like `times`, the last one drawn first: rings of a coil seen from above cover those below them. */
export const stacked = (count: number, draw: (index: number) => string): string =>
  times(count, (index) => draw(Math.floor(count) - 1 - index));
