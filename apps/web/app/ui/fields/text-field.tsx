import { useState } from 'react';
import { Input, type InputProps } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { useText } from '../../i18n/index.ts';
import { IconButton } from '../actions/index.ts';
import { EyeIcon, EyeOffIcon } from '../icons/index.ts';
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

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'placeholder'>;

/** A password that can be looked at before it is sent. */
export const PasswordField = ({ label, hint, error, className = '', ...props }: PasswordFieldProps) => {
  const text = useText();
  const [isShown, setShown] = useState(false);
  return (
    <AriaTextField
      autoComplete="current-password"
      {...props}
      type={isShown ? 'text' : 'password'}
      isInvalid={props.isInvalid ?? error !== undefined}
      className={`grid content-start gap-1 ${className}`}
    >
      <Label className={LABEL_STYLE}>{label}</Label>
      <div className="relative">
        <Input className={`${INPUT_STYLE} pr-11`} />
        <IconButton
          label={text(isShown ? 'ui.hidePassword' : 'ui.showPassword')}
          icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
          onPress={() => setShown(!isShown)}
          className="absolute inset-y-0 right-0"
        />
      </div>
      <FieldNotes hint={hint} error={error} />
    </AriaTextField>
  );
};
