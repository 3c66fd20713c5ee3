import { getAccounts, type PdfCatalogSettings } from '@grossist/contracts';
import { useOperationQuery } from '../../../../api/index.ts';
import { useText } from '../../../../i18n/index.ts';
import { useSignedInUser } from '../../../../visitor.ts';
import { OptionSelect } from './option-select.tsx';

type Prices = Pick<PdfCatalogSettings, 'priceOptions' | 'accountNumber' | 'projectNumber'>;

interface PriceChoiceProps {
  value: Prices;
  isDisabled?: boolean;
  onChange: (changed: Partial<Prices>) => void;
}

const PRICES = ['none', 'netPrice', 'listPrice'] as const;
const FRESH = 300_000;

/** Which prices are printed, and for which account and project. Net prices are offered to those who may see them. */
export const PriceChoice = ({ value, isDisabled, onChange }: PriceChoiceProps) => {
  const text = useText();
  const seesNetPrices = useSignedInUser()?.showNetPrice ?? false;
  const { priceOptions, accountNumber, projectNumber } = value;
  const hasPrices = priceOptions !== 'none';
  const { data = [] } = useOperationQuery(getAccounts, {}, { enabled: hasPrices, staleTime: FRESH });
  const prices = seesNetPrices || priceOptions === 'netPrice' ? PRICES : PRICES.filter((one) => one !== 'netPrice');
  const accounts = new Map(data.map(({ soldTo, name }) => [soldTo, name]));
  const account = data.find(({ soldTo }) => soldTo === accountNumber);
  const projects = new Map(account?.projects.map(({ projectNumber: number, projectTitle }) => [number, projectTitle]));
  return (
    <>
      <OptionSelect
        label={text('pdf.price')}
        hint={hasPrices ? text('pdf.price.hint') : undefined}
        options={prices}
        nameOf={(price) => text(`pdf.price.${price}`)}
        value={priceOptions}
        isDisabled={isDisabled}
        onChange={(chosen) => onChange({ priceOptions: chosen })}
      />
      {hasPrices && accounts.size > 0 && (
        <OptionSelect
          label={text('pdf.account')}
          options={['', ...accounts.keys()]}
          nameOf={(soldTo) => (soldTo === '' ? text('pdf.account.own') : `${accounts.get(soldTo) ?? ''} (${soldTo})`)}
          value={accounts.has(accountNumber) ? accountNumber : ''}
          isDisabled={isDisabled}
          onChange={(soldTo) => onChange({ accountNumber: soldTo, projectNumber: '' })}
        />
      )}
      {hasPrices && projects.size > 0 && (
        <OptionSelect
          label={text('pdf.project')}
          options={['', ...projects.keys()]}
          nameOf={(number) => (number === '' ? text('pdf.project.none') : `${projects.get(number) ?? ''} (${number})`)}
          value={projects.has(projectNumber) ? projectNumber : ''}
          isDisabled={isDisabled}
          onChange={(number) => onChange({ projectNumber: number })}
        />
      )}
    </>
  );
};
