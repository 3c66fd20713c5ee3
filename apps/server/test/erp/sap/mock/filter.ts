import { checkLiteral, type Literal, readLiteral, type Value } from './literals.ts';
import type { EntityType, Property } from './metadata.ts';
import { malformed } from './odata-error.ts';

export type Row = Readonly<Record<string, Value>>;
export type Test = (row: Row) => boolean;

const TOKEN =
  /\s*(datetime'[^']*'|datetimeoffset'[^']*'|'(?:[^']|'')*'|-?\d+(?:\.\d+)?[mMdDfFlL]?|[A-Za-z_]\w*|[(),])/y;

const tokensOf = (text: string): readonly string[] => {
  const tokens: string[] = [];
  const source = text.trimEnd();
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < source.length) {
    const found = TOKEN.exec(source);
    if (found?.[1] === undefined) throw malformed('Invalid token in $filter');
    tokens.push(found[1]);
  }
  return tokens;
};

const comparable = (value: Value): number | string => {
  if (typeof value === 'boolean') return value ? 1 : 0;
  const date = typeof value === 'string' ? /^\/Date\((-?\d+)/.exec(value)?.[1] : undefined;
  return date === undefined ? (value ?? '') : Number(date);
};

const COMPARE: Readonly<Record<string, (left: number | string, right: number | string) => boolean>> = {
  eq: (left, right) => left === right,
  ne: (left, right) => left !== right,
  gt: (left, right) => left > right,
  ge: (left, right) => left >= right,
  lt: (left, right) => left < right,
  le: (left, right) => left <= right,
};

const FUNCTIONS: Readonly<Record<string, (text: string, part: string) => boolean>> = {
  substringof: (text, part) => text.includes(part),
  startswith: (text, part) => text.startsWith(part),
  endswith: (text, part) => text.endsWith(part),
};

/** Reads "A eq 'x' and (B ne 1M or startswith(C,'y'))" from left to right: "or" binds least, then "and", then "not". */
class FilterReader {
  readonly #tokens: readonly string[];
  readonly #type: EntityType;
  #at = 0;

  constructor(text: string, type: EntityType) {
    this.#tokens = tokensOf(text);
    this.#type = type;
  }

  read(): Test {
    const test = this.#or();
    if (this.#at < this.#tokens.length) throw malformed(`Invalid $filter at '${this.#tokens[this.#at] ?? ''}'`);
    return test;
  }

  #take(expected?: string): string {
    const token = this.#tokens[this.#at];
    if (token === undefined || (expected !== undefined && token !== expected))
      throw malformed(`Invalid $filter: '${expected ?? 'more'}' is missing`);
    this.#at += 1;
    return token;
  }

  #or(): Test {
    let test = this.#and();
    while (this.#tokens[this.#at] === 'or') {
      this.#at += 1;
      const [left, right] = [test, this.#and()];
      test = (row) => left(row) || right(row);
    }
    return test;
  }

  #and(): Test {
    let test = this.#not();
    while (this.#tokens[this.#at] === 'and') {
      this.#at += 1;
      const [left, right] = [test, this.#not()];
      test = (row) => left(row) && right(row);
    }
    return test;
  }

  #not(): Test {
    if (this.#tokens[this.#at] === 'not') {
      this.#at += 1;
      const test = this.#not();
      return (row) => !test(row);
    }
    if (this.#tokens[this.#at] === '(') {
      this.#take('(');
      const test = this.#or();
      this.#take(')');
      return test;
    }
    return this.#tokens[this.#at + 1] === '(' ? this.#call() : this.#comparison();
  }

  #property(name: string): Property {
    const property = this.#type.properties.get(name);
    if (property === undefined) throw malformed(`Property '${name}' does not exist in type '${this.#type.name}'`);
    if (!property.filterable) throw malformed(`'${name}' is not filterable`);
    return property;
  }

  #literalFor(property: Property): Literal {
    const literal = readLiteral(this.#take());
    checkLiteral(property, literal);
    return literal;
  }

  #comparison(): Test {
    const property = this.#property(this.#take());
    const compare = COMPARE[this.#take()];
    if (compare === undefined) throw malformed('Invalid operator in $filter');
    const { type, value } = this.#literalFor(property);
    const isNumber = type === 'number';
    return (row) => {
      const found = row[property.name] ?? null;
      if (found === null || value === null) return compare(found === null ? 1 : 0, value === null ? 1 : 0);
      return compare(isNumber ? Number(found) : comparable(found), comparable(value));
    };
  }

  #call(): Test {
    const name = this.#take();
    const test = FUNCTIONS[name];
    if (test === undefined) throw malformed(`Unknown function ${name}`);
    this.#take('(');
    const [first, , second] = [this.#take(), this.#take(','), this.#take()];
    this.#take(')');
    const [field, text] = name === 'substringof' ? [second, first] : [first, second];
    const property = this.#property(field);
    const literal = readLiteral(text);
    checkLiteral(property, literal);
    return (row) => test(String(row[property.name] ?? ''), String(literal.value));
  }
}

/** @throws ODataError 400 for what the type has not, or is no filter */
export const readFilter = (text: string, type: EntityType): Test => new FilterReader(text, type).read();
