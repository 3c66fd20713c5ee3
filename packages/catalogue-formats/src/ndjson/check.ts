import { importMessage, type MessagePart, messagePart } from '../import-message.ts';
import { Refusal, shown } from '../read-events.ts';

/**
 * Takes a value of unknown shape and gives it back typed: the same one wherever nothing of it had to be made another,
 * for a copy of every record would cost as much as reading it. @throws Refusal naming the field it found wrong */
export type Check<T> = (value: unknown, at: string) => T;

export const wrong = (at: string, expected: MessagePart): Refusal =>
  new Refusal(
    'field',
    importMessage`${at === '' ? messagePart`the line` : at} is not ${expected}`,
    at === '' ? undefined : at,
  );

/** For a first look at a value, which is right nearly always: what is wrong is then named by looking again. */
export const QUIETLY = '\u0000';

const inside = (at: string, key: string | number): string => {
  if (at === QUIETLY) return QUIETLY;
  if (typeof key === 'number') return `${at}[${key}]`;
  return at === '' ? key : `${at}.${key}`;
};

export const optional =
  <T>(check: Check<T>): Check<T | undefined> =>
  (value, at) =>
    value === undefined ? undefined : check(value, at);

export const flag: Check<boolean> = (value, at) => {
  if (typeof value !== 'boolean') throw wrong(at, messagePart`true or false`);
  return value;
};

const PLAIN = /^[ -~]*$/;

/** @param longest characters */
export const text =
  (longest: number): Check<string> =>
  (value, at) => {
    if (typeof value !== 'string' || value.trim() === '') throw wrong(at, messagePart`a text`);
    if (value.length > longest) throw wrong(at, messagePart`a text of at most ${longest} characters`);
    // Line ends are allowed in descriptions; nothing else that does not show is.
    if (!PLAIN.test(value) && /[^\P{Cc}\n\t]|\p{Cs}/u.test(value))
      throw wrong(at, messagePart`a text without control characters`);
    return value;
  };

export const matching =
  (pattern: RegExp, expected: MessagePart): Check<string> =>
  (value, at) => {
    if (typeof value !== 'string' || !pattern.test(value)) throw wrong(at, expected);
    return value;
  };

export const oneOf =
  <const T extends string>(values: readonly T[]): Check<T> =>
  (value, at) => {
    const found = values.find((candidate) => candidate === value);
    if (found === undefined) throw wrong(at, messagePart`one of ${values.join(', ')}`);
    return found;
  };

export const finite: Check<number> = (value, at) => {
  if (typeof value !== 'number' || !Number.isFinite(value)) throw wrong(at, messagePart`a number`);
  return value;
};

export const between =
  (least: number, most: number, kind: 'whole' | 'any' = 'any'): Check<number> =>
  (value, at) => {
    const number = finite(value, at);
    if (number < least || number > most || (kind === 'whole' && !Number.isInteger(number))) {
      throw wrong(
        at,
        kind === 'whole'
          ? messagePart`a whole number from ${least} to ${most}`
          : messagePart`a number from ${least} to ${most}`,
      );
    }
    return number;
  };

export const list =
  <T>(check: Check<T>, longest: number): Check<readonly T[]> =>
  (value, at) => {
    if (!Array.isArray(value)) throw wrong(at, messagePart`a list`);
    if (value.length > longest) throw wrong(at, messagePart`a list of at most ${longest}`);
    let result: T[] | undefined;
    for (let index = 0; index < value.length; index += 1) {
      const item: unknown = value[index];
      const checked = check(item, at === QUIETLY ? QUIETLY : inside(at, index));
      if (checked === item && result === undefined) continue;
      result ??= value.slice(0, index);
      result.push(checked);
    }
    // What was not replaced is what its check gave back.
    return result ?? value;
  };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object of which keys and values are data ("EF000001": 3). */
export const dictionary =
  <K extends string, T>(key: Check<K>, check: Check<T>, longest: number): Check<Partial<Record<K, T>>> =>
  (value, at) => {
    if (!isObject(value)) throw wrong(at, messagePart`an object`);
    const names = Object.keys(value);
    if (names.length > longest) throw wrong(at, messagePart`an object of at most ${longest} fields`);
    let changed: Record<string, unknown> | undefined;
    for (const name of names) {
      key(name, at === QUIETLY ? QUIETLY : inside(at, shown(name)));
      const given = value[name];
      const checked = check(given, inside(at, name));
      if (checked !== given) (changed ??= { ...value })[name] = checked;
    }
    // Every key and value was checked, which the type system cannot follow.
    return (changed ?? value) as Partial<Record<K, T>>;
  };

/** The check of every field of T. */
export type Shape<T> = { readonly [K in keyof T]-?: Check<T[K]> };

const needs = (check: Check<unknown>): boolean => {
  try {
    check(undefined, QUIETLY);
    return false;
  } catch {
    return true;
  }
};

/** An object with these fields and no others, so that a misspelt field is not lost in silence. */
export const object = <T extends object>(shape: Shape<T>): Check<T> => {
  const checks = new Map(Object.entries<Check<unknown>>(shape));
  const needed = [...checks].filter(([, check]) => needs(check));
  return (value, at) => {
    if (!isObject(value)) throw wrong(at, messagePart`an object`);
    let changed: Record<string, unknown> | undefined;
    for (const name of Object.keys(value)) {
      const check = checks.get(name);
      if (check === undefined)
        throw new Refusal('field', importMessage`${inside(at, shown(name))} is not a known field`, inside(at, name));
      const given = value[name];
      const checked = check(given, at === QUIETLY ? QUIETLY : inside(at, name));
      if (checked === given && checked !== undefined) continue;
      changed ??= { ...value };
      if (checked === undefined) delete changed[name];
      else changed[name] = checked;
    }
    const result = changed ?? value;
    for (const [name, check] of needed) if (!Object.hasOwn(result, name)) check(undefined, inside(at, name));
    // Every field was checked by the shape, which names all fields of T; the type system cannot follow the loop.
    return result as T;
  };
};
