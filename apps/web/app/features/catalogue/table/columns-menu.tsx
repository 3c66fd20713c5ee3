import { type ResultTable, setTableColumns, type TableColumn } from '@grossist/contracts';
import { MOST_COLUMNS } from '@grossist/domain';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import {
  Button,
  buttonStyle,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  IconButton,
  PlusIcon,
} from '../../../ui/index.ts';
import { PopoverButton } from './popover-button.tsx';

const moved = (columns: readonly TableColumn[], place: number, by: 1 | -1): TableColumn[] => {
  const column = columns[place];
  return column === undefined ? [...columns] : columns.toSpliced(place, 1).toSpliced(place + by, 0, column);
};

/** The columns of the person's tables of a class: added, removed, moved; remembered at once. [own-sea-05] */
export const ColumnsMenu = ({ table }: { table: ResultTable }) => {
  const text = useText();
  return (
    <PopoverButton
      label={text('table.columns')}
      face={text('table.columns')}
      className={buttonStyle('secondary', 'small')}
    >
      <Chooser table={table} />
    </PopoverButton>
  );
};

const Chooser = ({ table }: { table: ResultTable }) => {
  const text = useText();
  const { revalidate } = useRevalidator();
  const [wanted, setWanted] = useState<readonly TableColumn[]>(table.Columns);
  const save = useOperation(setTableColumns, { inTurn: 'table columns', onSuccess: () => void revalidate() });
  const all = [...table.Columns, ...table.MoreColumns];
  const more = all.filter(({ Code }) => !wanted.some((column) => column.Code === Code));
  const isFull = wanted.length >= MOST_COLUMNS;

  const choose = (columns: readonly TableColumn[]): void => {
    setWanted(columns);
    const body = { ClassCode: table.EtimClass?.Code ?? '', Columns: columns.map(({ Code }) => Code) };
    save.mutate({ body }, { onError: () => setWanted(table.Columns) });
  };
  return (
    <div className="grid gap-3">
      {save.isError && (
        <p role="alert" className="text-danger">
          {text('table.columns.failed')}
        </p>
      )}
      <section aria-label={text('table.columns.shown')}>
        <h3 className="text-sm font-semibold text-muted">{text('table.columns.shown')}</h3>
        <ul>
          {wanted.map((column, place) => (
            <li key={column.Code} className="flex items-center">
              <span className="min-w-0 flex-1 break-words">{column.Name}</span>
              <IconButton
                label={text('table.columns.left', { name: column.Name })}
                icon={<ChevronLeftIcon size={18} />}
                isDisabled={place === 0}
                onPress={() => choose(moved(wanted, place, -1))}
              />
              <IconButton
                label={text('table.columns.right', { name: column.Name })}
                icon={<ChevronRightIcon size={18} />}
                isDisabled={place === wanted.length - 1}
                onPress={() => choose(moved(wanted, place, 1))}
              />
              <IconButton
                label={text('table.columns.remove', { name: column.Name })}
                icon={<CloseIcon size={18} />}
                isDisabled={wanted.length === 1}
                onPress={() => choose(wanted.filter(({ Code }) => Code !== column.Code))}
              />
            </li>
          ))}
        </ul>
      </section>
      {isFull && <p className="text-sm text-muted">{text('table.columns.full', { count: MOST_COLUMNS })}</p>}
      {more.length > 0 && !isFull && (
        <section aria-label={text('table.columns.more')}>
          <h3 className="text-sm font-semibold text-muted">{text('table.columns.more')}</h3>
          <ul>
            {more.map((column) => (
              <li key={column.Code} className="flex items-center">
                <span className="min-w-0 flex-1 break-words">{column.Name}</span>
                <span className="text-sm text-muted">{column.Coverage}</span>
                <IconButton
                  label={text('table.columns.add', { name: column.Name })}
                  icon={<PlusIcon size={18} />}
                  onPress={() => choose([...wanted, column])}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Button
        size="small"
        onPress={() => save.mutate({ body: { ClassCode: table.EtimClass?.Code ?? '', Columns: [] } })}
      >
        {text('table.columns.reset')}
      </Button>
    </div>
  );
};
