import { Suspense, useEffect, useState } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icons/data/icons.tsx';

const Camera = lazyWithTexts(async () => (await import('./camera-dialog.tsx')).CameraDialog);

/** Returns whether the device has a camera that this page may ask for. */
export const hasCamera = async (): Promise<boolean> => {
  try {
    const devices = await navigator.mediaDevices.enumerateDevices();
    return devices.some(({ kind }) => kind === 'videoinput');
  } catch {
    // Unavailable without HTTPS and in browsers without camera support.
    return false;
  }
};

/** The button in the search field that opens the camera; shown where the device has one. */
export const ScanButton = () => {
  const text = useText();
  const [isOffered, setOffered] = useState(false);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    void hasCamera().then((has) => {
      setOffered(has);
      // The shortcut in the web app manifest.
      if (new URLSearchParams(location.search).has('scan')) setOpen(true);
    });
  }, []);
  if (!isOffered && !isOpen) return null;
  return (
    <>
      <button
        type="button"
        aria-label={text('search.scan')}
        onClick={() => setOpen(true)}
        className="absolute inset-y-1 right-12 grid w-10 place-items-center rounded-sm text-muted hover:bg-sunken hover:text-ink"
      >
        <Icon>
          <path d="M4 8V5h3M17 5h3v3M20 16v3h-3M7 19H4v-3M7 8.5v7M10 8.5v7M13.5 8.5v7M17 8.5v7" />
        </Icon>
      </button>
      {isOpen && (
        <Suspense>
          <Camera onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
