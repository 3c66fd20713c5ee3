import type { VariationDetails } from '@grossist/contracts';
import { type KeyboardEvent, Suspense, useRef, useState } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icons/data/icons.tsx';
import { Picture } from '../../../ui/index.ts';
import { ownPictures, placeByKey, type ShownPicture } from './pictures.ts';

interface ThumbnailsProps {
  pictures: readonly ShownPicture[];
  place: number;
  onChoose: (place: number) => void;
}

/** The pictures small, in a row: one press, or the arrow keys, shows another. */
const Thumbnails = ({ pictures, place, onChoose }: ThumbnailsProps) => {
  const text = useText();
  const list = useRef<HTMLUListElement>(null);

  const onKeyDown = (event: KeyboardEvent): void => {
    const next = placeByKey(event.key, place, pictures.length);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <ul ref={list} className="flex snap-x gap-2 overflow-x-auto p-0.5 print:hidden">
      {pictures.map((picture, index) => (
        <li key={picture.Url} className="shrink-0 snap-start">
          <button
            type="button"
            aria-label={text('variation.picture.of', { place: index + 1, count: pictures.length })}
            aria-pressed={index === place}
            tabIndex={index === place ? 0 : -1}
            onClick={() => onChoose(index)}
            onKeyDown={onKeyDown}
            className="block rounded-md border-2 border-line hover:border-edge aria-pressed:border-accent"
          >
            <Picture src={picture.Url} alt="" width={64} height={64} />
          </button>
        </li>
      ))}
    </ul>
  );
};

const ZoomDialog = lazyWithTexts(async () => (await import('./zoom-dialog.tsx')).ZoomDialog);

const SIZE = 480;

/** The pictures and drawings: one large, the others small below it; a press enlarges. */
export const Gallery = ({ variation }: { variation: VariationDetails }) => {
  const text = useText();
  const [place, setPlace] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const pictures = ownPictures(variation);
  const name = variation.ItemLocalMaterialName;
  const shown = pictures[place] ?? pictures[0];
  return (
    <section
      aria-label={text('variation.pictures')}
      className="grid w-full max-w-120 content-start gap-2 justify-self-center"
    >
      <div className="relative grid">
        <Picture
          src={shown?.Url ?? ''}
          alt={shown?.Title || name}
          width={SIZE}
          height={SIZE}
          isFirst
          className="aspect-square h-auto w-full"
        />
        {shown && (
          <button
            type="button"
            aria-label={text('variation.picture.enlarge')}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className="group absolute inset-0 grid cursor-zoom-in items-end justify-items-end rounded-md p-2 noscript:hidden print:hidden"
          >
            <span className="grid size-9 place-items-center rounded-md bg-raised text-ink shadow-float">
              <Icon size={18}>
                <circle cx="10.5" cy="10.5" r="6" />
                <path d="m15 15 5.5 5.5M10.5 8v5M8 10.5h5" />
              </Icon>
            </span>
          </button>
        )}
      </div>
      {pictures.length > 1 && <Thumbnails pictures={pictures} place={place} onChoose={setPlace} />}
      {isOpen && (
        <Suspense>
          <ZoomDialog pictures={pictures} name={name} place={place} onPlace={setPlace} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
};
