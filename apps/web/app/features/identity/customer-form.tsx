import { type OperationInput, requestCustomerAccount } from '@grossist/contracts';
import { MARKETS, marketOfLocale } from '@grossist/domain';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useOperation } from '../../api/index.ts';
import { type MessageKey, useIntl, useLocale, useText } from '../../i18n/index.ts';
import { TextAreaField } from '../../ui/fields/text-area-field.tsx';
import { Button, INPUT_STYLE, LABEL_STYLE, TextField, WarningBar } from '../../ui/index.ts';
import { useIsHydrating } from '../../ui/use-is-hydrating.ts';
import { SentNote } from './sent-note.tsx';

type Fields = Required<OperationInput<typeof requestCustomerAccount>['body']>;
type FieldName = Exclude<keyof Fields, 'Market' | 'Message'>;

interface FieldFacts {
  name: FieldName;
  label: MessageKey;
  longest: number;
  autoComplete: string;
  type?: 'email' | 'tel';
}

const FIELDS: readonly FieldFacts[] = [
  { name: 'CompanyName', label: 'help.customer.company', longest: 120, autoComplete: 'organization' },
  { name: 'CompanyRegistrationNumber', label: 'help.customer.registration', longest: 40, autoComplete: 'off' },
  { name: 'ContactPerson', label: 'help.customer.person', longest: 120, autoComplete: 'name' },
  { name: 'Email', label: 'identity.email', longest: 254, autoComplete: 'email', type: 'email' },
  { name: 'ContactPhoneNumber', label: 'help.customer.phone', longest: 40, autoComplete: 'tel', type: 'tel' },
];

const LONGEST_MESSAGE = 4000;

/** Explains who can become a customer, and sends the request to the wholesaler. [own-auth-05] */
export const CustomerForm = () => {
  const text = useText();
  const intl = useIntl();
  const locale = useLocale();
  const marketId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState<Fields>({
    Market: marketOfLocale(locale),
    CompanyName: '',
    CompanyRegistrationNumber: '',
    ContactPerson: '',
    Email: '',
    ContactPhoneNumber: '',
    Message: '',
  });
  const [wrong, setWrong] = useState<ReadonlySet<FieldName>>(new Set());
  const isHydrating = useIsHydrating();
  const show = (names: readonly FieldName[]): void => {
    setWrong(new Set(names));
    const field = form.current?.elements.namedItem(names[0] ?? '');
    if (field instanceof HTMLElement) field.focus();
  };
  const send = useOperation(requestCustomerAccount, {
    onError: ({ errors }) =>
      show(FIELDS.map(({ name }) => name).filter((name) => errors.some(({ field }) => field.endsWith(name)))),
  });
  const change = (changed: Partial<Fields>): void => setFields({ ...fields, ...changed });

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const missing = FIELDS.map(({ name }) => name).filter((name) => fields[name].trim() === '');
    show(missing);
    if (missing.length === 0 && !send.isPending) send.mutate({ body: fields });
  };
  if (send.isSuccess) {
    return (
      <SentNote title={text('help.customer.sent')}>{text('help.customer.sent.text', { email: fields.Email })}</SentNote>
    );
  }
  const { error } = send;
  return (
    <form ref={form} method="post" onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-muted">{text('help.customer.lead')}</p>
      {error && error.status !== 400 && (
        <WarningBar tone={error.status === 429 ? 'warning' : 'danger'}>
          {text(error.status === 429 ? 'help.tooMany' : 'help.failed')}
        </WarningBar>
      )}
      <div className="grid gap-1">
        <label htmlFor={marketId} className={LABEL_STYLE}>
          {text('help.customer.market')}
        </label>
        <select
          id={marketId}
          value={fields.Market}
          onChange={({ target }) =>
            change({ Market: MARKETS.find((market) => market === target.value) ?? fields.Market })
          }
          className={INPUT_STYLE}
        >
          {MARKETS.map((market) => (
            <option key={market} value={market}>
              {intl.formatDisplayName(market, { type: 'region' })}
            </option>
          ))}
        </select>
      </div>
      {FIELDS.map(({ name, label, longest, autoComplete, type = 'text' }) => (
        <TextField
          key={name}
          label={text(label)}
          name={name}
          type={type}
          autoComplete={autoComplete}
          maxLength={longest}
          isRequired
          {...(wrong.has(name) && {
            error: text(fields[name].trim() === '' ? 'help.customer.missing' : 'help.customer.wrong'),
          })}
          value={fields[name]}
          onChange={(value) => change({ [name]: value })}
        />
      ))}
      <TextAreaField
        label={text('help.customer.message')}
        rows={4}
        maxLength={LONGEST_MESSAGE}
        value={fields.Message}
        onChange={(Message) => change({ Message })}
      />
      <Button type="submit" kind="primary" size="large" isDisabled={isHydrating || send.isPending}>
        {text('help.customer.submit')}
      </Button>
    </form>
  );
};
