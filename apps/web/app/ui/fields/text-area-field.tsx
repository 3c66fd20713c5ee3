import { Label } from 'react-aria-components/Label';
import { TextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import { FieldNotes } from './field-notes.tsx';
import { INPUT_STYLE, LABEL_STYLE } from './field-style.ts';
import type { TextFieldProps } from './text-field.tsx';

export interface TextAreaFieldProps extends Omit<TextFieldProps, 'inputMode'> {
  /** Lines that are seen at once. */
  rows?: number;
}

/** A text of several lines. */
export const TextAreaField = ({
  label,
  hint,
  error,
  placeholder,
  rows = 5,
  className = '',
  ...props
}: TextAreaFieldProps) => (
  <AriaTextField
    {...props}
    isInvalid={props.isInvalid ?? error !== undefined}
    className={`grid content-start gap-1 ${className}`}
  >
    <Label className={LABEL_STYLE}>{label}</Label>
    <TextArea className={`${INPUT_STYLE} py-2`} placeholder={placeholder} rows={rows} />
    <FieldNotes hint={hint} error={error} />
  </AriaTextField>
);
