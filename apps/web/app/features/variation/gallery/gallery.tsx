import type { VariationDetails } from '@grossist/contracts';
import { Suspense, useState } from 'react';
import { lazyWithTexts, useText } from '../../../i18n/index.ts';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Picture } from '../../../ui/index.ts';
import { ownPictures } from './pictures.ts';
import { Thumbnails } from './thumbnails.tsx';

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
