import { z } from 'zod';

/** A failure as RFC 9457 has it. Decisions, "Calls". */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number().int(),
  detail: z.string().optional(),
  /** Stable word for programs: "quantity-not-positive". */
  code: z.string(),
  errors: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  requestId: z.string().optional(),
});
export type Problem = z.infer<typeof Problem>;
