import type { ReactNode } from 'react';

interface FactsProps {
  facts: readonly (readonly [label: string, value: ReactNode])[];
}

/** Labels and what stands for each; those without a value are left out. */
export const Facts = ({ facts }: FactsProps) => (
  <dl className="grid gap-x-6 gap-y-1 tablet:grid-cols-[max-content_minmax(0,1fr)]">
    {facts
      .filter(([, value]) => value !== '')
      .map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="pt-1 text-sm text-muted">{label}</dt>
          <dd className="min-w-0 break-words">{value}</dd>
        </div>
      ))}
  </dl>
);
