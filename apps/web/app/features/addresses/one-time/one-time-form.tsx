import type { AddressField } from '@grossist/domain';
import { useRef } from 'react';
import { useIntl, useText } from '../../../i18n/index.ts';
import { Select } from '../../../ui/choices/index.ts';
import { TextField } from '../../../ui/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { FindAddress } from './find-address.tsx';
import { FIELD_NAMES, StatusText } from './status-text.tsx';
import type { OneTimeAddress } from './use-one-time-address.ts';

/** The longest that the shop takes. */
const LENGTHS = { name: 80, streetName: 100, streetNumber: 20, postalCode: 20, city: 80 } as const;

const WIDTHS = {
  name: 'tablet:col-span-6',
  streetName: 'tablet:col-span-4',
  streetNumber: 'tablet:col-span-2',
  postalCode: 'tablet:col-span-2',
  city: 'tablet:col-span-4',
} as const;

const TYPED = ['name', 'streetName', 'streetNumber', 'postalCode', 'city'] as const;

export interface OneTimeFormProps {
  formId: string;
  other: OneTimeAddress;
}

/** An address for this order alone: found or typed, and checked. Section 3, "One-time address form". */
export const OneTimeForm = ({ formId, other }: OneTimeFormProps) => {
  const text = useText();
  const fields = useRef<HTMLFormElement>(null);
  const { entry } = other;
  const { form, erroneousFields } = entry;
  const countryCode = form.countryCode ?? '';

  // React draws the flags first.
  const focusFirst = (selector: string): void => {
    requestAnimationFrame(() => fields.current?.querySelector<HTMLElement>(selector)?.focus());
  };
  const errorOf = (field: AddressField): string | undefined => {
    if (!erroneousFields.includes(field)) return undefined;
    return text((form[field] ?? '').trim() === '' ? 'addresses.field.missing' : 'addresses.field.check');
  };
  const submit = async (): Promise<void> => {
    if (await other.submit()) focusFirst('[aria-invalid="true"]');
  };
  return (
    <form
      id={formId}
      ref={fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-4"
    >
      <FindAddress
        countryCode={countryCode}
        onChoose={async (id, session) => {
          const chosen = await other.choosePrediction(id, session);
          const blank = chosen && TYPED.find((field) => (chosen[field] ?? '') === '');
          if (blank) focusFirst(`input[name="${blank}"]`);
          return chosen;
        }}
      />
      <StatusText entry={entry} isUnanswered={other.isUnanswered} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 tablet:grid-cols-6" onBlur={other.leave}>
        {TYPED.map((field) => (
          <TextField
            key={field}
            className={WIDTHS[field]}
            label={text(FIELD_NAMES[field])}
            name={field}
            value={form[field] ?? ''}
            maxLength={LENGTHS[field]}
            onChange={(typed) => other.type(field, typed)}
            error={errorOf(field)}
            autoComplete="off"
          />
        ))}
        <CountryField
          countryCode={countryCode}
          error={errorOf('countryCode')}
          onChange={(code) => other.type('countryCode', code)}
        />
      </div>
    </form>
  );
};

interface CountryFieldProps {
  countryCode: string;
  error: string | undefined;
  onChange: (code: string) => void;
}

/** The countries that the user may send goods to. */
const CountryField = ({ countryCode, error, onChange }: CountryFieldProps) => {
  const text = useText();
  const intl = useIntl();
  const allowed = useSignedInUser()?.addressCountries ?? [];
  const codes = countryCode === '' || allowed.includes(countryCode) ? allowed : [countryCode, ...allowed];
  return (
    <Select
      className="tablet:col-span-4"
      label={text('addresses.country')}
      value={countryCode || undefined}
      error={error}
      options={codes.map((code) => ({ id: code, name: intl.formatDisplayName(code, { type: 'region' }) ?? code }))}
      onChange={onChange}
    />
  );
};
