import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useText } from '../../../i18n/index.ts';
import {
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  classNames,
  IconButton,
  MinusIcon,
  Picture,
  PlusIcon,
} from '../../../ui/index.ts';
import { placeByKey, type ShownPicture } from './pictures.ts';

interface ZoomDialogProps {
  pictures: readonly ShownPicture[];
  name: string;
  place: number;
  onPlace: (place: number) => void;
  onClose: () => void;
}

const LARGEST = 4;

const zoomed = (zoom: number, by: number): number => Math.min(LARGEST, Math.max(1, zoom + by));

/** The pictures as large as the window, and up to four times so; arrows lead from one to the next, + and − zoom. */
export const ZoomDialog = ({ pictures, name, place, onPlace, onClose }: ZoomDialogProps) => {
  const text = useText();
  const [zoom, setZoom] = useState(1);
  const pane = useRef<HTMLDivElement>(null);
  const shown = pictures[place];
  const hasMany = pictures.length > 1;

  const show = (next: number): void => {
    setZoom(1);
    onPlace(next);
  };
  const step = (by: number): void => setZoom(zoomed(zoom, by));

  // What was in the middle stays there.
  useLayoutEffect(() => {
    const element = pane.current;
    if (!element || zoom === 1) return;
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = element;
    element.scrollTo((scrollWidth - clientWidth) / 2, (scrollHeight - clientHeight) / 2);
  }, [zoom]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const next = zoom === 1 && hasMany ? placeByKey(event.key, place, pictures.length) : undefined;
      if (next !== undefined) onPlace(next);
      else if (event.key === '+') setZoom(zoomed(zoom, 1));
      else if (event.key === '-') setZoom(zoomed(zoom, -1));
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [zoom, hasMany, place, pictures.length, onPlace]);

  return (
    <ModalOverlay
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isDismissable
      className="fixed inset-0 z-50 bg-scrim laptop:p-6"
    >
      <Modal className="flex h-full animate-rise flex-col overflow-hidden bg-raised shadow-float laptop:rounded-lg">
        <Dialog className="flex min-h-0 flex-1 flex-col outline-none">
          <header className="flex items-center gap-1 border-b border-line py-1.5 pr-2 pl-4">
            <Heading slot="title" className="min-w-0 flex-1 truncate text-lg">
              {shown?.Title || name}
            </Heading>
            {hasMany && (
              <p role="status" className="px-2 text-sm whitespace-nowrap text-muted">
                {text('variation.picture.of', { place: place + 1, count: pictures.length })}
              </p>
            )}
            <IconButton
              label={text('variation.zoom.out')}
              icon={<MinusIcon />}
              isDisabled={zoom === 1}
              onPress={() => step(-1)}
            />
            <IconButton
              label={text('variation.zoom.in')}
              icon={<PlusIcon />}
              isDisabled={zoom === LARGEST}
              onPress={() => step(1)}
            />
            <IconButton label={text('ui.close')} icon={<CloseIcon />} onPress={onClose} />
          </header>
          <div className="relative min-h-0 flex-1">
            <div ref={pane} className="h-full overflow-auto bg-paper">
              {/* It is what takes the focus too, so that the arrow keys move what is larger than the window. */}
              <button
                type="button"
                aria-label={text(zoom === 1 ? 'variation.zoom.in' : 'variation.zoom.out')}
                onClick={() => setZoom(zoom === 1 ? 2 : 1)}
                style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
                className={classNames('block -outline-offset-4', zoom === 1 ? 'cursor-zoom-in' : 'cursor-zoom-out')}
              >
                <Picture
                  src={shown?.Url ?? ''}
                  alt={shown?.Title || name}
                  width={960}
                  height={960}
                  isFirst
                  className="h-full w-full p-4"
                />
              </button>
            </div>
            {hasMany && (
              <>
                <IconButton
                  label={text('variation.zoom.previous')}
                  icon={<ChevronLeftIcon />}
                  onPress={() => show((place + pictures.length - 1) % pictures.length)}
                  className="absolute top-1/2 left-2 -translate-y-1/2 bg-raised shadow-float"
                />
                <IconButton
                  label={text('variation.zoom.next')}
                  icon={<ChevronRightIcon />}
                  onPress={() => show((place + 1) % pictures.length)}
                  className="absolute top-1/2 right-2 -translate-y-1/2 bg-raised shadow-float"
                />
              </>
            )}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
};
