import type { AddressEntry, AddressField } from '@grossist/domain';
import { addressErrors } from '@grossist/domain';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import { CheckIcon, InfoIcon, WarningIcon } from '../../../ui/index.ts';

export const FIELD_NAMES: Readonly<Record<AddressField, MessageKey>> = {
  name: 'addresses.name',
  streetName: 'addresses.street',
  streetNumber: 'addresses.number',
  postalCode: 'addresses.zip',
  city: 'addresses.city',
  countryCode: 'addresses.country',
};

export interface StatusTextProps {
  entry: AddressEntry;
  isUnanswered: boolean;
}

/** The status of the address being entered, announced to screen readers. Section 4. */
export const StatusText = ({ entry, isUnanswered }: StatusTextProps) => {
  const text = useText();
  const textOf = useStatusText();
  const { status } = entry;
  const isWrong = status === 'invalid';
  const isKnown = status === 'externally-valid';
  const Sign = isWrong ? WarningIcon : isKnown ? CheckIcon : InfoIcon;
  return (
    <p
      role="status"
      className={`flex min-h-11 items-start gap-2 rounded-md px-3 py-2 ${
        isWrong ? 'bg-danger-soft' : isKnown ? 'bg-accent-soft' : 'bg-sunken'
      }`}
    >
      <Sign size={18} className="mt-0.5 shrink-0" />
      <span>
        {isWrong && <span className="sr-only">{text('ui.warning')}: </span>}
        {textOf(entry, isUnanswered)}
      </span>
    </p>
  );
};

const useStatusText = () => {
  const text = useText();
  const named = (fields: readonly AddressField[]): string => fields.map((field) => text(FIELD_NAMES[field])).join(', ');
  return ({ status, form, erroneousFields }: AddressEntry, isUnanswered: boolean): string => {
    const blank = addressErrors(form);
    switch (status) {
      case 'nothing-selected':
        return text('addresses.status.nothing');
      case 'prediction-selected':
        return text('addresses.status.prediction', { fields: named(blank) });
      case 'all-fields-provided':
        return text('addresses.status.provided');
      case 'externally-valid':
        return text('addresses.status.valid');
      case 'invalid':
        if (blank.length > 0) return text('addresses.status.blank', { fields: named(blank) });
        if (isUnanswered) return text('addresses.status.unanswered');
        return erroneousFields.length < Object.keys(FIELD_NAMES).length
          ? text('addresses.status.wrong', { fields: named(erroneousFields) })
          : text('addresses.status.unknown');
    }
  };
};
