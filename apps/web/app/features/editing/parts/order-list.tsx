import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Button, ChevronDownIcon, IconButton, TrashIcon, UndoIcon } from '../../../ui/index.ts';

/** Returns the list with one item moved to another place. */
export const moved = <Item,>(items: readonly Item[], from: number, to: number): readonly Item[] => {
  const item = items[from];
  if (item === undefined || to < 0 || to >= items.length) return items;
  const others = items.filter((_, place) => place !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
};

interface OrderListProps<Item> {
  label: string;
  items: readonly Item[];
  idOf: (item: Item) => string;
  nameOf: (item: Item) => string;
  onChange: (items: readonly Item[]) => void;
  /** Rendered on an item's line before its buttons. */
  children?: (item: Item) => ReactNode;
}

/** A sortable list: items are moved by button, keyboard and drag, and removed with undo. */
export const OrderList = <Item,>({ label, items, idOf, nameOf, onChange, children }: OrderListProps<Item>) => {
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<number>();
  const [over, setOver] = useState<number>();
  const [announcement, setAnnouncement] = useState('');
  const [removed, setRemoved] = useState<{ item: Item; place: number }>();
  const [lastMoved, setLastMoved] = useState<{ id: string; button: string }>();

  // A moved element loses the focus.
  useEffect(() => {
    if (lastMoved === undefined) return;
    const row = [...(list.current?.children ?? [])].find(
      (one) => one instanceof HTMLElement && one.dataset.id === lastMoved.id,
    );
    const wanted = row?.querySelector<HTMLButtonElement>(`button[data-move=${lastMoved.button}]:not(:disabled)`);
    (wanted ?? row?.querySelector<HTMLButtonElement>('button[data-move]:not(:disabled)'))?.focus();
  }, [lastMoved]);

  const move = (from: number, to: number, button = 'up'): void => {
    const item = items[from];
    if (item === undefined || to < 0 || to >= items.length || to === from) return;
    onChange(moved(items, from, to));
    setRemoved(undefined);
    setAnnouncement(text('editing.order.moved', { name: nameOf(item), place: to + 1, count: items.length }));
    setLastMoved({ id: idOf(item), button });
  };
  const remove = (item: Item): void => {
    onChange(items.filter((one) => one !== item));
    setRemoved({ item, place: items.indexOf(item) });
  };
  // Below the list, since a notice of the page can't be reached over a dialog.
  const undo = (): void => {
    if (removed === undefined) return;
    onChange([...items.slice(0, removed.place), removed.item, ...items.slice(removed.place)]);
    setRemoved(undefined);
  };
  const dropAt = (place: number) => (event: DragEvent) => {
    event.preventDefault();
    setOver(undefined);
    if (dragged !== undefined) move(dragged, place);
  };

  return (
    <>
      <ol ref={list} aria-label={label} className="grid gap-1.5 empty:hidden">
        {items.map((item, place) => (
          // The buttons do the same as a drag.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <li
            key={idOf(item)}
            data-id={idOf(item)}
            draggable
            onDragStart={() => setDragged(place)}
            onDragEnd={() => setDragged(undefined)}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(place);
            }}
            onDragLeave={() => setOver(undefined)}
            onDrop={dropAt(place)}
            className={classNames(
              'flex cursor-grab flex-wrap items-center gap-1 rounded-md border bg-surface py-1 pr-1 pl-3',
              over === place && dragged !== undefined && dragged !== place ? 'border-accent' : 'border-line',
              dragged === place && 'opacity-50',
            )}
          >
            <span className="min-w-0 flex-1 basis-32 truncate">{nameOf(item)}</span>
            <span className="ml-auto flex items-center">
              {children?.(item)}
              <IconButton
                data-move="up"
                label={text('editing.order.up', { name: nameOf(item) })}
                icon={<ChevronDownIcon size={18} className="rotate-180" />}
                isDisabled={place === 0}
                onPress={() => move(place, place - 1, 'up')}
              />
              <IconButton
                data-move="down"
                label={text('editing.order.down', { name: nameOf(item) })}
                icon={<ChevronDownIcon size={18} />}
                isDisabled={place === items.length - 1}
                onPress={() => move(place, place + 1, 'down')}
              />
              <IconButton
                label={text('ui.remove', { name: nameOf(item) })}
                icon={<TrashIcon size={18} />}
                onPress={() => remove(item)}
              />
            </span>
          </li>
        ))}
      </ol>
      {removed && (
        <div role="status" className="flex items-center justify-between gap-3 rounded-md bg-sunken pl-3">
          {text('editing.order.removed', { name: nameOf(removed.item) })}
          <Button kind="quiet" onPress={undo}>
            <UndoIcon size={18} />
            {text('ui.undo')}
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </>
  );
};
