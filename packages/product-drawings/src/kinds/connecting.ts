import type { Drawing } from '../drawing.ts';
import { COLOURS, darker, lighter, MATERIALS } from '../paint/colours.ts';
import { pipeEnd, shadow } from '../paint/solids.ts';
import { circle, d, ellipse, line, path, rect, times, turned } from '../paint/svg.ts';
import { digits } from '../reading/facts.ts';
import { bore, current, labels, measured, protection } from '../reading/labels.ts';

export const cableLug: Drawing = (f, b) => {
  const metal = f.material(MATERIALS.copper);
  const hole = f.known('threadMetric');
  const body =
    shadow(200, 300, 150, b, 15) +
    turned(
      -18,
      path('M176 160C220 152 226 146 264 146a54 54 0 0 1 0 108C226 254 220 248 176 240z', b.polishedLying(metal), {
        stroke: darker(metal, 0.4),
        'stroke-width': 1,
      }),
      circle(270, 200, 28, darker(metal, 0.6)),
      circle(272, 202, 25, '#e6eaed'),
      rect(48, 162, 146, 76, 6, b.polishedLying(metal)),
      ellipse(48, 200, 15, 38, lighter(metal, 0.35)),
      ellipse(47, 200, 11, 30, darker(metal, 0.65)),
    );
  const area = f.known('area');
  return {
    body,
    labels: labels([
      area === undefined ? undefined : `${digits(area)} mm²`,
      hole === undefined ? undefined : `M${digits(hole)}`,
    ]),
  };
};

export const endSleeve: Drawing = (f, b) => {
  const area = f.known('area');
  // DIN 46228-4: the collar's colour says the cross-section.
  const collar = new Map([
    [0.5, '#f3f4f4'],
    [0.75, '#9aa3ab'],
    [1, '#c9352f'],
    [1.5, '#33383d'],
    [2.5, '#2b6cb8'],
    [4, '#9aa3ab'],
    [6, '#efc32f'],
    [10, '#c9352f'],
    [16, '#2b6cb8'],
  ]);
  const colour = f.colour(collar.get(area ?? 0) ?? '#2b6cb8');
  const one = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${pipeEnd(20, 0, 110, 26, '#c9ced3', b)}${path('M-52-32q60 4 78 18v28q-18 14-78 18z', b.lying(colour))}${ellipse(-52, 0, 11, 32, lighter(colour, 0.3))}${ellipse(-52, 0, 8, 25, darker(colour, 0.5))}</g>`;
  return {
    body: shadow(200, 312, 140, b, 16) + one(150, 130, -16) + one(200, 212, -6) + one(140, 276, -22),
    labels: labels([area === undefined ? undefined : `${digits(area)} mm²`, measured(f, 'lengthMillimetres', 'mm')]),
  };
};

export const cableGland: Drawing = (f, b) => {
  const brass = /brass|messing|mässing/.test(f.traits) || f.material('') === MATERIALS.brass;
  const colour = brass ? '#c3b68f' : f.colour('#8d969e');
  const thread = f.known('threadMetric');
  const ribs = (y: number, count: number) =>
    times(count, (index) => line(d`M158 ${y + index * 9}h84`, darker(colour, 0.45), 2));
  const body =
    shadow(200, 322, 100, b, 15) +
    rect(156, 236, 88, 78, 4, b.standing(colour)) +
    ribs(246, 8) +
    rect(130, 192, 140, 48, 5, b.polished(colour)) +
    line('M166 194v44M234 194v44', darker(colour, 0.4), 1.4) +
    rect(146, 178, 108, 16, 2, b.standing('#3a4046')) +
    path('M136 178l6-66q2-16 20-20h76q18 4 20 20l6 66z', b.polished(colour)) +
    line('M168 98l-4 78M234 98l4 78', darker(colour, 0.4), 1.4) +
    ellipse(200, 93, 40, 10, lighter(colour, 0.3)) +
    ellipse(200, 93, 27, 6.6, '#20262c');
  return { body, labels: labels([thread === undefined ? undefined : `M${digits(thread)}`, protection(f)]) };
};

export const pushTerminal: Drawing = (f, b) => {
  const ways = f.count(
    'poles',
    2,
    8,
    Math.round(f.known('gang') ?? (Number(f.written(/\b([2-8])\s?[xX×P]/) ?? 3) || 3)),
  );
  const width = Math.min(270, ways * 56);
  const x = 190 - width / 2;
  const body =
    shadow(200, 294, width * 0.66, b, 14) +
    path(d`M${x} 140l28 -24h${width}l-28 24z`, '#f5a05a') +
    path(d`M${x + width} 140l28 -24v116l-28 30z`, '#b85f17') +
    rect(x, 140, width, 122, 6, '#e6edf1', { stroke: '#a7b3bc', 'stroke-width': 1.4 }) +
    rect(x, 140, width, 46, 6, b.lying('#ec7b22')) +
    times(
      ways,
      (index) =>
        circle(x + (width / ways) * (index + 0.5), 224, Math.min(20, (width / ways) * 0.36), '#2b323a') +
        circle(x + (width / ways) * (index + 0.5) + 2, 227, 9, b.ball('#c9774a')),
    );
  const area = f.known('area');
  return { body, labels: labels([area === undefined ? '' : `${ways}×${digits(area)} mm²`, current(f)]) };
};

export const shrinkTubing: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.black);
  const one = (y: number, width: number) => pipeEnd(60, y, 250, width, colour, b, 0.86);
  return {
    body: shadow(200, 306, 150, b, 15) + turned(-10, one(126, 64), one(206, 44), one(266, 28)),
    labels: bore(f),
  };
};
