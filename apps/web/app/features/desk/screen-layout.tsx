import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { PageTitle } from '../shell/index.ts';

interface ScreenHeadProps {
  title: string;
  /** What the screen is for. */
  lead?: string;
  /** Beside the title: the state of what is shown. */
  mark?: ReactNode;
  /** What can be done, to the right. */
  children?: ReactNode;
}

/** The heading of a desk's screen, with the page's title. */
export const ScreenHead = ({ title, lead, mark, children }: ScreenHeadProps) => (
  <header className="grid gap-1">
    <PageTitle>{title}</PageTitle>
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex min-w-0 flex-wrap items-center gap-3">
        <h1 className="min-w-0 text-2xl break-words">{title}</h1>
        {mark}
      </div>
      {children !== undefined && <div className="flex flex-wrap gap-2">{children}</div>}
    </div>
    {lead !== undefined && (
      <p className={classNames('max-w-prose text-muted', children !== undefined && 'max-tablet:mt-1')}>{lead}</p>
    )}
  </header>
);

interface FactsProps {
  facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** A list of labels with their values; those without a value are left out. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className="grid gap-x-6 gap-y-1 tablet:grid-cols-[max-content_minmax(0,1fr)] tablet:items-baseline">
    {facts
      .filter(([, value]) => value !== '')
      .map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-sm text-muted max-tablet:pt-1">{label}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
  </dl>
);

/**
 * A value on one line, cut at the end of its place; whole and wrapped once it is opened, by keyboard and touch as well.
 * Assistive technology reads it whole in either state.
 */
export const ExpandableText = ({ text, className = '' }: { text: string; className?: string }) => (
  <details className={`group min-w-0 ${className}`}>
    <summary className="cursor-pointer list-none truncate group-open:[overflow-wrap:anywhere] group-open:whitespace-normal hover:text-ink [&::-webkit-details-marker]:hidden">
      {text}
    </summary>
  </details>
);

interface ChoiceRowProps<Id extends string> {
  label: string;
  choices: readonly { id: Id; name: string }[];
  value: Id;
  onChange: (id: Id) => void;
}

/** One of a few ways to narrow a list, all of them in sight. */
export const ChoiceRow = <Id extends string>({ label, choices, value, onChange }: ChoiceRowProps<Id>) => (
  <fieldset className="flex flex-wrap gap-1.5">
    <legend className="sr-only">{label}</legend>
    {choices.map(({ id, name }) => (
      <button
        key={id}
        type="button"
        aria-pressed={id === value}
        onClick={() => onChange(id)}
        className={classNames(
          'inline-flex min-h-9 items-center rounded-full border px-3.5 text-sm',
          id === value ? 'border-ink bg-ink font-semibold text-canvas' : 'border-edge bg-surface hover:border-ink',
        )}
      >
        {name}
      </button>
    ))}
  </fieldset>
);
