import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { useText } from '../../i18n/index.ts';

export interface Option {
  id: string;
  name: string;
  /** A second line. */
  detail?: string;
}

const ITEM_STYLE =
  'flex min-h-9 cursor-pointer flex-col justify-center rounded-sm px-2.5 py-1 outline-none ' +
  'data-[focused]:bg-accent-soft data-[selected]:font-semibold data-[focus-visible]:outline-2 data-[focus-visible]:-outline-offset-2';

/** The list that opens below a field of choices. */
export const Options = ({ items, isLoading = false }: { items?: readonly Option[]; isLoading?: boolean }) => {
  const text = useText();
  return (
    <Popover className="w-(--trigger-width) min-w-48 overflow-auto rounded-lg border border-line bg-raised p-1 shadow-float">
      <ListBox
        items={items}
        className="outline-none"
        renderEmptyState={() => (
          <p className="px-2.5 py-2 text-muted">{text(isLoading ? 'ui.loading' : 'ui.noMatches')}</p>
        )}
      >
        {(item: Option) => (
          <ListBoxItem id={item.id} textValue={item.name} className={ITEM_STYLE}>
            <span>{item.name}</span>
            {item.detail !== undefined && <span className="text-sm text-muted">{item.detail}</span>}
          </ListBoxItem>
        )}
      </ListBox>
    </Popover>
  );
};
