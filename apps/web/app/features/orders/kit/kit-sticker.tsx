import type { KitDetails } from '@grossist/contracts';
import { LABEL_ROLL } from '@grossist/domain';
import { useState } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Button, Picture } from '../../../ui/index.ts';
import { KitLabelsDialog, type KitLabelsSource, kitLabelsAddress } from '../../kit-labels/index.ts';
import { Barcode } from './barcode.tsx';

type Label = KitDetails['label'];

interface KitStickerProps {
  label: Label;
  /** The order or cart with this kit alone. */
  source: KitLabelsSource;
}

/** A label of the roll, which has room for all that a kit's label can say. */
const WHOLE = {
  product: LABEL_ROLL.product,
  offset: 1,
  shift: { x: 0, y: 0 },
  hasContents: true,
  hasAddress: true,
  copies: 1,
};

/** The label as it is printed, what else identifies the kit, and the way to print its labels. Section 2, "Label tab". */
export const KitSticker = ({ label, source }: KitStickerProps) => {
  const text = useText();
  const [isPrinting, setPrinting] = useState(false);
  const boxes = Math.max(1, Math.ceil(label.quantity));
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-muted print:hidden">{text('orders.kit.stickers', { count: boxes })}</p>
      <Button kind="primary" aria-haspopup="dialog" onPress={() => setPrinting(true)} className="print:hidden">
        {text('orders.kit.printLabels')}
      </Button>
      <div className="grid w-full grid-cols-[minmax(0,1fr)] items-start gap-4 tablet:grid-cols-[18rem_minmax(0,1fr)]">
        <Picture
          src={kitLabelsAddress(source, WHOLE)}
          alt={text('orders.kit.labelAlt')}
          width={LABEL_ROLL.pageWidth}
          height={LABEL_ROLL.pageHeight}
          className="block h-auto w-full max-w-72 border border-edge bg-paper"
        />
        <Facts label={label} />
      </div>
      {isPrinting && <KitLabelsDialog source={source} count={boxes} onClose={() => setPrinting(false)} />}
    </div>
  );
};

const Facts = ({ label }: { label: Label }) => {
  const text = useText();
  const format = useFormat();
  const facts = [
    [text('orders.order'), label.salesOrderId],
    [text('cart.head.project'), [label.projectNumber, label.projectTitle].filter((part) => part !== '').join(' ')],
    [text('cart.head.reference'), label.customerReference],
    [text('cart.head.name'), label.orderName],
    [text('cart.head.address'), label.deliveredTo],
    [text('cart.head.date'), label.deliveryDate === null ? '' : format.date(label.deliveryDate)],
  ].filter(([, value]) => value !== '');
  return (
    <article aria-label={text('orders.kit.label')} className="grid justify-items-start gap-3">
      <h2 className="text-xl">{label.headerDescription}</h2>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-sm">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt>{name}</dt>
            <dd className="font-semibold [overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      {label.barcodeNumber !== '' && (
        <span className="rounded-md bg-paper p-2 text-[#15191d]">
          <Barcode number={label.barcodeNumber} />
        </span>
      )}
    </article>
  );
};
