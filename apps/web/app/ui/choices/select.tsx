import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { useText } from '../../i18n/index.ts';
import { FieldNotes } from '../fields/field-notes.tsx';
import { INPUT_STYLE, LABEL_STYLE } from '../fields/index.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import { type Option, Options } from './options.tsx';

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
