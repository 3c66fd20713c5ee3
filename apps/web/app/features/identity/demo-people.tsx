import { type MessageKey, useIntl, useText } from '../../i18n/index.ts';
import { Badge } from '../../ui/index.ts';
import type { DemoSignIn } from './data/demo-sign-ins.server.ts';

const ROLES: Record<DemoSignIn['role'], MessageKey> = {
  buyer: 'identity.role.buyer',
  viewer: 'identity.role.viewer',
  'user-admin': 'identity.role.userAdmin',
  punchout: 'identity.role.punchout',
  'assortment-admin': 'identity.role.assortmentAdmin',
  editor: 'identity.role.editor',
  support: 'identity.role.support',
  operator: 'identity.role.operator',
};

export interface DemoPeopleProps {
  people: readonly DemoSignIn[];
  isDisabled: boolean;
  onPick: (person: DemoSignIn) => void;
}

/** The people of the demo wholesaler: one press signs in. */
export const DemoPeople = ({ people, isDisabled, onPick }: DemoPeopleProps) => {
  const text = useText();
  const intl = useIntl();
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{text('identity.demo')}</h2>
      <p className="text-sm text-muted">{text('identity.demo.text')}</p>
      <ul className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
        {people.map((person) => (
          <li key={person.email}>
            <button
              type="button"
              disabled={isDisabled}
              onClick={() => onPick(person)}
              className="flex w-full items-center gap-3 px-3 py-2 text-left -outline-offset-2 hover:bg-sunken disabled:opacity-60"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">
                  {person.name}
                  <span className="font-normal text-muted"> · {person.company}</span>
                </span>
                <span className="block truncate text-sm text-muted">{text(ROLES[person.role])}</span>
              </span>
              <Badge>{intl.formatDisplayName(person.market, { type: 'region' })}</Badge>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};
