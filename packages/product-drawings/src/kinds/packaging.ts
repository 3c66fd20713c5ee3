import type { Drawing } from '../drawing.ts';
import { darker, lighter } from '../paint/colours.ts';
import { box, plate, screw, shadow, tube } from '../paint/solids.ts';
import { circle, d, ellipse, group, line, path, rect, stacked, times } from '../paint/svg.ts';
import { labels, measured } from '../reading/labels.ts';

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
