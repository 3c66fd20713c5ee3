import type { Property } from './metadata.ts';
import { malformed } from './odata-error.ts';

/** A value as JSON of OData 2 carries it. */
export type Value = string | number | boolean | null;

const DECIMAL = /^-?\d+(\.\d+)?$/;
const DAY_MS = 86_400_000;

const decimal = (property: Property, text: string): string => {
  const [whole = '', fraction = ''] = text.replace('-', '').split('.');
  const places = fraction.replace(/0+$/, '').length;
  const digits = whole.replace(/^0+/, '').length;
  const most = (property.precision ?? 38) - property.scale;
  if (places > property.scale || digits > most)
    throw malformed(`${text} of '${property.name}' does not fit ${property.precision ?? ''},${property.scale}`);
  // SAP writes all places of the type.
  const sign = text.startsWith('-') ? '-' : '';
  const padded = fraction.slice(0, property.scale).padEnd(property.scale, '0');
  return `${sign}${whole.replace(/^0+(?=\d)/, '')}${property.scale > 0 ? `.${padded}` : ''}`;
};

const checkLength = (property: Property, text: string): void => {
  if (property.maxLength !== undefined && Array.from(text).length > property.maxLength)
    throw malformed(`'${property.name}' is longer than ${property.maxLength}`);
};

const WHOLE: Readonly<Record<string, [number, number]>> = {
  'Edm.Byte': [0, 255],
  'Edm.SByte': [-128, 127],
  'Edm.Int16': [-32_768, 32_767],
  'Edm.Int32': [-2_147_483_648, 2_147_483_647],
};

/** A value of a body, as strictly as the metadata says. @throws ODataError 400 */
export const checkedValue = (property: Property, value: unknown): Value => {
  const wrong = (): Error => malformed(`Failed to read property '${property.name}' at offset 0: ${property.type}`);
  if (value === null) {
    if (!property.nullable) throw malformed(`'${property.name}' may not be null`);
    return null;
  }
  const range = WHOLE[property.type];
  if (range !== undefined) {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < range[0] || value > range[1]) throw wrong();
    return value;
  }
  if (property.type === 'Edm.Boolean') {
    if (typeof value !== 'boolean') throw wrong();
    return value;
  }
  if (typeof value !== 'string') throw wrong();
  switch (property.type) {
    case 'Edm.String':
      checkLength(property, value);
      return value;
    case 'Edm.Decimal':
      if (!DECIMAL.test(value)) throw wrong();
      return decimal(property, value);
    case 'Edm.Double':
      if (!/^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(value)) throw wrong();
      return value;
    case 'Edm.DateTime': {
      const milliseconds = /^\/Date\((-?\d+)\)\/$/.exec(value)?.[1];
      if (milliseconds === undefined || (property.isDate && Number(milliseconds) % DAY_MS !== 0)) throw wrong();
      return value;
    }
    case 'Edm.DateTimeOffset':
      if (!/^\/Date\(-?\d+([+-]\d{4})?\)\/$/.test(value)) throw wrong();
      return value;
    case 'Edm.Time':
      if (!/^PT(\d+H)?(\d+M)?(\d+(\.\d+)?S)?$/.test(value)) throw wrong();
      return value;
    default:
      throw wrong();
  }
};

/** A literal of an address: type and value. */
export interface Literal {
  type: 'string' | 'number' | 'boolean' | 'datetime' | 'datetimeoffset' | 'null';
  value: Value;
}

const FITS: Readonly<Record<string, Literal['type']>> = {
  'Edm.String': 'string',
  'Edm.Boolean': 'boolean',
  'Edm.Decimal': 'number',
  'Edm.Double': 'number',
  'Edm.Byte': 'number',
  'Edm.Int16': 'number',
  'Edm.Int32': 'number',
  'Edm.DateTime': 'datetime',
  'Edm.DateTimeOffset': 'datetimeoffset',
};

/** @throws ODataError 400 when a literal is none of the property's type */
export const checkLiteral = (property: Property, literal: Literal): void => {
  if (literal.type === 'null') return;
  if (FITS[property.type] !== literal.type)
    throw malformed(`The types of '${property.name}' (${property.type}) and ${String(literal.value)} differ`);
  if (property.type === 'Edm.String') checkLength(property, String(literal.value));
};

/** Reads one literal. @throws ODataError 400 */
export const readLiteral = (text: string): Literal => {
  if (/^'([^']|'')*'$/.test(text)) return { type: 'string', value: text.slice(1, -1).replaceAll("''", "'") };
  if (/^-?\d+(\.\d+)?[mMdDfFlL]?$/.test(text)) return { type: 'number', value: Number(text.replace(/[a-z]$/i, '')) };
  if (text === 'true' || text === 'false') return { type: 'boolean', value: text === 'true' };
  if (text === 'null') return { type: 'null', value: null };
  const date = /^datetime'(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)'$/.exec(text)?.[1];
  if (date !== undefined) return { type: 'datetime', value: `/Date(${Date.parse(`${date}Z`)})/` };
  const instant = /^datetimeoffset'([^']+)'$/.exec(text)?.[1];
  if (instant !== undefined && !Number.isNaN(Date.parse(instant)))
    return { type: 'datetimeoffset', value: `/Date(${Date.parse(instant)}+0000)/` };
  throw malformed(`Invalid literal ${text}`);
};
