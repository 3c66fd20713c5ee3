import type { OrderDetails } from '@grossist/contracts';
import { useId, useState } from 'react';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { KitLabelsDialog } from '../../kit-labels/index.ts';
import { useDownload } from '../download/downloads.ts';
import { addressWithToken } from '../download/templates.tsx';

type Document = OrderDetails['Documents'][number];

const NAMES: Record<Document['Kind'], MessageKey> = {
  pdf: 'orders.document.pdf',
  xlsx: 'orders.document.xlsx',
  ubl: 'orders.document.ubl',
  efonelfo: 'orders.document.efonelfo',
  json: 'orders.document.json',
  'delivery-note': 'orders.document.deliveryNote',
};

const ENDINGS: Record<Document['Kind'], string> = {
  pdf: 'pdf',
  xlsx: 'xlsx',
  ubl: 'xml',
  efonelfo: 'txt',
  json: 'json',
  'delivery-note': 'pdf',
};

/** The order's files: on paper, as a spreadsheet, for other systems. */
export const OrderDocuments = ({ order }: { order: OrderDetails }) => {
  const text = useText();
  const headingId = useId();
  const { isPending, download } = useDownload();
  if (order.Documents.length === 0) return null;
  return (
    <section aria-labelledby={headingId} className="rounded-lg border border-line bg-surface p-4 print:hidden">
      <h2 id={headingId} className="mb-1 text-lg">
        {text('orders.documents')}
      </h2>
      <ul aria-busy={isPending}>
        {order.Documents.map((document) => (
          <li key={document.Url}>
            <a
              href={document.Url}
              download={document.FileName}
              aria-disabled={isPending}
              onClick={(event) => {
                event.preventDefault();
                void download((token) => addressWithToken(document.Url, token));
              }}
              className="flex min-h-9 items-center justify-between gap-4 rounded-sm hover:bg-sunken aria-disabled:opacity-50"
            >
              <span className="min-w-0 truncate text-accent underline decoration-1 underline-offset-3">
                {[text(NAMES[document.Kind]), document.Kind === 'delivery-note' ? document.Name : '']
                  .filter((part) => part !== '')
                  .join(' ')}
              </span>
              <span className="text-sm text-muted uppercase">{ENDINGS[document.Kind]}</span>
            </a>
          </li>
        ))}
      </ul>
      <PrintKitLabels order={order} />
      <p role="status" className="text-sm text-muted">
        {isPending && text('orders.download.making')}
      </p>
    </section>
  );
};

/** Prints a label for each box of the order's kits; nothing for an order without kits. */
const PrintKitLabels = ({ order }: { order: OrderDetails }) => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const boxes = order.Kits.reduce((sum, { Quantity }) => sum + Math.ceil(Quantity), 0);
  if (boxes === 0) return null;
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onPress={() => setOpen(true)} className="mt-2">
        {text('orders.kit.printLabels')}
      </Button>
      {isOpen && <KitLabelsDialog source={{ orderId: order.OrderId }} count={boxes} onClose={() => setOpen(false)} />}
    </>
  );
};
