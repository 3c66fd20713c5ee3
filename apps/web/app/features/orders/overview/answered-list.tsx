import { type ReactNode, useState } from 'react';
import type { ProblemError } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Button, Checkbox, CloseIcon, IconButton } from '../../../ui/index.ts';
import { ExportOrderKits } from '../../kit-picker/index.ts';
import { useDownload } from '../download/downloads.ts';
import { addressOfMany, type FileType, type Template, TemplateSelect } from '../download/templates.tsx';
import { ListFrame, type ListPlace } from './list-frame.tsx';
import { type Choice, MOST_CHOSEN, useChoice } from './list-table.tsx';
import type { Facet } from './order-facets.tsx';

/** A floating bar that exports the chosen orders as a spreadsheet. [ord-10] */
const ExportBar = ({ type, choice }: { type: FileType; choice: Choice }) => {
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

/** The response of any of the lists. */
interface ReadList<Row> {
  /** Of this page. */
  rows: readonly Row[];
  total: number;
  pageCount: number;
  facets: readonly Facet[];
  /** True when the search finds more than the list can page through. */
  isMoreFound?: boolean;
}

interface AnsweredListProps<Data, Row> {
  place: ListPlace;
  /** The order type for exporting the chosen ones. */
  type: FileType;
  asked: {
    data: Data | undefined;
    error: ProblemError | null;
    refetch: () => unknown;
    isPlaceholderData: boolean;
  };
  read: (data: Data) => ReadList<Row>;
  children: (rows: readonly Row[], choice: Choice) => ReactNode;
}

/** One of the lists: its rows in their frame, and the export of the chosen ones. */
export const AnsweredList = <Data, Row>({ place, type, asked, read, children }: AnsweredListProps<Data, Row>) => {
  const choice = useChoice();
  const { data, error, refetch, isPlaceholderData } = asked;
  const answer = data === undefined ? undefined : read(data);
  return (
    <ListFrame
      place={place}
      problem={error}
      isOld={isPlaceholderData}
      onTryAgain={() => void refetch()}
      answer={answer && { ...answer, shown: answer.rows.length, isMoreFound: answer.isMoreFound ?? false }}
    >
      {answer && children(answer.rows, choice)}
      <ExportBar type={type} choice={choice} />
    </ListFrame>
  );
};
