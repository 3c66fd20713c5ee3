import type { Drawing } from '../drawing.ts';
import type { Brush } from '../paint/brush.ts';
import { COLOURS, darker, lighter, MATERIALS } from '../paint/colours.ts';
import { drum, hexagon, pipeEnd, shadow } from '../paint/solids.ts';
import { circle, d, ellipse, group, line, path, rect, text, times } from '../paint/svg.ts';
import type { Facts } from '../reading/facts.ts';
import { bore, labels, measured } from '../reading/labels.ts';

const metalOf = (f: Facts) => f.material(MATERIALS.brass);

/** A body with a hexagon and an open thread at both sides; the axis lies at y. */
const through = (y: number, metal: string, b: Brush) =>
  pipeEnd(258, y, 66, 84, metal, b, 0.72) +
  rect(72, y - 42, 70, 84, 8, b.polishedLying(metal)) +
  hexagon(64, y - 48, 46, 96, metal, b) +
  hexagon(276, y - 48, 46, 96, metal, b) +
  ellipse(324, y, 16, 42, lighter(metal, 0.3)) +
  ellipse(325, y, 12, 31, darker(metal, 0.65)) +
  path(d`M104 ${y - 38}q90 -34 180 0v76q-90 34 -180 0z`, b.polishedLying(metal));

export const ballValve: Drawing = (f, b) => {
  const metal = metalOf(f);
  const colour = f.colour(/gas/.test(f.traits) ? COLOURS.yellow : COLOURS.red);
  const body =
    shadow(200, 312, 130, b, 14) +
    through(236, metal, b) +
    rect(176, 152, 40, 46, 4, b.polished(metal)) +
    hexagon(168, 142, 56, 22, metal, b) +
    path('M160 124q0-14 16-14h44l120-26q18-2 18 14t-14 18l-116 22h-52q-16 0-16-14z', b.lying(colour), {
      stroke: darker(colour, 0.4),
      'stroke-width': 1,
    }) +
    line('M232 112l106-24', lighter(colour, 0.6), 4, { opacity: 0.7 }) +
    circle(190, 124, 8, b.ball('#c3c9ce'));
  return { body, labels: labels([...bore(f), measured(f, 'pressure', 'bar')]) };
};

export const checkValve: Drawing = (f, b) => {
  const metal = metalOf(f);
  const reducing = /reduc/.test(f.traits);
  const arrow = path('M150 236h70v-14l30 22-30 22v-14h-70z', darker(metal, 0.45), { opacity: 0.75 });
  const bonnet = reducing
    ? drum(196, 110, 70, 100, '#3f474f', b, 0.24) +
      circle(262, 148, 30, b.face('#eef1f3'), { stroke: '#59636c', 'stroke-width': 4 }) +
      line('M262 148l12-14', '#c9352f', 3)
    : hexagon(164, 160, 64, 40, metal, b);
  return {
    body: shadow(200, 318, 130, b, 14) + bonnet + through(244, metal, b) + arrow,
    labels: labels([...bore(f), measured(f, 'pressure', 'bar')]),
  };
};

export const strainer: Drawing = (f, b) => {
  const metal = metalOf(f);
  const body =
    shadow(200, 336, 110, b, 12) +
    group(
      'rotate(-32 210 220)',
      rect(176, 190, 72, 110, 8, b.polished(metal)),
      hexagon(168, 290, 88, 36, metal, b),
      line('M200 292v32M226 292v32', darker(metal, 0.5), 1.6),
    ) +
    through(166, metal, b) +
    path('M140 158h80v-14l30 22-30 22v-14h-80z', darker(metal, 0.45), { opacity: 0.75 });
  return { body, labels: labels(bore(f)) };
};

export const safetyValve: Drawing = (f, b) => {
  const metal = metalOf(f);
  const body =
    shadow(200, 336, 96, b, 13) +
    rect(168, 262, 64, 68, 4, b.polished(metal)) +
    times(5, (index) => line(d`M168 ${276 + index * 11}h64`, darker(metal, 0.4), 2)) +
    pipeEnd(214, 226, 70, 62, metal, b, 0.76) +
    path('M150 182q50-16 100 0v72q-50 22-100 0z', b.polished(metal)) +
    rect(152, 118, 96, 68, 5, b.polished(metal)) +
    path('M142 66q58-22 116 0l-10 58q-48 16-96 0z', b.standing(COLOURS.red)) +
    times(6, (index) => line(d`M${158 + index * 17} 66l${2 - index * 0.8} 56`, darker(COLOURS.red, 0.4), 3)) +
    ellipse(200, 64, 58, 13, lighter(COLOURS.red, 0.25));
  return { body, labels: labels([...bore(f), measured(f, 'pressure', 'bar')]) };
};

export const waterMeter: Drawing = (f, b) => {
  const metal = metalOf(f);
  const body =
    shadow(200, 320, 140, b, 14) +
    through(246, metal, b) +
    path('M106 170h188v58q-94 44-188 0z', b.standing('#3d6fa6')) +
    ellipse(200, 168, 96, 62, b.face('#3d6fa6')) +
    ellipse(200, 166, 82, 52, '#f6f8f9', { stroke: '#25476e', 'stroke-width': 2 }) +
    rect(146, 138, 108, 28, 3, '#20262c') +
    text(200, 160, 23, '00042 7', '#f3f4f4', { 'font-family': 'monospace' }) +
    circle(178, 190, 12, '#fff', { stroke: '#c9352f', 'stroke-width': 2 }) +
    line('M178 190l6-7', '#c9352f', 2) +
    text(226, 197, 17, 'm³', '#35424e', { 'font-weight': 600 });
  return { body, labels: labels(bore(f)) };
};

export const waterFilter: Drawing = (f, b) => {
  const body =
    shadow(200, 338, 80, b, 11) +
    through(110, MATERIALS.brass, b) +
    path('M132 146h136l-8 150q-6 34-60 34t-60-34z', b.standing('#bfe0ea'), { opacity: 0.9 }) +
    path('M156 156h88l-6 132q-4 18-38 18t-38-18z', '#eef3f5', { opacity: 0.9 }) +
    times(10, (index) => line(d`M160 ${170 + index * 12}h80`, '#a9b9c2', 1.6)) +
    rect(124, 132, 152, 26, 6, b.lying('#2f6f97'));
  return { body, labels: labels(bore(f)) };
};
