import type { Operation } from '@grossist/contracts';
import { z } from 'zod';

/** A field that a request of an operation may have: "query.page", "body.Items[].MaterialNo". */
export interface RequestField {
  path: string;
  schema: z.ZodType;
}

const isSchema = (value: unknown): value is z.ZodType => value instanceof z.ZodType;

/** What wraps a schema without being a field of its own. */
const unwrapped = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    const inner: unknown = schema.unwrap();
    return isSchema(inner) ? unwrapped(inner) : schema;
  }
  if (schema instanceof z.ZodPipe) {
    const { in: from, out: to } = schema.def;
    const inner: unknown = from instanceof z.ZodTransform ? to : from;
    return isSchema(inner) ? unwrapped(inner) : schema;
  }
  return schema;
};

const fieldsIn = (given: z.ZodType, path: string): RequestField[] => {
  const schema = unwrapped(given);
  if (schema instanceof z.ZodObject) {
    const shape: Record<string, unknown> = schema.shape;
    return Object.entries(shape).flatMap(([name, inner]) =>
      isSchema(inner) ? fieldsIn(inner, `${path}.${name}`) : [],
    );
  }
  if (schema instanceof z.ZodArray) {
    const inner: unknown = schema.element;
    return isSchema(inner) ? fieldsIn(inner, `${path}[]`) : [];
  }
  if (schema instanceof z.ZodUnion) {
    const options: readonly unknown[] = schema.options;
    const inner = options.flatMap((option) => (isSchema(option) ? fieldsIn(option, path) : []));
    const paths = new Set(inner.map((field) => field.path));
    return [...paths].map((each) =>
      each === path ? { path, schema: given } : (inner.find((field) => field.path === each) ?? { path, schema: given }),
    );
  }
  return [{ path, schema: given }];
};

/** Every field of an operation's request, nested ones by their path; what a list or a choice holds is one field. */
export const requestFields = ({ params, query, body }: Operation): RequestField[] =>
  Object.entries({ params, query, body }).flatMap(([part, schema]) =>
    schema === undefined ? [] : fieldsIn(schema, part),
  );
