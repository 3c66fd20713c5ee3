import { savePreferences } from '@grossist/contracts';
import { type Density, isDensity } from '@grossist/domain';
import { useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { useOperation } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { notify } from '../../ui/index.ts';

/** A mouse on a window with room for columns. */
const SHEET = '(pointer: fine) and (width > 767px)';
const WIDE = '(width > 767px)';

const densityOfPage = (): Density | undefined => {
  const { density } = document.documentElement.dataset;
  return isDensity(density) ? density : undefined;
};

const subscribe = (listener: () => void): (() => void) => {
  const page = new MutationObserver(listener);
  page.observe(document.documentElement, { attributeFilter: ['data-density'] });
  const devices = [matchMedia(SHEET), matchMedia(WIDE)];
  for (const device of devices) device.addEventListener('change', listener);
  return () => {
    page.disconnect();
    for (const device of devices) device.removeEventListener('change', listener);
  };
};

const isCompactSheet = (): boolean => {
  const chosen = densityOfPage();
  return chosen === undefined ? matchMedia(SHEET).matches : chosen === 'compact' && matchMedia(WIDE).matches;
};

/**
 * Tells whether a sheet (the cart) has one row of text for each line: as the person chose it, else where there is a
 * mouse. A phone has no room for columns and shows cards.
 */
export const useIsCompactSheet = (): boolean => useSyncExternalStore(subscribe, isCompactSheet, () => true);

const show = (density: Density | undefined): void => {
  if (density === undefined) delete document.documentElement.dataset.density;
  else document.documentElement.dataset.density = density;
};

/**
 * The density that the person chose, undefined while they chose none. A choice is shown at once and saved for every
 * device; one that could not be saved is taken back and reported. [own-ctx-01]
 */
export const useDensity = () => {
  const text = useText();
  const { revalidate } = useRevalidator();
  const chosen = useSyncExternalStore(subscribe, densityOfPage, () => undefined);
  const { mutate } = useOperation(savePreferences, { inTurn: 'preferences' });
  const choose = (density: Density): void => {
    const before = densityOfPage();
    if (density === before) return;
    show(density);
    mutate(
      { body: { density } },
      {
        onSuccess: () => void revalidate(),
        onError: () => {
          show(before);
          notify(text('density.failed'));
        },
      },
    );
  };
  return { chosen, choose };
};
