import { type MessageKey, useText } from '../../../i18n/index.ts';
import { INPUT_STYLE } from '../../../ui/index.ts';
import { useSignedInUser } from '../../../visitor.ts';

/** The contents of an order file, as `templateType` names them. [ord-09, ord-10] */
const TEMPLATES = ['Standard', 'Prices', 'Accounting', 'Labels'] as const;
export type Template = (typeof TEMPLATES)[number];

const TEMPLATE_NAMES: Record<Template, MessageKey> = {
  Standard: 'orders.template.standard',
  Prices: 'orders.template.prices',
  Accounting: 'orders.template.accounting',
  Labels: 'orders.template.labels',
};

export type FileType = 'draft' | 'sent' | 'back' | 'return';

interface WantedFile {
  type: FileType;
  template: Template;
  /** Whether the materials of kits come below their kit. */
  isKitDelivery: boolean;
}

/** Returns the URL of a spreadsheet of orders. */
export const addressOfMany = (
  ids: readonly string[],
  { type, template, isKitDelivery }: WantedFile,
  token: string,
): string => {
  const query = new URLSearchParams({
    orderIds: ids.join(','),
    orderType: type,
    templateType: template,
    isKitDelivery: String(isKitDelivery),
    downloadToken: token,
  });
  return `/api/ordersOverview/excelExport?${query}`;
};

/** Returns the URL of one file with the token that signals its arrival. */
export const addressWithToken = (address: string, token: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}downloadToken=${encodeURIComponent(token)}`;

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
