import type { InfoTag } from '@grossist/contracts';
import { classNames } from '../class-names.ts';

type Color = InfoTag['Color'];

/** Disc, diamond, triangle, square, bar: distinguishable without color. */
const SHAPES: Record<Color, string> = {
  green: 'M5 0a5 5 0 1 0 0 10A5 5 0 0 0 5 0z',
  blue: 'm5 0 5 5-5 5-5-5z',
  yellow: 'M5 0l5 9.5H0z',
  red: 'M.5.5h9v9h-9z',
  grey: 'M0 3h10v4H0z',
};

const GROUNDS: Record<Color, string> = {
  green: 'ribbon-green fill-stock-green',
  blue: 'ribbon-blue fill-stock-blue',
  yellow: 'ribbon-yellow fill-stock-yellow',
  red: 'ribbon-red fill-danger',
  grey: 'ribbon-grey fill-edge',
};

export interface RibbonProps {
  tag: InfoTag;
  /** Its meaning, shown on hover and to screen readers. */
  isDescribed?: boolean;
  /** Its drawing alone; its word is for a screen reader and who points at it. */
  isSlim?: boolean;
}

/** What the wholesaler hangs on a material, by word, colour and shape. Section 3, "InfoTag". */
export const Ribbon = ({
  tag: { Color, RibbonText, ExternalDescription },
  isDescribed = false,
  isSlim = false,
}: RibbonProps) => (
  <span
    title={isDescribed && ExternalDescription !== '' ? ExternalDescription : isSlim ? RibbonText : undefined}
    className={classNames('ribbon', GROUNDS[Color])}
  >
    <svg width="10" height="10" viewBox="0 0 10 10" aria-hidden="true" className="shrink-0">
      <path d={SHAPES[Color]} />
    </svg>
    <span className={isSlim ? 'sr-only' : 'contents'}>{RibbonText}</span>
    {isDescribed && ExternalDescription !== '' && <span className="sr-only">: {ExternalDescription}</span>}
  </span>
);
