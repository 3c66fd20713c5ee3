import type { Drawing } from '../drawing.ts';
import { COLOURS, darker } from '../paint/colours.ts';
import { box, screw, shadow, tube } from '../paint/solids.ts';
import { circle, ellipse, group, path, rect, text, times } from '../paint/svg.ts';
import { labels, measured, protection } from '../reading/labels.ts';

export const cableReel: Drawing = (f, b) => {
  const body =
    shadow(200, 328, 118, b, 14) +
    tube('M108 320l44-140M292 320l-44-140M108 320H292M152 180Q150 66 200 66t48 114', 13, '#4a535b') +
    circle(200, 206, 94, b.ball('#e8893a')) +
    circle(200, 206, 78, '#2b3137') +
    times(5, (index) => circle(200, 206, 72 - index * 7, 'none', { stroke: '#4a535b', 'stroke-width': 4 })) +
    circle(200, 206, 42, b.ball('#e8893a')) +
    circle(200, 206, 19, '#2b3137') +
    text(200, 213, 18, '230', '#f2f4f5', { 'font-weight': 700 });
  return {
    body,
    labels: labels([measured(f, 'lengthMetres', 'm'), f.known('cores') === undefined ? undefined : f.cable.label]),
  };
};

const ceeColour = (f: Parameters<Drawing>[0]) => {
  if (/230/.test(f.traits) || f.known('volts') === 230) return COLOURS.blue;
  return f.colour(COLOURS.red);
};

const ceeFace = (cx: number, cy: number, r: number, colour: string, pins: number, b: Parameters<Drawing>[1]) =>
  circle(cx, cy, r, b.face(darker(colour, 0.1)), { stroke: darker(colour, 0.5), 'stroke-width': 1 }) +
  circle(cx, cy, r * 0.8, darker(colour, 0.5)) +
  circle(cx, cy, r * 0.72, b.ball('#474f57')) +
  times(pins, (index) => {
    const angle = (Math.PI * 2 * index) / pins + Math.PI / 2;
    return circle(
      cx + Math.cos(angle) * r * 0.44,
      cy + Math.sin(angle) * r * 0.44,
      r * (index === 0 ? 0.12 : 0.095),
      b.ball('#d8b65e'),
    );
  });

export const ceePlug: Drawing = (f, b) => {
  const colour = ceeColour(f);
  const pins = f.count('poles', 3, 5, colour === COLOURS.blue ? 3 : 5);
  const body =
    shadow(206, 318, 130, b, 14) +
    group(
      'rotate(-18 200 200)',
      tube('M-20 200h90', 30, '#33383d', 'butt'),
      path('M58 176q60-34 120-34h50v116h-50q-60 0-120-34z', b.lying('#e9ecee')),
      rect(214, 128, 36, 144, 8, b.lying(darker(colour, 0.1))),
      ellipse(258, 200, 40, 74, darker(colour, 0.25)),
    ) +
    group('translate(72 4) rotate(-18 190 190) scale(.62 1)', ceeFace(292, 190, 74, colour, pins, b));
  return {
    body,
    labels: labels([measured(f, 'current', 'A'), f.known('poles') === undefined ? '' : `${pins}P`, protection(f)]),
  };
};

export const ceeSocket: Drawing = (f, b) => {
  const colour = ceeColour(f);
  const pins = f.count('poles', 3, 5, colour === COLOURS.blue ? 3 : 5);
  const body =
    shadow(196, 334, 100, b, 13) +
    box(118, 66, 150, 250, 28, '#e5e9ec', b) +
    [
      [132, 80],
      [254, 80],
      [132, 302],
      [254, 302],
    ]
      .map(([x = 0, y = 0]) => screw(x, y, 7, b))
      .join('') +
    rect(128, 104, 130, 70, 16, b.lying(colour), { stroke: darker(colour, 0.5), 'stroke-width': 1 }) +
    ceeFace(193, 214, 68, colour, pins, b);
  return {
    body,
    labels: labels([measured(f, 'current', 'A'), f.known('poles') === undefined ? '' : `${pins}P`, protection(f)]),
  };
};

export const plug: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.white);
  const body =
    shadow(200, 318, 120, b, 14) +
    group(
      'rotate(-20 200 200)',
      tube('M-30 200h110', 22, colour, 'butt'),
      path('M70 184q44-10 70-42h96v116h-96q-26-32-70-42z', b.lying(colour)),
      rect(232, 134, 26, 132, 8, b.lying(darker(colour, 0.08))),
      rect(256, 162, 84, 17, 8, b.polishedLying('#c3c9ce')),
      rect(256, 222, 84, 17, 8, b.polishedLying('#c3c9ce')),
    );
  return { body, labels: labels([measured(f, 'current', 'A'), protection(f)]) };
};
