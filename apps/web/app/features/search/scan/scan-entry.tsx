import { Suspense, useEffect, useState } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icons/data/icons.tsx';
import { Button } from '../../../ui/index.ts';
import { hasCamera } from './scan-button.tsx';
import { saveScanSetting } from './scan-mode.tsx';

const Camera = lazyWithTexts(async () => (await import('./camera-dialog.tsx')).CameraDialog);

/** Opens the camera beside a field that adds to the cart; scans are added unless the setting in the dialog is changed. */
export const ScanEntry = () => {
  const text = useText();
  const [isOffered, setOffered] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    void hasCamera().then(setOffered);
  }, []);
  if (!isOffered) return null;
  const open = (): void => {
    saveScanSetting('add');
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
