import { type FormEvent, useId } from 'react';
import { useLocale, useText } from '../../../i18n/index.ts';
import { Button, INPUT_STYLE, LABEL_STYLE } from '../../../ui/index.ts';
import { useAddress } from '../../desk/index.ts';
import { useActName } from './act-names.ts';

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const LONGEST_QUERY = 200;
const OUTCOMES = ['done', 'refused', 'failed', 'begun'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const outcomeOf = (text: string): Outcome | undefined => OUTCOMES.find((outcome) => outcome === text);

const dateOf = (text: string): string | undefined => (DATE.test(text) ? text : undefined);

/** Reads the trail's filters and page from the URL; invalid values are ignored. */
export const useAuditAddress = () => {
  const { page, get, hrefOf, go } = useAddress('/support/audit');
  return {
    query: get('find', LONGEST_QUERY),
    act: /^\w{1,60}$/.exec(get('act'))?.[0] ?? '',
    outcome: outcomeOf(get('outcome')),
    from: dateOf(get('from')),
    to: dateOf(get('to')),
    page,
    hrefOf,
    go,
  };
};

interface AuditFilterProps {
  address: ReturnType<typeof useAuditAddress>;
  acts: readonly string[];
}

const valueOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

/** Filters the trail by words, act, outcome and days; one form, so that Enter in any field submits it. */
export const AuditFilter = ({ address, acts }: AuditFilterProps) => {
  const text = useText();
  const id = useId();
  const locale = useLocale();
  const nameOf = useActName();
  const choices = [...new Set([...acts, ...(address.act === '' ? [] : [address.act])])]
    .map((act) => ({ act, name: nameOf(act) }))
    .toSorted((one, other) => one.name.localeCompare(other.name, locale));
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    address.go(Object.fromEntries(['find', 'act', 'outcome', 'from', 'to'].map((name) => [name, valueOf(form, name)])));
  };
  return (
    <form
      role="search"
      aria-label={text('audit.filter')}
      onSubmit={submit}
      // Resets the fields when the URL changes, as after going back.
      key={JSON.stringify([address.query, address.act, address.outcome, address.from, address.to])}
      className="grid grid-cols-2 items-end gap-3 laptop:grid-cols-[2fr_1fr_1fr_auto_auto_auto]"
    >
      <label className="col-span-2 grid gap-1 laptop:col-span-1" htmlFor={`${id}-query`}>
        <span className={LABEL_STYLE}>{text('audit.query')}</span>
        <input
          id={`${id}-query`}
          name="find"
          type="search"
          maxLength={200}
          autoComplete="off"
          defaultValue={address.query}
          className={INPUT_STYLE}
        />
      </label>
      <label className="grid gap-1" htmlFor={`${id}-act`}>
        <span className={LABEL_STYLE}>{text('audit.act')}</span>
        <select id={`${id}-act`} name="act" defaultValue={address.act} className={INPUT_STYLE}>
          <option value="">{text('audit.all')}</option>
          {choices.map(({ act, name }) => (
            <option key={act} value={act}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1" htmlFor={`${id}-outcome`}>
        <span className={LABEL_STYLE}>{text('audit.outcome')}</span>
        <select id={`${id}-outcome`} name="outcome" defaultValue={address.outcome ?? ''} className={INPUT_STYLE}>
          <option value="">{text('audit.all')}</option>
          {(['done', 'refused', 'failed', 'begun'] as const).map((outcome) => (
            <option key={outcome} value={outcome}>
              {text(`audit.outcome.${outcome}`)}
            </option>
          ))}
        </select>
      </label>
      <label className="grid gap-1 max-laptop:grid-cols-[minmax(0,1fr)]" htmlFor={`${id}-from`}>
        <span className={LABEL_STYLE}>{text('audit.from')}</span>
        <input id={`${id}-from`} name="from" type="date" defaultValue={address.from} className={INPUT_STYLE} />
      </label>
      <label className="grid gap-1 max-laptop:grid-cols-[minmax(0,1fr)]" htmlFor={`${id}-to`}>
        <span className={LABEL_STYLE}>{text('audit.to')}</span>
        <input id={`${id}-to`} name="to" type="date" defaultValue={address.to} className={INPUT_STYLE} />
      </label>
      <Button type="submit" kind="primary" className="col-span-2 laptop:col-span-1">
        {text('audit.show')}
      </Button>
    </form>
  );
};
