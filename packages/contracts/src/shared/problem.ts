import { z } from 'zod';

export const Problem = z
  .object({
    type: z.string().describe('URI of the kind of problem'),
    title: z.string().describe('Short title, the same for every problem of its kind'),
    status: z.number().int().describe('HTTP status code'),
    detail: z.string().optional().describe('What happened, for the user'),
    code: z.string().describe('Stable word for programs: "quantity-not-positive"'),
    errors: z
      .array(
        z.object({
          field: z.string().describe('Path of the field'),
          message: z.string().describe('What is wrong with the field'),
        }),
      )
      .optional()
      .describe('The fields that were wrong'),
    requestId: z.string().optional().describe('Id of the request, for support'),
  })
  .describe('A failure as RFC 9457 has it');
export type Problem = z.infer<typeof Problem>;
