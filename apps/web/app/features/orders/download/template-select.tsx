import { useText } from '../../../i18n/index.ts';
import { INPUT_STYLE } from '../../../ui/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { TEMPLATE_NAMES, TEMPLATES, type Template } from './templates.ts';

interface TemplateSelectProps {
  template: Template;
  onChange: (template: Template) => void;
}

const isTemplate = (value: string): value is Template => TEMPLATES.some((one) => one === value);

/** What the file is to hold; prices only for who may see them. */
export const TemplateSelect = ({ template, onChange }: TemplateSelectProps) => {
  const text = useText();
  const showsPrices = useSignedInUser()?.showNetPrice ?? false;
  return (
    <select
      aria-label={text('orders.template')}
      value={template}
      onChange={({ target: { value } }) => isTemplate(value) && onChange(value)}
      className={`${INPUT_STYLE} min-h-8 max-w-44 cursor-pointer px-2 text-sm`}
    >
      {TEMPLATES.filter((one) => one !== 'Prices' || showsPrices).map((one) => (
        <option key={one} value={one}>
          {text(TEMPLATE_NAMES[one])}
        </option>
      ))}
    </select>
  );
};
