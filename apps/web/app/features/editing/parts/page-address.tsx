import { useText } from '../../../i18n/index.ts';
import { TextField } from '../../../ui/index.ts';

const LONGEST = 60;

const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  ø: 'oe',
  å: 'aa',
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ð: 'd',
};

/** Makes a slug of a title: "Høstens tilbud!" becomes "hoestens-tilbud". */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[æøåäöüßð]/g, (letter) => LETTERS[letter] ?? '')
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');

interface AddressFieldProps {
  /** The path before the slug: "/pages/". */
  prefix: string;
  slug: string;
  onChange: (slug: string) => void;
  error?: string;
}

/** Edits the slug of a page. */
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
