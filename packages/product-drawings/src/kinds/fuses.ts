import type { Drawing } from '../drawing.ts';
import { box, drum, shadow } from '../paint/solids.ts';
import { d, ellipse, path, rect, text } from '../paint/svg.ts';
import { current, labels, measured } from '../reading/labels.ts';

export const cartridgeFuse: Drawing = (f, b) => {
  const kind = f.word('model') ?? f.written(/\b(D0[123]|DI{1,3}|NH\d{1,2})\b/);
  const fuse = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    drum(0, 138, 54, 34, '#c3c9ce', b) +
    path('M-40 44v88q0 12 14 14h52q14-2 14-14v-88z', b.standing('#f4f3ef')) +
    drum(0, 20, 66, 32, '#c3c9ce', b) +
    ellipse(0, 19, 14, 3.6, '#c9352f') +
    text(0, 102, 22, current(f).replace(' ', ''), '#4b5762', { 'font-weight': 700 }) +
    '</g>';
  return {
    body: shadow(200, 322, 120, b, 16) + fuse(140, 96, 1.25) + fuse(254, 112, 1.2),
    labels: labels([current(f), kind]),
  };
};

export const knifeFuse: Drawing = (f, b) => {
  const blade = (y: number) =>
    path(d`M180 ${y}h40v56h-40z`, b.polished('#c9ced3'), { stroke: '#7c868e', 'stroke-width': 1 });
  const body =
    shadow(200, 336, 84, b, 12) +
    blade(50) +
    blade(276) +
    box(138, 106, 112, 170, 30, '#eceae4', b) +
    rect(138, 106, 112, 16, 0, b.face('#aab2b9')) +
    rect(138, 260, 112, 16, 0, b.face('#aab2b9')) +
    rect(148, 136, 92, 108, 4, '#fbfbf9', { stroke: '#d2d0c8', 'stroke-width': 1 }) +
    text(194, 180, 27, current(f).replace(' ', ''), '#35424e', { 'font-weight': 700 }) +
    text(194, 212, 18, measured(f, 'volts', 'V') ?? '', '#6b7782');
  return { body, labels: labels([current(f), f.word('model')]) };
};
