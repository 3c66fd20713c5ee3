import {
  type LabelStock,
  labelsPerPage,
  type PrinterShift,
  placeLabels,
  type ShelfLabelDesign,
  shelfLabelLayout,
} from '@grossist/domain';
import { useText } from '../../i18n/index.ts';
import { type DrawnLabel, LabelDrawing } from './label-drawing.tsx';

interface SheetPreviewProps {
  stock: LabelStock;
  design: ShelfLabelDesign;
  offset: number;
  shift: PrinterShift;
  /** The first labels, each as often as it is printed. */
  labels: readonly DrawnLabel[];
}

/** The first page as it is printed, with the places that the printed document has, and the edges of the labels. */
export const SheetPreview = ({ stock, design, offset, shift, labels }: SheetPreviewProps) => {
  const text = useText();
  const { pageWidth, pageHeight, width, height } = stock;
  const count = Math.min(labels.length, labelsPerPage(stock) - offset + 1);
  const edges = placeLabels({ stock, count: labelsPerPage(stock), offset: 1, shift: { x: 0, y: 0 } });
  const layout = shelfLabelLayout(stock, design);
  return (
    <svg
      viewBox={`0 0 ${pageWidth} ${pageHeight}`}
      role="img"
      aria-label={text('shelfLabels.preview.of', { count })}
      className="block h-auto w-full rounded-sm border border-edge bg-[#fff]"
    >
      {edges.map(({ x, y }) => (
        <rect
          key={`${x} ${y}`}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={1.5}
          fill="none"
          strokeWidth={0.2}
          stroke="#9aa3ad"
        />
      ))}
      {placeLabels({ stock, count, offset, shift }).map(({ x, y }, index) => {
        const label = labels[index];
        return (
          label && (
            <svg key={`${x} ${y}`} x={x} y={y} width={width} height={height} overflow="hidden">
              <LabelDrawing label={label} layout={layout} />
            </svg>
          )
        );
      })}
    </svg>
  );
};
