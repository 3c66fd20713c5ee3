/** SAP's Open Catalog Interface 4.0 and 5.0: the call that opens the shop. `write-items.ts` writes the form that brings the cart back. */

import type { Quantity } from '@grossist/domain';
import { nameOf, numberOf } from '../clean-text.ts';
import { quantityFrom } from '../numbers.ts';
import { type Reading, Refused, reading } from '../reading.ts';
import { checkReturnUrl, type ReturnUrlRules } from '../return-url.ts';
import type { OciVersion } from './write-items.ts';

/** What the buyer's system requests. */
export type OciFunction =
  | { kind: 'browse' }
  /** DETAIL only shows a product, DETAILADD lets it be taken along. */
  | { kind: 'detail'; productId: string; mayAdd: boolean }
  | { kind: 'validate'; productId: string; quantity: Quantity | undefined }
  /** In the background the hits go back at once, without a page; else a search is opened (SOURCING). */
  | { kind: 'search'; isBackground: boolean; searchString: string; vendor?: string };

export interface OciCall {
  version: OciVersion;
  /** Checked, as it is to be posted to. */
  hookUrl: string;
  /** Frame of the browser that the cart goes to. */
  target: string;
  /** To be sent back as they came, beside the items. */
  okCode: string | undefined;
  caller: string | undefined;
  username: string;
  /** To be compared in constant time and never to be logged. */
  password: string;
  language: string | undefined;
  function: OciFunction;
}

const MOST_PARAMETERS = 100;
const LONGEST_CREDENTIAL = 200;
/** Longest search text, in characters. */
const LONGEST_SEARCH = 200;
const TARGET = /^(?:_top|_self|_parent|_blank|[A-Za-z][\w.-]{0,63})$/;

/** Parameters by name, whichever case. @throws Refused when one that counts is there twice */
const byName = (parameters: Iterable<readonly [string, string]>): Map<string, string> => {
  const found = new Map<string, string>();
  let count = 0;
  for (const [name, value] of parameters) {
    count += 1;
    if (count > MOST_PARAMETERS) throw new Refused('parameters', `more than ${MOST_PARAMETERS} parameters`);
    const key = name.trim().toUpperCase();
    const known = found.get(key);
    if (known !== undefined && known !== value)
      throw new Refused('parameters', 'a parameter is there twice, with different values', { name: key.slice(0, 40) });
    found.set(key, value);
  }
  return found;
};

const credential = (parameters: ReadonlyMap<string, string>, name: string): string => {
  const value = parameters.get(name) ?? '';
  if (value === '' || value.length > LONGEST_CREDENTIAL)
    throw new Refused('credential', `${name} is missing or too long`, { name });
  return value;
};

const readFunction = (parameters: ReadonlyMap<string, string>): OciFunction => {
  const productId = (): string => {
    const number = numberOf(parameters.get('PRODUCTID'), { name: 'PRODUCTID' });
    if (number === undefined) throw new Refused('missing', 'PRODUCTID is missing', { name: 'PRODUCTID' });
    return number;
  };
  const name = (parameters.get('FUNCTION') ?? '').trim().toUpperCase();
  switch (name) {
    case '':
      return { kind: 'browse' };
    case 'DETAIL':
    case 'DETAILADD':
      return { kind: 'detail', productId: productId(), mayAdd: name === 'DETAILADD' };
    case 'VALIDATE': {
      const quantity = parameters.get('QUANTITY')?.trim();
      return {
        kind: 'validate',
        productId: productId(),
        quantity: quantity ? quantityFrom(quantity, { name: 'QUANTITY' }) : undefined,
      };
    }
    case 'SOURCING':
    case 'BACKGROUND_SEARCH': {
      const vendor = nameOf(parameters.get('VENDOR'));
      return {
        kind: 'search',
        isBackground: name === 'BACKGROUND_SEARCH',
        searchString: (nameOf(parameters.get('SEARCHSTRING')) ?? '').slice(0, LONGEST_SEARCH),
        ...(vendor === undefined ? {} : { vendor }),
      };
    }
    default:
      throw new Refused('function', 'FUNCTION is none that is known', { name: 'FUNCTION' });
  }
};

const versionOf = (text: string | undefined): OciVersion => (/^\s*5/.test(text ?? '') ? '5.0' : '4.0');

const targetOf = (parameters: ReadonlyMap<string, string>): string => {
  const target = (parameters.get('RETURNTARGET') || parameters.get('~TARGET') || '').trim();
  return TARGET.test(target) ? target : '_top';
};

/**
 * Reads the call by which a buyer's system opens the shop (query and form parameters together). Names count in any case.
 * Without OCI_VERSION it is one of 4.0; without FUNCTION the shop is just opened.
 * @param rules which addresses a cart may go back to
 */
export const readOciCall = (
  parameters: Iterable<readonly [string, string]>,
  rules: ReturnUrlRules = {},
): Reading<OciCall> =>
  reading(() => {
    const named = byName(parameters);
    const hookUrl = checkReturnUrl(named.get('HOOK_URL'), rules);
    if (!hookUrl.ok) throw new Refused(hookUrl.refusal.code, hookUrl.refusal.reason, { name: 'HOOK_URL' });
    const language = nameOf(named.get('SAP-LANGUAGE') ?? named.get('LANGUAGE') ?? named.get('LANGU'));
    return {
      version: versionOf(named.get('OCI_VERSION')),
      hookUrl: hookUrl.value,
      target: targetOf(named),
      okCode: nameOf(named.get('~OKCODE'))?.slice(0, LONGEST_CREDENTIAL),
      caller: nameOf(named.get('~CALLER'))?.slice(0, LONGEST_CREDENTIAL),
      username: credential(named, 'USERNAME'),
      password: credential(named, 'PASSWORD'),
      language: language?.slice(0, 10),
      function: readFunction(named),
    };
  });
