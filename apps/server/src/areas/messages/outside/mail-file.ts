import { escapeXml } from '../../../markup/escape-xml.ts';
import type { Handler } from '../../../outbox/index.ts';
import { orderFile } from './order-file.ts';
import type { OutsideDeps } from './outside-deps.ts';
import { toldOrder } from './told-order.ts';

/** Mails an order's file to the system that the settings name; English, since no person reads it. */
export const mailOrderFile =
  ({ destinations: { files }, outgoingOrder, sendMail, mailFrom }: OutsideDeps): Handler =>
  async ({ id, payload }, signal) => {
    const told = toldOrder(payload);
    if (files?.mail === undefined || !('orderId' in told)) return 'nobody: no address is set up any more';
    const order = await outgoingOrder(told.orderId);
    const file = orderFile(files.format, order, id);
    const text = `Order ${order.number} of ${order.date} is attached as ${file.name}.`;
    return sendMail(
      {
        messageId: id,
        from: mailFrom,
        to: files.mail,
        subject: `Order ${order.number}`,
        text,
        html: `<p>${escapeXml(text)}</p>`,
        attachments: [file],
      },
      signal,
    );
  };
