import { useSyncExternalStore } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { Button, ChevronLeftIcon } from '../../../../ui/index.ts';
import { KitDetail, type KitViewProps } from './kit-detail.tsx';
import { KitList } from './kit-list.tsx';

/** Below it a matrix has no room: the width at which the design system's "tablet" begins. */
const NARROW = '(width < 768px)';

const subscribe = (listener: () => void): (() => void) => {
  const media = matchMedia(NARROW);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
};

/** True on a phone. The screen is rendered in the browser alone. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(NARROW).matches,
    () => false,
  );

/** The kits in a list and the materials of one of them beside it; on a phone one or the other. */
export const KitView = (props: KitViewProps) => {
  const { sheet, chosen, figures, showsPrices, kitId, onShow } = props;
  const text = useText();
  const isNarrow = useIsNarrow();
  const named = sheet.kits.find(({ id }) => id === kitId);
  const kit = named ?? (isNarrow ? undefined : sheet.kits[0]);
  const isListShown = !isNarrow || !kit;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 tablet:grid-cols-[17rem_minmax(0,1fr)]">
      {isListShown && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <div className="flex flex-wrap items-center gap-2">{props.tools}</div>
          <KitList
            kits={sheet.kits}
            shownId={kit?.id}
            chosen={chosen}
            figures={figures}
            showsPrices={showsPrices}
            onShow={onShow}
          />
        </div>
      )}
      {kit && (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          {isNarrow && (
            <Button kind="quiet" size="small" className="justify-self-start" onPress={() => onShow(undefined)}>
              <ChevronLeftIcon size={18} />
              {text('kits.list.back')}
            </Button>
          )}
          <KitDetail key={kit.id} {...props} kit={kit} />
        </div>
      )}
    </div>
  );
};
