import { useId } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Button, INPUT_STYLE, LABEL_STYLE } from '../../../ui/index.ts';
import { type Attribute, type Chosen, countedValues, type SiblingRow, withChosen } from './sibling-rows.ts';

/** Fields beside each other; the others open on demand. */
const MOST_AT_FIRST = 6;

interface SiblingFiltersProps {
  attributes: readonly Attribute[];
  rows: readonly SiblingRow[];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

const Filter = ({ attribute, rows, chosen, onChoose }: SiblingFiltersProps & { attribute: Attribute }) => {
  const text = useText();
  const id = useId();
  const { Code, Name, Unit } = attribute;
  return (
    <div className="grid min-w-0 content-end gap-1">
      <label htmlFor={id} className={`${LABEL_STYLE} line-clamp-2`}>
        {Name}
      </label>
      {/* The device's own list: at home on a phone, and by keyboard. */}
      <select
        id={id}
        value={chosen.get(Code) ?? ''}
        onChange={(event) => onChoose(withChosen(chosen, Code, event.target.value))}
        className={`${INPUT_STYLE} truncate`}
      >
        <option value="">{text('variation.siblings.any')}</option>
        {countedValues(attribute, rows, chosen).map(({ value, count }) => (
          <option key={value} value={value} disabled={count === 0}>
            {value}
            {Unit !== '' && `\u00a0${Unit}`} ({count})
          </option>
        ))}
      </select>
    </div>
  );
};

const GRID = 'grid grid-cols-2 gap-x-3 gap-y-2 tablet:grid-cols-3 laptop:grid-cols-6';

/** A field for each attribute in which the variations differ. */
export const SiblingFilters = (props: SiblingFiltersProps) => {
  const text = useText();
  const { attributes, chosen, onChoose } = props;
  const more = attributes.slice(MOST_AT_FIRST);
  return (
    <fieldset className="grid gap-2 noscript:hidden print:hidden">
      <legend className="sr-only">{text('variation.siblings.filter')}</legend>
      <div className={GRID}>
        {attributes.slice(0, MOST_AT_FIRST).map((attribute) => (
          <Filter key={attribute.Code} {...props} attribute={attribute} />
        ))}
      </div>
      {more.length > 0 && (
        <details>
          <summary className="w-fit py-1 text-accent underline underline-offset-3">
            {text('variation.siblings.moreFilters', { count: more.length })}
          </summary>
          <div className={`${GRID} pt-1`}>
            {more.map((attribute) => (
              <Filter key={attribute.Code} {...props} attribute={attribute} />
            ))}
          </div>
        </details>
      )}
      {chosen.size > 0 && (
        <Button size="small" className="justify-self-start" onPress={() => onChoose(new Map())}>
          {text('variation.siblings.clear')}
        </Button>
      )}
    </fieldset>
  );
};
