import { MARKETS } from '@grossist/domain';
import { type FormEvent, useId, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, INPUT_STYLE, LABEL_STYLE, SearchIcon } from '../../../ui/index.ts';
import { LOG_TYPES, type LogAddress } from './use-log-address.ts';

const valueOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Searches the log by one of its kinds; one form, so that Enter anywhere asks. */
export const LogSearchForm = ({
  address,
  onSearch,
}: {
  address: LogAddress;
  onSearch: (next: Partial<LogAddress>) => void;
}) => {
  const text = useText();
  const id = useId();
  const [type, setType] = useState(address.type);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    onSearch({
      type,
      scope: valueOf(form, 'market'),
      text: valueOf(form, 'text'),
      ...(type === 'DateRange' && { from: valueOf(form, 'from'), to: valueOf(form, 'to') }),
    });
  };
  return (
    <form
      role="search"
      aria-label={text('support.log.search')}
      onSubmit={submit}
      className="grid items-end gap-3 rounded-lg border border-line bg-surface p-4 tablet:grid-cols-[12rem_10rem_minmax(0,1fr)_auto]"
    >
      <div className="grid gap-1">
        <label htmlFor={`${id}-by`} className={LABEL_STYLE}>
          {text('support.log.by')}
        </label>
        <select
          id={`${id}-by`}
          value={type}
          onChange={({ target }) => setType(LOG_TYPES.find((each) => each === target.value) ?? 'DateRange')}
          className={INPUT_STYLE}
        >
          {LOG_TYPES.map((each) => (
            <option key={each} value={each}>
              {text(`support.log.by.${each}`)}
            </option>
          ))}
        </select>
      </div>
      <div className="grid gap-1">
        <label htmlFor={`${id}-market`} className={LABEL_STYLE}>
          {text('support.log.market')}
        </label>
        <select id={`${id}-market`} name="market" defaultValue={address.scope} className={INPUT_STYLE}>
          <option value="all">{text('support.log.all')}</option>
          {MARKETS.map((market) => (
            <option key={market} value={market}>
              {market}
            </option>
          ))}
        </select>
      </div>
      {type === 'DateRange' ? (
        <div className="flex flex-wrap gap-3">
          {(['from', 'to'] as const).map((end) => (
            <div key={end} className="grid flex-1 gap-1">
              <label htmlFor={`${id}-${end}`} className={LABEL_STYLE}>
                {text(`support.log.${end}`)}
              </label>
              <input
                id={`${id}-${end}`}
                name={end}
                type="date"
                required
                defaultValue={address[end]}
                className={INPUT_STYLE}
              />
            </div>
          ))}
        </div>
      ) : (
        <div className="grid gap-1">
          <label htmlFor={`${id}-text`} className={LABEL_STYLE}>
            {text(`support.log.by.${type}`)}
          </label>
          <input
            id={`${id}-text`}
            name="text"
            type="search"
            maxLength={200}
            autoComplete="off"
            defaultValue={address.text}
            className={INPUT_STYLE}
          />
        </div>
      )}
      <Button kind="primary" type="submit">
        <SearchIcon size={18} />
        {text('support.log.find')}
      </Button>
    </form>
  );
};
