import type { Drawing } from '../drawing.ts';
import { COLOURS, lighter } from '../paint/colours.ts';
import { box, shadow, tube } from '../paint/solids.ts';
import { circle, d, path, rect, stacked, text, times } from '../paint/svg.ts';
import { labels, measured } from '../reading/labels.ts';

export const modularJack: Drawing = (f, b) => {
  const category = f.word('category') ?? f.written(/CAT\.? ?(\d[AE]?)/i);
  const body =
    shadow(196, 312, 112, b, 14) +
    box(96, 104, 176, 186, 50, '#c9cfd4', b) +
    rect(116, 132, 136, 128, 5, '#232a31') +
    path('M160 260v-20h48v20z', '#c9cfd4') +
    times(8, (index) => rect(130 + index * 14, 140, 7, 48, 1, b.standing('#d9b95c')));
  return { body, labels: labels([category === undefined ? '' : `Cat ${category.replace(/^cat\.? ?/i, '')}`, 'RJ45']) };
};

export const patchCord: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.grey);
  const end = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-22, -4, 44, 40, 6, b.standing(colour))}${rect(-20, -52, 40, 50, 3, b.standing('#dfe8ee'), { opacity: 0.92 })}${times(8, (index) => rect(-15 + index * 4, -50, 2, 20, 0, '#c79a3a'))}</g>`;
  const coil = stacked(3, (index) =>
    tube(
      d`M${104 + index * 7} ${214 + index * 15}a96 46 0 1 0 ${192 - index * 14} 0a96 46 0 1 0 ${index * 14 - 192} 0z`,
      12,
      colour,
    ),
  );
  const category = f.word('category') ?? f.written(/CAT\.? ?(\d[AE]?)/i);
  return {
    body:
      shadow(200, 308, 130, b, 18) +
      tube('M118 196Q84 170 110 140M290 200q32-30 4-66', 12, colour) +
      coil +
      end(112, 112, 8) +
      end(292, 106, -12),
    labels: labels([
      measured(f, 'lengthMetres', 'm'),
      category === undefined ? 'RJ45' : `Cat ${category.replace(/^cat\.? ?/i, '')}`,
    ]),
  };
};

export const patchPanel: Drawing = (f, b) => {
  const colour = f.colour('#454e57');
  const body =
    shadow(200, 266, 168, b, 13) +
    box(24, 150, 326, 96, 26, colour, b) +
    [36, 338].map((x) => circle(x, 168, 5, '#e9edf0') + circle(x, 228, 5, '#e9edf0')).join('') +
    times(
      12,
      (index) =>
        rect(52 + index * 23.4, 182, 18, 32, 2, '#161b20') +
        rect(54 + index * 23.4, 186, 14, 5, 0, '#c79a3a') +
        rect(52 + index * 23.4, 168, 18, 8, 1, '#eef1f3'),
    ) +
    text(190, 238, 13, f.word('category') ?? '', lighter(colour, 0.7));
  return { body, labels: labels([measured(f, 'outputs', '×')]) };
};
