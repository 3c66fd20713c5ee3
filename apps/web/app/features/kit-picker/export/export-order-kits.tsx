import { useText } from '../../../i18n/index.ts';
import { Button, type ButtonProps } from '../../../ui/index.ts';
import { useKitExport } from './use-kit-export.ts';

export interface ExportOrderKitsProps extends Pick<ButtonProps, 'size' | 'className' | 'isDisabled'> {
  orderIds: readonly string[];
}

/** The button that downloads the kits of orders as CSV, as an import of kits reads them. [kit-23] */
export const ExportOrderKits = ({ orderIds, ...style }: ExportOrderKitsProps) => {
  const text = useText();
  const exporting = useKitExport();
  return (
    <Button {...style} isPending={exporting.isPending} onPress={() => exporting.orders(orderIds)}>
      {text('kitPicker.export')}
    </Button>
  );
};
