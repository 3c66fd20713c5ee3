import type { VariationDetails } from '@grossist/contracts';
import { type MessageKey, useText } from '../../i18n/index.ts';
import { buttonStyle, classNames } from '../../ui/index.ts';
import { type AttributeGroup, type AttributeGroupName, FIRST_ATTRIBUTES, groupAttributes } from './attribute-groups.ts';

const NAMES: Record<AttributeGroupName, MessageKey> = {
  general: 'variation.attributes.general',
  electrical: 'variation.attributes.electrical',
  light: 'variation.attributes.light',
  flow: 'variation.attributes.flow',
  dimensions: 'variation.attributes.dimensions',
};

// The switch is the browser's own <details>, so that everything can be read before any script runs.
const LATER = 'hidden group-has-[details[open]]/attributes:grid';

const Group = ({ group, hasHeading }: { group: AttributeGroup; hasHeading: boolean }) => {
  const text = useText();
  const isFirst = group.attributes.some((one) => one.isFirst);
  return (
    <div className={classNames('mb-4 break-inside-avoid', isFirst ? 'grid' : LATER)}>
      {hasHeading && <h3 className="border-b border-edge py-1.5 font-semibold">{text(NAMES[group.name])}</h3>}
      <dl>
        {group.attributes.map(({ attribute, isFirst: isShown }) => (
          <div
            key={attribute.Code}
            className={classNames('grid-cols-2 gap-4 border-b border-line py-1.5', isShown ? 'grid' : LATER)}
          >
            <dt className="text-muted">{attribute.Name}</dt>
            <dd>
              {attribute.Value}
              {attribute.Unit !== '' && `\u00a0${attribute.Unit}`}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
};

/** The ETIM attributes by group: the first ones, then all. */
export const Attributes = ({ variation }: { variation: VariationDetails }) => {
  const text = useText();
  const groups = groupAttributes(variation.Attributes);
  if (groups.length === 0) return null;
  const count = variation.Attributes.length;
  return (
    <section aria-labelledby="attributes" className="group/attributes grid gap-3">
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
      <div className="gap-x-8 laptop:columns-2">
        {groups.map((group) => (
          <Group key={group.name} group={group} hasHeading={groups.length > 1} />
        ))}
      </div>
      {count > FIRST_ATTRIBUTES && (
        <details className="group/all">
          <summary className={buttonStyle()}>
            <span className="group-open/all:hidden">{text('variation.attributes.all', { count })}</span>
            <span className="hidden group-open/all:inline">{text('variation.attributes.fewer')}</span>
          </summary>
        </details>
      )}
    </section>
  );
};
