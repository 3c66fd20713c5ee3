import type { VariationDetails } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { buttonStyle, classNames } from '../../ui/index.ts';
import { CopyText } from './copy-button.tsx';

type Attribute = VariationDetails['Attributes'][number];

/** Attributes that are seen at first: the class has its most useful ones first. */
export const FIRST_ATTRIBUTES = 12;

export const firstCodes = (attributes: readonly Attribute[]): ReadonlySet<string> =>
  new Set(attributes.slice(0, FIRST_ATTRIBUTES).map(({ Code }) => Code));

const lineOf = ({ Name, Value, Unit }: Attribute): string => `${Name}\t${Value}${Unit === '' ? '' : ` ${Unit}`}`;

/** The attributes as a letter or a spreadsheet takes them: name and number first, then a line for each. */
export const attributesAsText = (
  variation: Pick<VariationDetails, 'ItemLocalMaterialName' | 'ItemSAPMaterialNumber' | 'Attributes'>,
): string =>
  [`${variation.ItemLocalMaterialName}\t${variation.ItemSAPMaterialNumber}`, ...variation.Attributes.map(lineOf)].join(
    '\n',
  );

type Group = VariationDetails['AttributeGroups'][number];

// The switch is the browser's own <details>, so that everything can be read before any script runs. On paper it is all there.
const LATER = 'hidden group-has-[details[open]]/attributes:grid print:grid';

const AttributeGroup = ({
  group,
  first,
  hasHeading,
}: {
  group: Group;
  first: ReadonlySet<string>;
  hasHeading: boolean;
}) => (
  <div
    className={classNames(
      'mb-4 break-inside-avoid',
      group.Attributes.some(({ Code }) => first.has(Code)) ? 'grid' : LATER,
    )}
  >
    {hasHeading && <h3 className="border-b border-edge py-1.5 font-semibold">{group.Name}</h3>}
    <dl>
      {group.Attributes.map(({ Code, Name, Value, Unit }) => (
        <div
          key={Code}
          className={classNames('grid-cols-2 gap-4 border-b border-line py-1.5', first.has(Code) ? 'grid' : LATER)}
        >
          <dt className="text-muted">{Name}</dt>
          <dd>
            {Value}
            {Unit !== '' && `\u00a0${Unit}`}
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

/** The ETIM attributes by group: the first ones, then all. */
export const Attributes = ({ variation }: { variation: VariationDetails }) => {
  const text = useText();
  const groups = variation.AttributeGroups;
  if (groups.length === 0) return null;
  const count = variation.AttributeCount;
  const first = firstCodes(variation.Attributes);
  return (
    <section aria-labelledby="attributes" className="group/attributes grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id="attributes" className="text-xl">
            {text('variation.attributes')}
          </h2>
          {variation.EtimClassName !== '' && (
            <p className="text-sm text-muted">
              {variation.EtimClassName} ({variation.EtimClass})
            </p>
          )}
        </div>
        <CopyText value={attributesAsText(variation)} done={text('variation.attributes.copied')}>
          {text('variation.attributes.copy')}
        </CopyText>
      </div>
      <div className="gap-x-8 laptop:columns-2">
        {groups.map((group) => (
          <AttributeGroup key={group.Key} group={group} first={first} hasHeading={groups.length > 1} />
        ))}
      </div>
      {count > FIRST_ATTRIBUTES && (
        <details className="group/all print:hidden">
          <summary className={buttonStyle()}>
            <span className="group-open/all:hidden">{text('variation.attributes.all', { count })}</span>
            <span className="hidden group-open/all:inline">{text('variation.attributes.fewer')}</span>
          </summary>
        </details>
      )}
    </section>
  );
};
