import type { KitDetails } from '@grossist/contracts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import { useAmount } from '../../cart/index.ts';
import { Barcode } from './barcode.tsx';

type Label = KitDetails['label'];

/** What the sticker on the packed kit shows, as it will be printed: black on white. */
export const KitSticker = ({ label }: { label: Label }) => {
  const text = useText();
  const format = useFormat();
  const { wireAmount } = useAmount();
  const facts = [
    [text('orders.order'), label.salesOrderId],
    [text('cart.head.project'), [label.projectNumber, label.projectTitle].filter((part) => part !== '').join(' ')],
    [text('cart.head.reference'), label.customerReference],
    [text('cart.head.name'), label.orderName],
    [text('cart.head.address'), label.deliveredTo],
    [text('cart.head.date'), label.deliveryDate === null ? '' : format.date(label.deliveryDate)],
  ].filter(([, value]) => value !== '');
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted print:hidden">
        {text('orders.kit.stickers', { count: Math.max(1, Math.ceil(label.quantity)) })}
      </p>
      <article
        aria-label={text('orders.kit.label')}
        className="grid w-full max-w-md gap-3 rounded-md border border-edge bg-paper p-4 text-[#15191d]"
      >
        <h2 className="text-xl">{label.headerDescription}</h2>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
          {facts.map(([name, value]) => (
            <div key={name} className="contents">
              <dt>{name}</dt>
              <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
            </div>
          ))}
        </dl>
        <ul className="border-y border-current py-1 text-sm">
          {label.materials.map((material) => (
            <li key={`${material.number} ${material.name}`} className="flex justify-between gap-3">
              <span className="min-w-0 truncate">
                {material.number} {material.name}
              </span>
              <span className="whitespace-nowrap">{wireAmount(material.quantity, material.salesUnit)}</span>
            </li>
          ))}
        </ul>
        {label.barcodeNumber !== '' && <Barcode number={label.barcodeNumber} />}
      </article>
      <Button onPress={() => window.print()} className="print:hidden">
        {text('print.do')}
      </Button>
    </div>
  );
};
