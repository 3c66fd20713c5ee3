import type { PdfCatalogType } from '@grossist/contracts';
import { useText } from '../../../../i18n/index.ts';
import { TYPE_NAMES } from '../../catalogue-words.ts';
import { OptionSelect } from './option-select.tsx';

const TYPES = ['catalog', 'documentation', 'variationList', 'labelPrint'] as const satisfies readonly PdfCatalogType[];

interface TypeSelectProps {
  value: PdfCatalogType;
  isDisabled?: boolean;
  onChange: (type: PdfCatalogType) => void;
}

/** What kind of document is made, with what each looks like. */
export const TypeSelect = ({ value, isDisabled, onChange }: TypeSelectProps) => {
  const text = useText();
  return (
    <OptionSelect
      label={text('pdf.type')}
      hint={text(`pdf.type.${value}.hint`)}
      options={TYPES}
      nameOf={(type) => text(TYPE_NAMES[type])}
      value={value}
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
};
