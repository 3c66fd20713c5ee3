import type { OrderDetails } from '@grossist/contracts';
import type { OrderProgress } from '../../../gateways/erp/port.ts';

type Document = OrderDetails['Documents'][number];

/** The files of an order, and a delivery note of whatever has left the house. */
export const documentsOf = (
  { id, sales_order_id: number }: { id: string; sales_order_id: string },
  progress: OrderProgress | undefined,
  showNetPrice: boolean,
): Document[] => {
  const file = (kind: 'pdf' | 'ubl' | 'efonelfo' | 'json', name: string): Document => ({
    Kind: kind,
    Name: '',
    Url: `/api/orders/${id}/documents/${kind}`,
    FileName: name,
  });
  const notes = (progress?.deliveries ?? []).filter(({ status }) => status !== 'planned');
  return [
    file('pdf', `${number}.pdf`),
    { Kind: 'xlsx', Name: '', Url: `/api/ordersOverview/excelExport/${id}?orderType=sent`, FileName: `${number}.xlsx` },
    // These tell net prices.
    ...(showNetPrice ? [file('ubl', `${number}.xml`), file('json', `${number}.json`)] : []),
    file('efonelfo', `${number}.txt`),
    ...notes.map(
      ({ deliveryId }): Document => ({
        Kind: 'delivery-note',
        Name: deliveryId,
        Url: `/api/orders/${id}/delivery-notes/${encodeURIComponent(deliveryId)}`,
        FileName: `${deliveryId}.pdf`,
      }),
    ),
  ];
};
