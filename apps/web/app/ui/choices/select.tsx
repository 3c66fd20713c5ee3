import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { useText } from '../../i18n/index.ts';
import { FieldNotes } from '../fields/field-notes.tsx';
import { INPUT_STYLE, LABEL_STYLE } from '../fields/index.ts';
import { ChevronDownIcon } from '../icons/index.ts';

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

export interface SelectProps {
  label: string;
  options: readonly Option[];
  value: string | undefined;
  onChange: (id: string) => void;
  hint?: string;
  error?: string;
  placeholder?: string;
  name?: string;
  isDisabled?: boolean;
  className?: string;
}

/** One of a few choices. */
export const Select = ({ label, options, value, onChange, hint, error, className = '', ...props }: SelectProps) => {
  const text = useText();
  return (
    <AriaSelect
      {...props}
      value={value ?? null}
      onChange={(key) => key !== null && onChange(String(key))}
      placeholder={props.placeholder ?? text('ui.choose')}
      isInvalid={error !== undefined}
      className={`grid content-start gap-1 ${className}`}
    >
      <Label className={LABEL_STYLE}>{label}</Label>
      <Button className={`${INPUT_STYLE} flex items-center justify-between gap-2 text-left`}>
        <SelectValue className="truncate data-[placeholder]:text-muted" />
        <ChevronDownIcon size={18} className="shrink-0" />
      </Button>
      <FieldNotes hint={hint} error={error} />
      <Options items={options} />
    </AriaSelect>
  );
};
