import { type CartDetails, getAccounts } from '@grossist/contracts';
import { type ReactNode, useId, useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { CheckIcon, classNames, INPUT_STYLE } from '../../../ui/index.ts';
import { ChoicesSkeleton } from './choices-skeleton.tsx';
import { useAccountChange } from './use-account-change.ts';

const STALE_MS = 300_000;
/** Up to so many choices there is no filter. */
const EASILY_SEEN = 8;

interface Choice {
  id: string;
  name: string;
  number: string;
}

interface GroupProps {
  label: string;
  choices: readonly Choice[];
  chosen: string;
  isDisabled: boolean;
  onChoose: (id: string) => void;
}

const matches = ({ name, number }: Choice, wanted: string): boolean =>
  `${name} ${number}`.toLocaleLowerCase().includes(wanted.trim().toLocaleLowerCase());

const Group = ({ label, choices, chosen, isDisabled, onChoose }: GroupProps): ReactNode => {
  const text = useText();
  const id = useId();
  const [wanted, setWanted] = useState('');
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that take effect at once, no fields
    <div role="group" aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-1 p-1">
      <p id={id} className="px-3 pt-1 text-xs font-semibold text-muted">
        {label}
      </p>
      {choices.length > EASILY_SEEN && (
        <input
          type="text"
          aria-label={text('cart.switch.filter')}
          placeholder={text('cart.switch.filter')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          className={`${INPUT_STYLE} mx-2 w-auto`}
        />
      )}
      <div className="grid max-h-60 grid-cols-[minmax(0,1fr)] overflow-y-auto">
        {choices
          .filter((choice) => choice.id === '' || matches(choice, wanted))
          .map(({ id: choiceId, name, number }) => (
            <button
              key={choiceId}
              type="button"
              aria-pressed={choiceId === chosen}
              aria-disabled={isDisabled}
              onClick={() => !isDisabled && choiceId !== chosen && onChoose(choiceId)}
              className="flex min-h-10 items-center gap-2.5 rounded-md px-3 text-left not-aria-disabled:hover:bg-sunken aria-disabled:cursor-progress aria-disabled:text-muted aria-pressed:font-semibold"
            >
              <span className={classNames('w-4 shrink-0', choiceId !== chosen && 'invisible')}>
                <CheckIcon size={16} />
              </span>
              <span className="min-w-0 flex-1 py-1 [overflow-wrap:anywhere]">{name}</span>
              <span className="text-sm font-normal text-muted tabular-nums">{number}</span>
            </button>
          ))}
      </div>
    </div>
  );
};

/** Lists a buyer's accounts and the projects of the current one; a press moves the cart to it. */
export const AccountChoices = ({ cart }: { cart: CartDetails }) => {
  const text = useText();
  const { data: accounts } = useOperationQuery(getAccounts, {}, { staleTime: STALE_MS });
  const { changeAccount, changeProject, isChanging } = useAccountChange();
  if (!accounts) return <ChoicesSkeleton />;
  const projects = accounts.find(({ soldTo }) => soldTo === cart.SoldTo)?.projects ?? [];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] divide-y divide-line">
      <Group
        label={text('cart.head.account')}
        choices={accounts.map(({ soldTo, name }) => ({ id: soldTo, name, number: soldTo }))}
        chosen={cart.SoldTo}
        isDisabled={isChanging}
        onChoose={(soldTo) => void changeAccount(soldTo)}
      />
      <Group
        key={cart.SoldTo}
        label={text('cart.head.project')}
        choices={[
          { id: '', name: text('cart.head.noProject'), number: '' },
          ...projects.map(({ projectNumber, projectTitle }) => ({
            id: projectNumber,
            name: projectTitle,
            number: projectNumber,
          })),
        ]}
        chosen={cart.Project?.ProjectNumber ?? ''}
        isDisabled={isChanging}
        onChoose={(project) => void changeProject(project, cart.SoldTo)}
      />
    </div>
  );
};
