import { Suspense, useEffect, useState } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Button } from '../../../ui/index.ts';
import { hasCamera } from './scan-button.tsx';
import { keepScanSetting } from './scan-setting.ts';

const Camera = lazyWithTexts(async () => (await import('./camera-dialog.tsx')).CameraDialog);

/** The camera beside a field that adds to the cart: what it reads is added, unless the person chooses otherwise there. */
export const ScanEntry = () => {
  const text = useText();
  const [isOffered, setOffered] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    void hasCamera().then(setOffered);
  }, []);
  if (!isOffered) return null;
  const open = (): void => {
    keepScanSetting('add');
    setOpen(true);
  };
  return (
    <>
      <Button className="justify-self-start" onPress={open}>
        <Icon size={18}>
          <path d="M4 8V5h3M17 5h3v3M20 16v3h-3M7 19H4v-3M7 8.5v7M10 8.5v7M13.5 8.5v7M17 8.5v7" />
        </Icon>
        {text('search.scan')}
      </Button>
      {isOpen && (
        <Suspense>
          <Camera onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
