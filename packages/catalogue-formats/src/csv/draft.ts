import type { Draft } from './column.ts';

const isObject = (value: unknown): value is Draft => typeof value === 'object' && value !== null;

/** Puts a value where a path such as "listPrices.0.amount" leads, making what is not there yet. */
export const put = (draft: Draft, path: string, value: unknown): void => {
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  let at: Draft = draft;
  for (const [index, step] of steps.entries()) {
    const next = at[step];
    if (isObject(next)) at = next;
    else {
      const isList = /^\d+$/.test(steps[index + 1] ?? last);
      const made: unknown = isList ? [] : {};
      at[step] = made;
      if (isObject(made)) at = made;
    }
  }
  at[last] = value;
};

/** The list of a draft that was put together of cells; empty when none was. */
export const listIn = (draft: Draft, name: string): Draft[] => {
  const list = draft[name];
  return Array.isArray(list) ? list.filter(isObject) : [];
};

export const textIn = (draft: Draft, name: string): string | undefined => {
  const value = draft[name];
  return typeof value === 'string' ? value : undefined;
};

export const textsIn = (draft: Draft, name: string): string[] => {
  const value = draft[name];
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : [];
};

/** The draft with other fields; those that are undefined are gone. */
export const withFields = (draft: Draft, fields: Draft): Draft =>
  Object.fromEntries(Object.entries({ ...draft, ...fields }).filter(([, value]) => value !== undefined));
