import { isValidCartName } from '@grossist/domain';
import { useText } from '../../i18n/index.ts';
import { TextField } from '../../ui/index.ts';

export interface NameFieldProps {
  name: string;
  onChange: (name: string) => void;
  onEnter: () => void;
  /** The form was submitted: an empty name is an error from now on. */
  isTried: boolean;
  /** The server refused the name. */
  isInvalid?: boolean;
  /** Focused on mount, with its text selected. */
  isFocused?: boolean;
  /** Label where a form has several names. */
  label?: string;
}

/** The name of a draft; an empty name is an error. Section 5. */
export const NameField = (props: NameFieldProps) => {
  const { name, onChange, onEnter, isTried, isInvalid = false, isFocused = false, label } = props;
  const text = useText();
  const isWrong = isInvalid || (isTried && !isValidCartName(name));
  return (
    <TextField
      label={label ?? text('cart.head.name')}
      value={name}
      maxLength={80}
      autoComplete="off"
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus in any case
      autoFocus={isFocused}
      onFocus={(event) => isFocused && event.target instanceof HTMLInputElement && event.target.select()}
      onChange={onChange}
      onKeyDown={(event) => event.key === 'Enter' && onEnter()}
      error={isWrong ? text('cart.head.nameMissing') : undefined}
    />
  );
};
