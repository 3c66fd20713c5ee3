import { lazy, Suspense, useId, useRef, useState } from 'react';
import { loadWithTexts, useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icons/data/icons.tsx';
import { Button, ChevronDownIcon } from '../../../ui/index.ts';

const load = () => loadWithTexts(async () => ({ default: (await import('./share-panel.tsx')).SharePanel }));
const SharePanel = lazy(load);

const ShareIcon = () => (
  <Icon size={18}>
    <path d="M12 15V4M8 7.5 12 3.5l4 4" />
    <path d="M7 11H4.5v9h15v-9H17" />
  </Icon>
);

/** Menu for printing, saving and sending the cart; loaded on hover or focus. */
export const ShareMenu = ({ cartName }: { cartName: string }) => {
  const text = useText();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [hasOpened, setOpened] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const follow = (isNowOpen: boolean): void => {
    setOpened(true);
    setOpen(isNowOpen);
  };
  return (
    <>
      <Button
        ref={button}
        size="small"
        // Only after it has opened once: the press that loads the panel would close it.
        popoverTarget={hasOpened ? id : undefined}
        isPending={isBusy}
        aria-expanded={isOpen}
        onPress={() => setWanted(true)}
        onPointerEnter={() => void load()}
        onFocus={() => void load()}
      >
        <ShareIcon />
        {text(isBusy ? 'share.making' : 'share.open')}
        <ChevronDownIcon size={18} />
      </Button>
      {isWanted && (
        <Suspense>
          <SharePanel id={id} button={button} cartName={cartName} onOpenChange={follow} onBusy={setBusy} />
        </Suspense>
      )}
    </>
  );
};
