import { languageOf, localTime, marketFacts, writeDate } from '@grossist/domain';
import { textFor } from '@grossist/messages/server-texts.ts';
import type { DeliveryProgress } from '../../../../gateways/erp/port.ts';
import type { Typescript } from '../../../../gateways/typesetting/port.ts';
import { CART_DOCUMENT } from '../../../cart/index.ts';
import { writtenDeliveryDay } from '../../../delivery/index.ts';
import { writtenQuantity } from '../../../pricing/index.ts';
import { column, dateReaderOf, factsOf, type Printing, printedOn } from './order-document.ts';
import { type PrintedOrder, printedName, printedNumber } from './printed-order.ts';

/** What was in a delivery, as a document to be set. It has no prices, for any reader. */
export const deliveryNote = (order: PrintedOrder, delivery: DeliveryProgress, printing: Printing): Typescript => {
  const { head } = order;
  const { locale } = printing;
  const language = languageOf(locale);
  const text = textFor(locale);
  const byNumber = new Map(order.lines.map((line) => [line.line_number, line]));
  const day = (at: number | undefined): string =>
    at === undefined ? '' : writeDate(localTime(at, marketFacts(head.market).timeZone).date, { locale });
  const own: [string, string][] = [
    [text('orderFile.orderNumber'), head.sales_order_id],
    [text('orderFile.shippedAt'), day(delivery.shippedAt ?? delivery.pickedAt)],
    [text('orderFile.carrier'), delivery.carrier],
    [text('orderFile.tracking'), delivery.trackingNumber],
  ];
  return {
    template: CART_DOCUMENT,
    data: {
      language,
      title: `${text('orderFile.deliveryNote')} ${delivery.deliveryId}`,
      facts: [
        ...own.filter(([, value]) => value !== ''),
        ...factsOf(order, printing, writtenDeliveryDay(head.delivery_date, dateReaderOf(order, printing))),
      ],
      columns: [
        column(text('sharedCart.position'), true),
        column(text('sharedCart.number')),
        column(text('sharedCart.name'), false, true),
        column(text('sharedCart.quantity'), true),
      ],
      lines: delivery.lines.flatMap(({ lineNumber, quantity }) => {
        const line = byNumber.get(lineNumber);
        if (line === undefined) return [];
        return [
          [
            String(lineNumber),
            printedNumber(line, head.preferred_article_number),
            [printedName(line, locale), line.type_designation],
            writtenQuantity(quantity, line.sales_unit, locale),
          ],
        ];
      }),
      sums: [],
      printed: `${text('sharedCart.printed')} ${printedOn(order, printing)}`,
      page: text('sharedCart.page'),
    },
  };
};
