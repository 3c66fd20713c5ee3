import type { ShelfLabelLine } from '@grossist/contracts';
import {
  BARCODE_MODULE,
  fittedSize,
  LABEL_LINE_HEIGHT,
  type LabelBox,
  type LabelTextBox,
  type ShelfLabelLayout,
} from '@grossist/domain';

/** Mean width of a character of the labels' font in font sizes. */
const CHARACTER_WIDTH = 0.46;

/** Returns a text in lines that fit a box about as the printed document breaks it; what is too much is in the last one. */
export const wrappedText = (text: string, { width, size, lines: most }: LabelTextBox): string[] => {
  const longest = Math.max(1, Math.floor(width / (size * CHARACTER_WIDTH)));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const isNew = last === undefined || (last.length + 1 + word.length > longest && lines.length < most);
    if (isNew) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
};

/** Returns the path of a barcode's bars, one unit a module and one unit high, beginning at 0 without a quiet zone. */
export const barsPath = (widths: readonly number[]): string => {
  let at = 0;
  return widths
    .map((width, index) => {
      const bar = index % 2 === 0 ? `M${at} 0h${width}v1h-${width}z` : '';
      at += width;
      return bar;
    })
    .join('');
};

export type DrawnLabel = Pick<
  ShelfLabelLine,
  'Number' | 'Name' | 'Type' | 'Bars' | 'NoBarcode' | 'Price' | 'PriceNotes' | 'ImageUrl'
>;

interface TextProps {
  box: LabelTextBox | undefined;
  lines: readonly string[];
  size?: number;
}

/** Distance of a line's baseline from its top, in font sizes, as in the printed document. */
const BASELINE = 0.91;

const Words = ({ box, lines, size = box?.size ?? 0 }: TextProps) => {
  if (box === undefined) return null;
  return (
    <svg x={box.x} y={box.y} width={box.width} height={box.height} overflow="hidden">
      {lines.slice(0, box.lines).map((line, index) => (
        <text
          // Lines of a text have nothing of their own but their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          x={box.isRightAligned ? box.width : 0}
          y={(index * LABEL_LINE_HEIGHT + BASELINE) * size}
          fontSize={size}
          textAnchor={box.isRightAligned ? 'end' : 'start'}
          fill="#000"
          fontFamily="serif"
          fontWeight={box.isBold ? 700 : 400}
        >
          {line}
        </text>
      ))}
    </svg>
  );
};

const Barcode = ({ box, bars }: { box: LabelBox; bars: NonNullable<DrawnLabel['Bars']> }) => {
  const module = Math.min(BARCODE_MODULE.preferred, box.width / bars.Modules);
  return (
    <path
      d={barsPath(bars.Widths)}
      transform={`translate(${box.x} ${box.y}) scale(${module} ${box.height})`}
      fill="#000"
    />
  );
};

/** A label as it is printed, in millimeters from its top left corner: the same places and sizes, without its edge. */
export const LabelDrawing = ({ label, layout }: { label: DrawnLabel; layout: ShelfLabelLayout }) => {
  const { number, name, type, barcode, barcodeText, picture, price, priceNote } = layout;
  return (
    <>
      <Words box={number} lines={[label.Number]} size={fittedSize(label.Number, number)} />
      <Words box={name} lines={wrappedText(label.Name, name)} />
      <Words box={type} lines={[label.Type]} />
      {label.Bars && <Barcode box={barcode} bars={label.Bars} />}
      <Words box={barcodeText} lines={[label.Bars?.Text ?? label.NoBarcode]} />
      {picture && (
        <image href={label.ImageUrl} x={picture.x} y={picture.y} width={picture.width} height={picture.height} />
      )}
      {price && <Words box={price} lines={[label.Price]} size={fittedSize(label.Price, price)} />}
      <Words box={priceNote} lines={label.PriceNotes} />
    </>
  );
};
