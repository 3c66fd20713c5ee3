import { z } from 'zod';

/** Where a value has fields that its schema does not know, which parsing would pass over in silence. */
export const unknownFields = (schema: unknown, value: unknown, path = ''): string[] => {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional || schema instanceof z.ZodDefault) {
    return value === null || value === undefined ? [] : unknownFields(schema.unwrap(), value, path);
  }
  if (schema instanceof z.ZodArray && Array.isArray(value)) {
    return value.flatMap((element, index) => unknownFields(schema.element, element, `${path}[${index}]`));
  }
  if (schema instanceof z.ZodObject && typeof value === 'object' && value !== null) {
    const shape: Record<string, unknown> = schema.shape;
    return Object.entries(value).flatMap(([name, inner]) =>
      name in shape ? unknownFields(shape[name], inner, `${path}.${name}`) : [`${path}.${name}`],
    );
  }
  return [];
};
