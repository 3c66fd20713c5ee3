import type { OrderValidation } from '@grossist/contracts';
import { useId } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';

const Fact = ({ name, value }: { name: string; value: string }) =>
  value !== '' && (
    <div className="min-w-0">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="break-words">{value}</dd>
    </div>
  );

/** The header data of the uploaded document. */
export const DocumentPanel = ({ document }: { document: OrderValidation['Document'] }) => {
  const text = useText();
  const format = useFormat();
  const id = useId();
  const buyer = [document.BuyerName, document.BuyerNumber].filter((part) => part !== '').join(', ');
  const registered = [document.BuyerGln, document.BuyerVatNumber].filter((part) => part !== '').join(', ');
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-lg border border-line bg-surface p-4">
      <h2 id={id} className="mb-3 text-lg">
        {text('support.document')}
      </h2>
      <dl className="grid gap-x-6 gap-y-2 tablet:grid-cols-2">
        <Fact
          name={text('support.document.file')}
          value={`${document.FileName} (${text(`support.format.${document.Format}`)})`}
        />
        <Fact name={text('support.document.number')} value={document.OrderNumber} />
        <Fact
          name={text('support.document.date')}
          value={document.OrderDate === '' ? '' : format.date(document.OrderDate)}
        />
        <Fact name={text('support.document.buyer')} value={buyer} />
        <Fact name={text('support.document.registered')} value={registered} />
        <Fact name={text('support.document.reference')} value={document.Reference} />
        <Fact name={text('support.document.project')} value={document.Project} />
        <Fact name={text('support.document.delivery')} value={document.DeliveryAddress} />
        <Fact
          name={text('support.document.deliveryDate')}
          value={document.DeliveryDate === null ? '' : format.date(document.DeliveryDate)}
        />
        <Fact name={text('support.document.note')} value={document.Note} />
      </dl>
    </section>
  );
};
