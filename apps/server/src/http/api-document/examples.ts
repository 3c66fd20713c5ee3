import { z } from 'zod';
import recorded from './examples.json' with { type: 'json' };

/** A call and its response, as the contract test made it. */
export const RecordedExample = z.object({
  request: z.object({
    params: z.record(z.string(), z.unknown()).optional(),
    query: z.record(z.string(), z.unknown()).optional(),
    body: z.unknown().optional(),
  }),
  response: z.unknown().optional(),
});
export type RecordedExample = z.infer<typeof RecordedExample>;

const examples = z.record(z.string(), RecordedExample).parse(recorded);

/** The recorded example of an operation; empty where none was recorded. */
export const examplesOf = (operation: string): Partial<RecordedExample> => examples[operation] ?? {};
