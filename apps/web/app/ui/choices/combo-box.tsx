import { Button } from 'react-aria-components/Button';
import { ComboBox as AriaComboBox, type ComboBoxProps as AriaComboBoxProps } from 'react-aria-components/ComboBox';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { FieldNotes } from '../fields/field-notes.tsx';
import { INPUT_STYLE, LABEL_STYLE } from '../fields/index.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import { type Option, Options } from './select.tsx';

export interface ComboBoxProps extends Omit<AriaComboBoxProps<Option>, 'children' | 'className' | 'style'> {
  label: string;
  hint?: string;
  error?: string;
  placeholder?: string;
  /** The shop is still being asked for choices. */
  isLoading?: boolean;
  className?: string;
}

/** A choice that is typed for. Give `items` when the shop is asked while typing, `defaultItems` to filter here. */
export const ComboBox = ({ label, hint, error, placeholder, isLoading, className = '', ...props }: ComboBoxProps) => (
  <AriaComboBox
    allowsEmptyCollection
    menuTrigger="focus"
    {...props}
    isInvalid={error !== undefined}
    className={`grid content-start gap-1 ${className}`}
  >
    <Label className={LABEL_STYLE}>{label}</Label>
    <div className="relative">
      <Input className={`${INPUT_STYLE} pr-10`} placeholder={placeholder} />
      <Button className="absolute inset-y-0 right-0 grid w-10 place-items-center">
        <ChevronDownIcon size={18} />
      </Button>
    </div>
    <FieldNotes hint={hint} error={error} />
    <Options isLoading={isLoading} />
  </AriaComboBox>
);
