import { COLOURS } from '../data/colours.ts';
import type { Drawing } from '../drawing.ts';
import { darker, lighter } from '../paint/colour.ts';
import { box, drum, plate, screw, shadow, tube } from '../paint/solids.ts';
import { circle, d, ellipse, group, line, path, rect, stacked, text, times, turned } from '../paint/svg.ts';
import { labels, measured, protection } from '../reading/labels.ts';

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

export const screwdriver: Drawing = (f, b) => {
  const one = (y: number, colour: string) =>
    rect(200, y - 6, 158, 12, 2, b.polishedLying('#c3c9ce')) +
    path(d`M356 ${y - 6}l22 2v8l-22 2z`, '#7b858d') +
    path(d`M40 ${y - 26}q70 -12 118 2 20 8 46 10v28q-26 2 -46 10 -48 14 -118 2 -16 -26 0 -52z`, b.lying(colour)) +
    times(3, (index) => line(d`M66 ${y - 14 + index * 14}h92`, darker(colour, 0.45), 4.5)) +
    rect(196, y - 14, 14, 28, 3, b.lying('#33383d'));
  return {
    body: shadow(200, 312, 150, b, 14) + turned(-28, one(156, '#c9352f'), one(246, '#d8a92c')),
    labels: labels([measured(f, 'lengthMillimetres', 'mm')]),
  };
};

export const multimeter: Drawing = (f, b) => {
  const body =
    shadow(200, 336, 110, b, 12) +
    tube('M172 320c-10 40-110 20-116-60V120', 8, '#c9352f') +
    tube('M226 320c10 40 110 20 116-60V120', 8, '#33383d') +
    rect(50, 52, 13, 78, 5, b.standing('#c9352f')) +
    rect(335, 52, 13, 78, 5, b.standing('#33383d')) +
    rect(114, 52, 168, 276, 24, b.face('#e3a726'), { stroke: '#8e6812', 'stroke-width': 1.4 }) +
    rect(126, 64, 144, 252, 16, b.face('#3d464e')) +
    rect(138, 78, 120, 62, 5, '#b9cbb8') +
    text(198, 122, 35, '230.1', '#1f2b22', { 'font-family': 'monospace', 'font-weight': 600 }) +
    circle(198, 222, 52, b.ball('#59636c')) +
    circle(198, 222, 34, b.ball('#2f373e')) +
    line('M198 222l22-26', '#fff', 4) +
    times(3, (index) => circle(160 + index * 38, 298, 8, ['#c9352f', '#20262c', '#d8a92c'][index] ?? '#000'));
  return { body, labels: labels([protection(f), measured(f, 'volts', 'V')]) };
};

export const drill: Drawing = (f, b) => {
  const body =
    shadow(200, 330, 100, b, 13) +
    rect(40, 122, 46, 7, 2, b.polishedLying('#aab4bc')) +
    path('M82 104l42-14v72l-42-14z', b.lying('#454e57')) +
    path('M122 84h150q36 6 36 44t-36 42H122z', b.lying('#2f7f8f')) +
    rect(150, 100, 90, 10, 5, '#fff', { opacity: 0.4 }) +
    path('M222 166h66l18 96h-66z', b.standing('#33383d')) +
    path('M222 176l-20 14 6 22 20-4z', '#c9352f') +
    rect(214, 258, 112, 56, 9, b.face('#454e57')) +
    rect(226, 270, 60, 8, 4, '#7fd19a');
  return { body, labels: labels([measured(f, 'volts', 'V')]) };
};

export const battery: Drawing = (f, b) => {
  const cell = (x: number, y: number) =>
    drum(x, y - 12, 26, 14, '#c3c9ce', b, 0.3) +
    drum(x, y, 76, 60, '#c9914a', b, 0.26) +
    path(d`M${x - 38} ${y + 54}v130a38 10 0 0 0 76 0v-130a38 10 0 0 1 -76 0z`, b.standing('#33383d')) +
    text(x, y + 140, 34, '+', '#f3f4f4', { 'font-weight': 700 });
  return {
    body: shadow(200, 318, 110, b, 15) + cell(146, 106) + cell(250, 122),
    labels: labels([f.written(/\b(AAA?|C|D|9V|LR\d+|CR\d+)\b/), measured(f, 'volts', 'V')]),
  };
};

export const carton: Drawing = (_f, b) => {
  const body =
    shadow(200, 318, 140, b, 16) +
    path('M70 142l120-52 140 36-122 62z', '#e3c49a') +
    path('M70 142l138 46v132L76 262z', b.face('#c99f6a')) +
    path('M208 188l122-62-8 124-114 70z', b.face('#a97f4c')) +
    path('M122 162l124-54 28 7-122 57z', '#f1e2c7', { opacity: 0.8 }) +
    path('M122 162l30 10v44l-30-10z', '#e9d6b4', { opacity: 0.8 }) +
    path('M92 224l56 20v30l-56-20z', '#fff', { opacity: 0.85 }) +
    line('M98 236l36 13M98 246l44 16', '#6d7882', 2.4);
  return { body, labels: [] };
};

export const coil: Drawing = (f, b) => {
  const colour = f.colour('#8b97a1');
  const turns = stacked(6, (index) =>
    tube(
      d`M${78 + index * 4} ${156 + index * 16}a122 58 0 1 0 ${244 - index * 8} 0a122 58 0 1 0 ${index * 8 - 244} 0z`,
      17,
      colour,
    ),
  );
  return {
    body: shadow(200, 310, 150, b, 20) + turns,
    labels: labels([measured(f, 'diameter', 'mm'), measured(f, 'lengthMetres', 'm')]),
  };
};

export const bag: Drawing = (_f, b) => {
  const body =
    shadow(200, 324, 108, b, 15) +
    path('M108 92q92 10 184 0l14 220q-106 18-212 0z', b.face('#dbe6ec'), {
      stroke: '#a5b5bf',
      'stroke-width': 1.2,
      opacity: 0.95,
    }) +
    path('M102 66h196l-6 34q-92 10-184 0z', b.lying('#2f6f97')) +
    rect(186, 74, 28, 9, 4, '#e9edf0') +
    times(12, (index) => screw(136 + (index % 4) * 42 + ((index * 7) % 11), 206 + Math.floor(index / 4) * 38, 15, b)) +
    path('M122 112q28 4 40 2l-20 190q-20-2-34-4z', '#fff', { opacity: 0.45 });
  return { body, labels: [] };
};

export const roll: Drawing = (f, b) => {
  const colour = f.colour('#b9c3ca');
  const body =
    shadow(200, 316, 140, b, 16) +
    group(
      'rotate(-8 200 200)',
      path('M118 110h170a40 90 0 0 1 0 180H118z', b.lying(colour)),
      ellipse(118, 200, 40, 90, lighter(colour, 0.25)),
      times(3, (index) =>
        ellipse(118, 200, 34 - index * 7, 78 - index * 16, 'none', {
          stroke: darker(colour, 0.25),
          'stroke-width': 1.4,
        }),
      ),
      ellipse(118, 200, 12, 28, '#6d6250'),
      path('M118 290h196l14 22H132z', darker(colour, 0.08)),
    );
  return { body, labels: labels([measured(f, 'lengthMetres', 'm'), measured(f, 'width', 'mm')]) };
};

export const accessory: Drawing = (f, b) => {
  const colour = f.colour('#c3cbd1');
  const body =
    shadow(200, 314, 126, b, 15) +
    box(98, 132, 164, 164, 54, colour, b) +
    plate(112, 146, 136, 136, 8, lighter(colour, 0.2), b) +
    circle(180, 214, 34, b.ball(colour)) +
    screw(180, 214, 18, b);
  return { body, labels: [] };
};
