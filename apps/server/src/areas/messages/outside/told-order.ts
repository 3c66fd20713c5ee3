import { z } from 'zod';

/** What a message of an order or of a return carries. */
const ToldOrder = z.union([z.object({ orderId: z.uuid() }), z.object({ returnOrderId: z.uuid() })]);
export type ToldOrder = z.infer<typeof ToldOrder>;

/** @throws ZodError for anything else */
export const toldOrder = (payload: unknown): ToldOrder => ToldOrder.parse(payload);
