/** What the stand-in answers to everything that it does not know or that a cluster would not take. */
export class Refusal extends Error {
  readonly status: number;
  readonly type: string;

  constructor(reason: string, status = 400, type = 'parsing_exception') {
    super(reason);
    this.status = status;
    this.type = type;
  }
}

export type Json = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const object = (value: unknown, what: string): Json => {
  if (!isObject(value)) throw new Refusal(`${what} must be an object`);
  return value;
};

export const list = (value: unknown, what: string): readonly unknown[] => {
  if (!Array.isArray(value)) throw new Refusal(`${what} must be a list`);
  return value;
};

export const text = (value: unknown, what: string): string => {
  if (typeof value !== 'string') throw new Refusal(`${what} must be a text`);
  return value;
};

export const natural = (value: unknown, what: string): number => {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0)
    throw new Refusal(`${what} must be a natural number`);
  return value;
};

export const texts = (value: unknown, what: string): string[] => list(value, what).map((each) => text(each, what));

/** Refuses keys that nothing is known of. */
export const only = (value: Json, known: readonly string[], what: string): Json => {
  for (const key of Object.keys(value)) if (!known.includes(key)) throw new Refusal(`[${what}] unknown field [${key}]`);
  return value;
};

/** The one entry of an object. */
export const single = (value: unknown, what: string): readonly [string, unknown] => {
  const entries = Object.entries(object(value, what));
  const [entry] = entries;
  if (entry === undefined || entries.length !== 1) throw new Refusal(`[${what}] must have one entry`);
  return entry;
};
