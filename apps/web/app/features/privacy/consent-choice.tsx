import { useId, useState } from 'react';
import { chooseConsent, deleteProfile, useConsent, withdrawConsent } from '../../analytics/consent-settings.ts';
import { type MessageKey, useText } from '../../i18n/index.ts';
import { Button, CheckIcon } from '../../ui/index.ts';

const STATES = {
  yes: 'privacy.choice.yes',
  no: 'privacy.choice.no',
  ask: 'privacy.choice.ask',
  signal: 'privacy.choice.signal',
  withdrawn: 'privacy.choice.signal',
  off: 'privacy.choice.off',
} as const satisfies Record<ReturnType<typeof useConsent>, MessageKey>;

type Deletion = 'deleting' | 'deleted' | 'failed';

/** The present choice with both answers; withdrawing says what became of the deletion. */
export const ConsentChoice = () => {
  const text = useText();
  const title = useId();
  const consent = useConsent();
  const [deletion, setDeletion] = useState<Deletion>();
  const [lastId, setLastId] = useState<string>();
  const isOpen = consent === 'yes' || consent === 'no' || consent === 'ask';

  const follow = (deleted: Promise<void>): void => {
    setDeletion('deleting');
    deleted.then(
      () => setDeletion('deleted'),
      () => setDeletion('failed'),
    );
  };
  const decline = (): void => {
    const { id, deleted } = withdrawConsent();
    if (id === undefined) return;
    setLastId(id);
    follow(deleted);
  };
  const allow = (): void => {
    setDeletion(undefined);
    chooseConsent('yes');
  };
  const answer = (choice: 'yes' | 'no', choose: () => void) => (
    <Button aria-pressed={consent === choice} onPress={() => consent !== choice && choose()}>
      {consent === choice && <CheckIcon size={18} />}
      {text(`consent.${choice}`)}
    </Button>
  );
  return (
    <section aria-labelledby={title} className="grid gap-3 rounded-lg border border-line bg-surface p-4">
      <h2 id={title} className="text-lg">
        {text('privacy.choice')}
      </h2>
      <div role="status" className="grid gap-1">
        <p>{text(STATES[consent])}</p>
        {deletion && consent === 'no' && <p className="text-sm text-muted">{text(`privacy.${deletion}`)}</p>}
      </div>
      {isOpen && (
        <div className="grid grid-cols-2 gap-2 tablet:w-80">
          {answer('no', decline)}
          {answer('yes', allow)}
        </div>
      )}
      {deletion === 'failed' && consent === 'no' && lastId !== undefined && (
        <Button className="justify-self-start" onPress={() => follow(deleteProfile(lastId))}>
          {text('privacy.again')}
        </Button>
      )}
    </section>
  );
};
