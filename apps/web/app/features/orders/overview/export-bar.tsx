import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, Checkbox, CloseIcon, IconButton } from '../../../ui/index.ts';
import { ExportOrderKits } from '../../kit-picker/index.ts';
import { TemplateSelect } from '../download/template-select.tsx';
import { addressOfMany, type FileType, type Template } from '../download/templates.ts';
import { useDownload } from '../download/use-download.ts';
import { type Choice, MOST_CHOSEN } from './use-choice.ts';

/** What can be done with the chosen orders: one spreadsheet of them. It floats above the window's end. [ord-10] */
export const ExportBar = ({ type, choice }: { type: FileType; choice: Choice }) => {
  const text = useText();
  const [template, setTemplate] = useState<Template>('Standard');
  const [isKitDelivery, setKitDelivery] = useState(false);
  const { isPending, download } = useDownload();
  const count = choice.ids.size;
  if (count === 0) return null;
  const isTooMany = count > MOST_CHOSEN;
  const fetchFile = (): Promise<boolean> =>
    download((token) => addressOfMany([...choice.ids], { type, template, isKitDelivery }, token));
  return (
    <section
      aria-label={text('orders.chosen.orders')}
      className="sticky bottom-3 z-20 flex flex-wrap items-center gap-2 rounded-lg border border-edge bg-raised p-1.5 shadow-float max-laptop:bottom-18"
    >
      <IconButton label={text('orders.choose.none')} icon={<CloseIcon size={18} />} onPress={choice.clear} />
      <span role="status" className="mr-auto pr-2 font-semibold">
        {text('orders.choose.count', { count })}
        {isTooMany && (
          <span className="block text-sm font-normal text-danger">
            {text('orders.choose.tooMany', { most: MOST_CHOSEN })}
          </span>
        )}
      </span>
      <Checkbox isSelected={isKitDelivery} onChange={setKitDelivery} className="text-sm">
        {text('orders.template.kits')}
      </Checkbox>
      <TemplateSelect template={template} onChange={setTemplate} />
      {(type === 'sent' || type === 'back') && (
        <ExportOrderKits size="small" orderIds={[...choice.ids]} isDisabled={isTooMany} />
      )}
      <Button size="small" kind="primary" isDisabled={isTooMany} isPending={isPending} onPress={() => void fetchFile()}>
        {text(isPending ? 'orders.download.making' : 'orders.download.excel')}
      </Button>
    </section>
  );
};
