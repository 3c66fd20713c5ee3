import type { Brush } from './brush.ts';
import { circle, d, line, n, path, rect, text } from './svg.ts';

const FONT = "Inter,'Segoe UI','Helvetica Neue',Arial,sans-serif";
const INK = '#33414e';
const LONGEST = 18;

/** A small label: at most eighteen characters on a white pill, first at the lower left. */
export const chips = (labels: readonly string[]): string => {
  let x = 22;
  return labels
    .map((label) => (label.length > LONGEST ? `${label.slice(0, LONGEST - 1)}…` : label))
    .map((label, index) => {
      const size = index === 0 ? 21 : 17;
      const width = label.length * size * 0.58 + 24;
      if (label === '' || x + width > 384) return '';
      const at = x;
      x += width + 8;
      return (
        rect(at, 346, width, 34, 17, '#fff', { stroke: '#cfd6dc', 'stroke-width': 1 }) +
        text(at + width / 2, 363 + size * 0.36, size, label, INK, { 'font-weight': index === 0 ? 600 : 500 })
      );
    })
    .join('');
};

/** A dimension line with end ticks, from x1 to x2 below or above an object. */
export const measure = (x1: number, x2: number, y: number): string =>
  line(d`M${x1} ${y}H${x2}M${x1} ${y - 6}v12M${x2} ${y - 6}v12`, '#8795a1', 1.6);

/** The whole picture on its calm panel. */
export const frame = (title: string, art: string, labels: readonly string[], brush: Brush): string => {
  const panel = rect(0, 0, 400, 400, 26, brush.face('#e9edf0'));
  const light = circle(150, 120, 190, brush.glow('#ffffff'), { opacity: 0.7 });
  const body = `${panel}${light}${art}${chips(labels)}`;
  return document(title, body, brush);
};

const BOLT = 'M214 96l-72 118h50l-14 92 82-126h-54l22-84z';
const DROP = 'M200 92c44 62 72 98 72 142a72 72 0 0 1-144 0c0-44 28-80 72-142z';

export interface Emblem {
  /** Id of the clipping disc. */
  id: string;
  title: string;
  tree: 'electrical' | 'hws';
  art: readonly string[];
}

/** A catalogue node's emblem: a tinted disc, and on it what the node holds, or the tree's own sign. */
export const emblem = ({ id, title, tree, art }: Emblem, brush: Brush): string => {
  const [tint, deep] = tree === 'electrical' ? (['#f6e7c4', '#d7991e'] as const) : (['#cfe6ee', '#2b86a8'] as const);
  const clip = `<clipPath id="${id}">${circle(200, 200, 184, '#000')}</clipPath>`;
  const disc =
    circle(200, 200, 184, brush.face(tint)) + circle(170, 150, 150, brush.glow('#ffffff'), { opacity: 0.75 });
  const scale = art.length === 1 ? 0.86 : 0.56;
  const places =
    art.length === 1
      ? [[24, 24]]
      : [
          [44, 22],
          [132, 150],
        ];
  const shown = art.map((one, index) => {
    const [x = 0, y = 0] = places[index] ?? [];
    return `<g transform="translate(${n(x)} ${n(y)}) scale(${scale})">${one}</g>`;
  });
  const sign = path(tree === 'electrical' ? BOLT : DROP, brush.face(deep));
  return document(
    title,
    clip + disc + (shown.length === 0 ? sign : `<g clip-path="url(#${id})">${shown.join('')}</g>`),
    brush,
  );
};

const document = (title: string, body: string, brush: Brush): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400" role="img" font-family="${FONT}">` +
  `${title}<defs>${brush.definitions()}</defs>${body}</svg>`;
