import type { SearchDocument } from '@grossist/contracts';

/** The most useful attributes of a material in one line, if the search returned them. */
export const MaterialFacts = ({ material: { Attributes = [] } }: { material: SearchDocument }) =>
  Attributes.length > 0 && (
    <dl className="hidden flex-wrap gap-x-4 text-sm text-muted tablet:flex">
      {Attributes.map(({ Code, Name, Value, Unit }) => (
        <div key={Code} className="flex gap-1.5">
          <dt>{Name}</dt>
          <dd className="text-ink">
            {Value}
            {Unit !== '' && `\u00a0${Unit}`}
          </dd>
        </div>
      ))}
    </dl>
  );
