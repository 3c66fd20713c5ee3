import { useText } from '../../../../i18n/index.ts';
import { TextAreaField } from '../../../../ui/fields/text-area-field.tsx';

/** Numbers of any kind, typed or pasted. */
export const NumbersField = ({ typed, onChange }: { typed: string; onChange: (typed: string) => void }) => {
  const text = useText();
  return (
    <TextAreaField
      label={text('pdf.addTo.numbers')}
      hint={text('pdf.addTo.numbers.hint')}
      value={typed}
      onChange={onChange}
      rows={6}
      autoComplete="off"
      spellCheck="false"
    />
  );
};
