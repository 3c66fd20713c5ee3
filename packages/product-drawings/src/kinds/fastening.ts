import type { Drawing } from '../drawing.ts';
import type { Brush } from '../paint/brush.ts';
import { COLOURS, darker, lighter, MATERIALS } from '../paint/colours.ts';
import { hexagon, shadow } from '../paint/solids.ts';
import { circle, d, ellipse, group, line, path, rect, times } from '../paint/svg.ts';
import { digits } from '../reading/facts.ts';
import { bore, labels, measured, size } from '../reading/labels.ts';

export const cableTie: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.black);
  const strap = 'M318 108C190 60 70 120 78 210s150 112 206 52 14-126-34-146';
  const body =
    shadow(200, 318, 130, b, 14) +
    line(strap, darker(colour, 0.4), 19) +
    line(strap, lighter(colour, 0.12), 14) +
    line(strap, lighter(colour, 0.4), 7, { 'stroke-dasharray': '2 6', 'stroke-linecap': 'butt' }) +
    group(
      'rotate(24 318 108)',
      rect(294, 86, 50, 42, 7, b.lying(colour), { stroke: darker(colour, 0.5), 'stroke-width': 1 }),
      rect(308, 98, 22, 18, 2, darker(colour, 0.6)),
    );
  const wide = f.known('width');
  const long = f.known('lengthMillimetres') ?? f.known('lengthMetres');
  return {
    body,
    labels: labels([wide !== undefined && long !== undefined ? `${digits(wide)}×${digits(long)} mm` : size(f)]),
  };
};

export const cableClip: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.grey);
  const body =
    shadow(200, 312, 120, b, 15) +
    rect(34, 216, 332, 78, 0, b.lying('#6a747d')) +
    ellipse(366, 255, 11, 39, '#4b545c') +
    ellipse(34, 255, 11, 39, '#59636c') +
    path('M138 300v-78a58 58 0 0 1 116 0v78h-24v-76a34 34 0 0 0-68 0v76z', b.lying(colour), {
      stroke: darker(colour, 0.4),
      'stroke-width': 1,
    }) +
    rect(252, 246, 46, 54, 6, b.lying(colour)) +
    rect(266, 92, 12, 164, 3, b.polished('#b5bdc4')) +
    ellipse(272, 92, 19, 7, '#ccd3d8');
  return { body, labels: bore(f) };
};

const rollOf = (colour: string, b: Brush) =>
  shadow(200, 312, 128, b, 18) +
  path('M76 168v76a124 58 0 0 0 248 0v-76z', b.standing(colour)) +
  ellipse(200, 168, 124, 58, lighter(colour, 0.22)) +
  ellipse(200, 168, 96, 44, 'none', { stroke: darker(colour, 0.18), 'stroke-width': 2 }) +
  ellipse(200, 168, 72, 32, '#e4d6bd') +
  ellipse(200, 170, 64, 27, '#6d6250') +
  path('M140 180a64 27 0 0 0 120 0a64 40 0 0 1-120 0z', '#b7a88b');

export const tape: Drawing = (f, b) => ({
  body: rollOf(f.colour(COLOURS.black), b),
  labels: labels([measured(f, 'width', 'mm'), measured(f, 'lengthMetres', 'm')]),
});

export const screws: Drawing = (f, b) => {
  const metal = f.material('#c9b26a');
  const one = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    path('M-24 0h48l-15 18h-18z', b.polished(metal)) +
    ellipse(0, 0, 24, 8, lighter(metal, 0.4)) +
    path('M-5-1l5-4 5 4-5 4z', darker(metal, 0.6)) +
    path('M-9 16h18l-3 124-6 22-6-22z', b.polished(metal)) +
    times(11, (index) => line(d`M-11 ${40 + index * 10}l22 -6`, darker(metal, 0.35), 2.4)) +
    '</g>';
  const [diameter, length] = [f.known('diameter'), f.known('lengthMillimetres')];
  return {
    body: shadow(200, 312, 130, b, 16) + one(120, 110, 14) + one(206, 90, -6) + one(284, 118, -22),
    labels: labels([
      diameter !== undefined && length !== undefined
        ? `${digits(diameter)}×${digits(length)}`
        : measured(f, 'lengthMillimetres', 'mm'),
    ]),
  };
};

export const pipeClamp: Drawing = (f, b) => {
  const metal = f.material(MATERIALS.galvanised);
  const body =
    shadow(200, 330, 84, b, 12) +
    rect(190, 40, 20, 70, 2, b.polished(metal)) +
    times(6, (index) => line(d`M190 ${48 + index * 9}l20 -4`, darker(metal, 0.4), 1.6)) +
    hexagon(174, 94, 52, 26, metal, b) +
    rect(76, 190, 60, 40, 5, b.polishedLying(metal)) +
    rect(264, 190, 60, 40, 5, b.polishedLying(metal)) +
    circle(200, 212, 92, 'none', { stroke: darker(metal, 0.4), 'stroke-width': 22 }) +
    circle(199, 211, 92, 'none', { stroke: metal, 'stroke-width': 17 }) +
    circle(198, 209, 94, 'none', { stroke: lighter(metal, 0.55), 'stroke-width': 5, opacity: 0.8 }) +
    circle(200, 212, 76, 'none', { stroke: '#2f353b', 'stroke-width': 14 }) +
    rect(96, 166, 20, 88, 4, b.polished(metal)) +
    rect(284, 166, 20, 88, 4, b.polished(metal));
  const thread = f.known('threadMetric');
  return { body, labels: labels([...bore(f), thread === undefined ? undefined : `M${digits(thread)}`]) };
};

export const sealingRing: Drawing = (f, b) => {
  const colour = f.colour('#3b4248');
  const one = (cx: number, cy: number, r: number) =>
    ellipse(cx, cy, r, r * 0.52, 'none', { stroke: darker(colour, 0.5), 'stroke-width': 24 }) +
    ellipse(cx - 1, cy - 2, r, r * 0.52, 'none', { stroke: colour, 'stroke-width': 19 }) +
    ellipse(cx - 2, cy - 5, r, r * 0.52, 'none', { stroke: lighter(colour, 0.4), 'stroke-width': 5, opacity: 0.7 });
  return { body: shadow(200, 292, 140, b, 18) + one(176, 206, 110) + one(276, 136, 54), labels: bore(f) };
};
