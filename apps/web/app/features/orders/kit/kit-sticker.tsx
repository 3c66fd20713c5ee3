import type { KitDetails } from '@grossist/contracts';
import { code128Of, LABEL_ROLL } from '@grossist/domain';
import { useState } from 'react';
import { useFormat, useText } from '../../../i18n/index.ts';
import { Button, Picture } from '../../../ui/index.ts';
import { KitLabelsDialog, type KitLabelsSource, kitLabelsAddress } from '../../kit-labels/index.ts';

/** Pixels of the narrowest bar, and of the bars' height. */
const MODULE = 1.5;
const HEIGHT = 48;
/** Modules of white on both sides, without which no scanner reads it. */
const QUIET = 10;

/** A number as Code 128 with the number below it, to be scanned from screen or paper. */
const Barcode = ({ number }: { number: string }) => {
  const widths = code128Of(number);
  if (!widths) return <p className="font-mono">{number}</p>;
  const ends = widths.map((_, place) => widths.slice(0, place + 1).reduce((sum, width) => sum + width, QUIET));
  const total = (ends.at(-1) ?? QUIET) + QUIET;
  const bars = widths.flatMap((width, place) => (place % 2 === 0 ? [{ width, end: ends[place] ?? 0 }] : []));
  return (
    <figure className="grid justify-items-start gap-1">
      <svg
        width={total * MODULE}
        height={HEIGHT}
        viewBox={`0 0 ${total} ${HEIGHT}`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        aria-hidden="true"
        className="h-12 max-w-full bg-paper"
      >
        {bars.map(({ width, end }) => (
          <rect key={end} x={end - width} width={width} height={HEIGHT} className="fill-current" />
        ))}
      </svg>
      <figcaption className="font-mono text-sm">{number}</figcaption>
    </figure>
  );
};

type Label = KitDetails['label'];

interface KitStickerProps {
  label: Label;
  /** The order or cart with this kit alone. */
  source: KitLabelsSource;
}

/** A label of the roll, which has room for all texts of a kit's label. */
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
