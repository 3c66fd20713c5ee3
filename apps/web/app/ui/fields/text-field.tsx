import { Input, type InputProps } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { FieldNotes } from './field-notes.tsx';
import { INPUT_STYLE, LABEL_STYLE } from './field-style.ts';

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'className' | 'children' | 'style'> {
  label: string;
  hint?: string;
  /** Why the value is refused; marks the field. */
  error?: string;
  placeholder?: string;
  inputMode?: InputProps['inputMode'];
  className?: string;
}

export const TextField = ({ label, hint, error, placeholder, inputMode, className = '', ...props }: TextFieldProps) => (
  <AriaTextField
    {...props}
    isInvalid={props.isInvalid ?? error !== undefined}
    className={`grid content-start gap-1 ${className}`}
  >
    <Label className={LABEL_STYLE}>{label}</Label>
    <Input className={INPUT_STYLE} placeholder={placeholder} inputMode={inputMode} />
    <FieldNotes hint={hint} error={error} />
  </AriaTextField>
);
