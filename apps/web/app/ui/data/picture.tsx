import { useState } from 'react';
import { useText } from '../../i18n/index.ts';
import { PictureIcon } from '../icons/index.ts';

export interface PictureProps {
  /** Empty: there is none. */
  src: string;
  /** Empty when the name is beside it. */
  alt: string;
  /** Pixels in the layout; the space is reserved from the start. */
  width: number;
  height: number;
  /** True for what is seen first, which must not wait. */
  isFirst?: boolean;
  className?: string;
}

/** A picture, which brings its own ground, or a mark on paper in its place where there is none. */
export const Picture = ({ src, alt, width, height, isFirst = false, className = '' }: PictureProps) => {
  const text = useText();
  const [missing, setMissing] = useState('');
  const frame = `shrink-0 overflow-hidden rounded-md ${className}`;
  if (src === '' || missing === src) {
    const label = alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': text('ui.picture.missing') };
    return (
      <span
        {...label}
        className={`inline-grid place-items-center bg-paper text-[#6a7580] *:col-start-1 *:row-start-1 ${frame}`}
      >
        <svg width={width} height={height} />
        <PictureIcon size={Math.min(40, width / 2)} />
      </span>
    );
  }
  // An error before hydration fires no event. A drawing without intrinsic size is no failure.
  const lookAt = (image: HTMLImageElement | null): void => {
    if (image?.complete && image.naturalWidth === 0) image.decode().catch(() => setMissing(src));
  };
  return (
    <img
      ref={lookAt}
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : undefined}
      decoding="async"
      onError={() => setMissing(src)}
      className={`object-contain ${frame}`}
    />
  );
};
