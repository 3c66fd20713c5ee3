import type { ShelfLabelLine } from '@grossist/contracts';
import { barcodeOf } from '../labels/barcode.ts';
import type { ShelfLabel } from './queries/compose-labels.ts';

const barsOf = ({ encoded }: ShelfLabel['label']): ShelfLabelLine['Bars'] => {
  const barcode = encoded === null ? undefined : barcodeOf(encoded.kind, encoded.text);
  if (encoded === null || barcode === undefined) return null;
  return { Text: encoded.text, Modules: barcode.modules, Quiet: barcode.quiet, Widths: [...barcode.widths] };
};

/** Presents what the label of a material shows. [own-lbl-01] */
export const presentLabelLine = ({ label, code, url, imageUrl }: ShelfLabel): ShelfLabelLine => ({
  MaterialNo: label.sapMaterialNumber,
  Code: code,
  Url: url,
  ImageUrl: imageUrl,
  Number: label.number,
  Name: label.name,
  Type: label.type,
  Bars: barsOf(label),
  NoBarcode: label.noBarcode,
  Price: label.price,
  PriceNotes: [...label.priceNotes],
});
