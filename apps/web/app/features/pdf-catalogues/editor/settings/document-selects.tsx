import type { PdfBarcodeType, PdfSortOrder } from '@grossist/contracts';
import { useText } from '../../../../i18n/index.ts';
import { OptionSelect } from './option-select.tsx';

const BARCODES = ['none', 'ean', 'el', 'vvs'] as const satisfies readonly PdfBarcodeType[];
const ORDERS = ['position', 'dateAdded', 'name', 'number'] as const satisfies readonly PdfSortOrder[];

interface SelectProps<Value> {
  value: Value;
  isDisabled?: boolean;
  onChange: (value: Value) => void;
}

/** Which number of each material is printed as a barcode. */
export const BarcodeSelect = (props: SelectProps<PdfBarcodeType>) => {
  const text = useText();
  return (
    <OptionSelect
      {...props}
      label={text('pdf.barcode')}
      options={BARCODES}
      nameOf={(barcode) => text(`pdf.barcode.${barcode}`)}
    />
  );
};

/** The order of the materials in the document. */
export const OrderSelect = (props: SelectProps<PdfSortOrder>) => {
  const text = useText();
  return (
    <OptionSelect
      {...props}
      label={text('pdf.order')}
      options={ORDERS}
      nameOf={(order) => text(`pdf.order.${order}`)}
    />
  );
};
