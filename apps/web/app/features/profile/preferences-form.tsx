import { type OperationInput, savePreferences, type UserContext } from '@grossist/contracts';
import { PREFERRED_ARTICLE_NUMBERS } from '@grossist/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useOperation } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Select } from '../../ui/choices/index.ts';
import { Button, Checkbox, notify, TextField, WarningBar } from '../../ui/index.ts';

type Sent = NonNullable<OperationInput<typeof savePreferences>['body']>;

/** Saves each preference as it is changed; a change that failed is taken back and reported. [own-ctx-01] */
const usePreferences = (user: UserContext) => {
  const text = useText();
  const queries = useQueryClient();
  const { revalidate } = useRevalidator();
  const [sent, setSent] = useState<Sent>({});
  const { mutate, isError } = useOperation(savePreferences, {
    inTurn: 'preferences',
    onSuccess: (_, { body = {} }) => {
      notify(text(body.neverShowAgainGuideTypes === undefined ? 'profile.saved' : 'profile.guides.shown'));
      void revalidate();
      // Numbers of kits, catalogs and labels are chosen by the server.
      void queries.invalidateQueries();
    },
    onError: (_, { body = {} }) => {
      setSent((known) => {
        const rest = Object.entries(known).filter(([name]) => !Object.hasOwn(body, name));
        return Object.fromEntries(rest);
      });
    },
  });
  return {
    shown: { ...user, ...sent },
    hasFailed: isError,
    save: (body: Sent): void => {
      setSent((known) => ({ ...known, ...body }));
      mutate({ body });
    },
  };
};

const LONGEST_NAME = 80;

/** What a person chose: numbers, questions, mails, names of carts, guides. Section 3, "User context". */
export const PreferencesForm = ({ user }: { user: UserContext }) => {
  const text = useText();
  const { shown, save, hasFailed } = usePreferences(user);
  const [name, setName] = useState(user.defaultOrderName);
  const names = {
    el: text('catalogue.number.el'),
    hws: text('catalogue.number.hws'),
    both: text('profile.number.both', { el: text('catalogue.number.el'), hws: text('catalogue.number.hws') }),
    sap: text('catalogue.number.sap'),
  };
  const saveName = (): void => {
    if (name.trim() !== shown.defaultOrderName) save({ defaultOrderName: name.trim() });
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {hasFailed && <WarningBar tone="danger">{text('profile.failed')}</WarningBar>}
      <Select
        label={text('profile.number')}
        hint={text('profile.number.hint')}
        options={PREFERRED_ARTICLE_NUMBERS.map((id) => ({ id, name: names[id] }))}
        value={shown.preferredArticleNumber}
        onChange={(id) => {
          const chosen = PREFERRED_ARTICLE_NUMBERS.find((one) => one === id);
          if (chosen !== undefined) save({ preferredArticleNumber: chosen });
        }}
        className="max-w-sm"
      />
      <Choice
        label={text('profile.cableCut')}
        hint={text('profile.cableCut.hint')}
        isOn={shown.isCableCutPopupEnabled}
        onChange={(isCableCutPopupEnabled) => save({ isCableCutPopupEnabled })}
      />
      <Choice
        label={text('profile.mail')}
        hint={text('profile.mail.hint')}
        isOn={shown.emailPermission}
        onChange={(emailPermission) => save({ emailPermission })}
      />
      {user.companyNumber !== '' && (
        <TextField
          label={text('profile.orderName')}
          hint={text('profile.orderName.hint')}
          value={name}
          onChange={setName}
          onBlur={saveName}
          onKeyDown={(event) => event.key === 'Enter' && saveName()}
          maxLength={LONGEST_NAME}
          autoComplete="off"
          className="max-w-sm"
        />
      )}
      <Button
        kind="secondary"
        className="justify-self-start"
        isDisabled={shown.neverShowAgainGuideTypes.length === 0}
        onPress={() => save({ neverShowAgainGuideTypes: [] })}
      >
        {text('profile.guides')}
      </Button>
    </div>
  );
};

interface ChoiceProps {
  label: string;
  hint: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

const Choice = ({ label, hint, isOn, onChange }: ChoiceProps) => (
  <Checkbox isSelected={isOn} onChange={onChange} className="items-start">
    <span className="grid">
      {label}
      <span className="text-sm text-muted">{hint}</span>
    </span>
  </Checkbox>
);
