import { useText } from '../../../i18n/index.ts';
import { TextField } from '../../../ui/index.ts';

interface AddressFieldProps {
  /** What stands before it: "/pages/". */
  prefix: string;
  slug: string;
  onChange: (slug: string) => void;
  error?: string;
}

/** The last part of a page's address. */
export const AddressField = ({ prefix, slug, onChange, error }: AddressFieldProps) => {
  const text = useText();
  return (
    <TextField
      label={text('editing.address')}
      hint={slug === '' ? text('editing.address.hint') : `${prefix}${slug}`}
      value={slug}
      maxLength={100}
      onChange={(typed) => onChange(typed.toLowerCase().replaceAll(/[^a-z0-9-]+/g, '-'))}
      error={error}
    />
  );
};
