import { calendarDate, quantityOfThousandths } from '@grossist/domain';
import { z } from 'zod';
import type { OrderProgress } from '../../../gateways/erp/port.ts';

const quantity = z.number().int().min(0).transform(quantityOfThousandths);
const date = z.iso
  .date()
  .optional()
  .transform((text) => (text === undefined ? undefined : calendarDate(text)));
const instant = z
  .number()
  .optional()
  .transform((at) => at);

/** As the column has it: absent is what JSON leaves out. */
const KeptProgress = z.object({
  salesOrderId: z.string(),
  confirmedAt: instant,
  lines: z.array(
    z.object({
      lineNumber: z.number(),
      picked: quantity,
      underway: quantity,
      delivered: quantity,
      backOrdered: quantity,
      backOrderDate: date,
    }),
  ),
  deliveries: z.array(
    z.object({
      deliveryId: z.string(),
      status: z.enum(['planned', 'picked', 'on-the-way', 'delivered']),
      carrier: z.string(),
      trackingNumber: z.string(),
      trackingUrl: z
        .string()
        .optional()
        .transform((url) => url),
      plannedDate: date,
      pickedAt: instant,
      shippedAt: instant,
      deliveredAt: instant,
      isPickup: z.boolean(),
      lines: z.array(z.object({ lineNumber: z.number(), quantity })),
    }),
  ),
  isFinished: z.boolean(),
  nextChange: instant,
});

/** What the ERP told last, as it was kept; undefined when a version of the shop kept it that told less. */
export const readKeptProgress = (kept: unknown): OrderProgress | undefined => {
  const read = KeptProgress.safeParse(kept);
  return read.success ? read.data : undefined;
};
