import { type KeyboardEvent, useRef } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Picture } from '../../../ui/index.ts';
import { placeByKey, type ShownPicture } from './pictures.ts';

interface ThumbnailsProps {
  pictures: readonly ShownPicture[];
  place: number;
  onChoose: (place: number) => void;
}

/** The pictures small, in a row: one press, or the arrow keys, shows another. */
export const Thumbnails = ({ pictures, place, onChoose }: ThumbnailsProps) => {
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
