import { COLOURS } from '../data/colours.ts';
import type { Drawing } from '../drawing.ts';
import { darker, lighter } from '../paint/colour.ts';
import { box, plate, shadow, tube } from '../paint/solids.ts';
import { circle, d, ellipse, group, line, path, rect, times, turned } from '../paint/svg.ts';
import { labels, light, measured, protection } from '../reading/labels.ts';
import { glowColour } from './lamps.ts';

export const downlight: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.white);
  const body =
    shadow(206, 322, 120, b, 14) +
    tube('M92 96l-34 44M308 96l34 44', 8, '#9aa3ab') +
    path('M108 190l16-110q76-26 152 0l16 110z', b.standing('#79838c')) +
    times(6, (index) => line(d`M${134 + index * 26} 82v100`, '#4b545c', 4, { opacity: 0.6 })) +
    ellipse(200, 222, 140, 78, darker(colour, 0.3)) +
    ellipse(200, 216, 140, 78, b.face(colour)) +
    ellipse(200, 218, 96, 52, darker(colour, 0.35)) +
    ellipse(200, 222, 88, 45, b.ball(glowColour(f))) +
    ellipse(200, 232, 170, 100, b.glow(glowColour(f)), { opacity: 0.5 });
  return { body, labels: labels(light(f)) };
};

export const linearLuminaire: Drawing = (f, b) => {
  const colour = f.colour('#ccd2d7');
  const body =
    ellipse(206, 236, 180, 84, b.glow(glowColour(f)), { opacity: 0.8 }) +
    turned(
      -14,
      path('M20 150h340l20 16H40z', lighter(colour, 0.5)),
      rect(20, 164, 350, 34, 4, b.lying(colour)),
      path('M26 196h338q-2 50-26 54H52q-24-4-26-54z', b.lying('#fdf9ee'), { stroke: '#d5d0c2', 'stroke-width': 1 }),
      rect(16, 158, 22, 92, 9, b.standing(darker(colour, 0.15))),
      rect(352, 158, 22, 92, 9, b.standing(darker(colour, 0.15))),
      [110, 280].map((x) => rect(x, 186, 12, 34, 3, b.polished('#b9c1c7'))).join(''),
    );
  return { body: shadow(200, 318, 150, b, 12) + body, labels: labels(light(f)) };
};

export const ceilingLuminaire: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.white);
  const body =
    circle(200, 184, 176, b.glow(glowColour(f)), { opacity: 0.75 }) +
    circle(205, 192, 128, '#2c3a47', { opacity: 0.16 }) +
    circle(200, 184, 128, b.face(colour), { stroke: darker(colour, 0.25), 'stroke-width': 1 }) +
    circle(200, 184, 108, b.ball('#fffaf0'), { stroke: '#ded8c8', 'stroke-width': 1.4 }) +
    ellipse(168, 146, 46, 30, '#fff', { opacity: 0.75, transform: 'rotate(-36 168 146)' });
  return { body, labels: labels(light(f)) };
};

export const floodlight: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.anthracite);
  const cells = times(4, (row) =>
    times(6, (at) => rect(112 + at * 29, 122 + row * 29, 23, 23, 4, b.ball(glowColour(f)))),
  );
  const body =
    ellipse(200, 190, 190, 130, b.glow(glowColour(f)), { opacity: 0.55 }) +
    shadow(200, 326, 110, b, 13) +
    tube('M84 190v118h232V190', 15, darker(colour, 0.1)) +
    box(92, 100, 216, 150, 22, colour, b) +
    rect(102, 112, 192, 128, 6, darker(colour, 0.4)) +
    cells +
    path('M104 114h96l-70 124h-26z', '#fff', { opacity: 0.14 });
  return { body, labels: labels(light(f)) };
};

export const highBay: Drawing = (f, b) => {
  const body =
    ellipse(200, 276, 180, 70, b.glow(glowColour(f)), { opacity: 0.75 }) +
    path('M188 54a14 14 0 1 1 24 0', 'none', { stroke: '#6a747d', 'stroke-width': 8 }) +
    rect(170, 58, 60, 50, 8, b.standing('#4d565f')) +
    times(9, (index) => path(d`M${128 + index * 17} 106h9l${(index - 4) * 5} 92h-9z`, b.standing('#59636c'))) +
    path('M110 118q90-34 180 0l44 96H66z', b.standing('#3d464e'), { opacity: 0.86 }) +
    ellipse(200, 220, 136, 48, '#30383f') +
    ellipse(200, 224, 122, 40, b.ball(glowColour(f)));
  return { body: shadow(200, 322, 120, b, 13) + body, labels: labels(light(f)) };
};

export const streetLuminaire: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.anthracite);
  const body =
    ellipse(150, 226, 130, 70, b.glow(glowColour(f)), { opacity: 0.8 }) +
    tube('M326 344V170q0-40-42-40h-30', 20, '#9aa4ac', 'butt') +
    path('M60 176q10-56 118-62l96 2q16 2 16 18t-14 20z', b.lying(colour)) +
    path('M62 176l212-20-14 18q-86 22-186 14-12-2-12-12z', b.lying(lighter(glowColour(f), 0.2)), {
      stroke: darker(colour, 0.3),
      'stroke-width': 1,
    });
  return { body: shadow(316, 340, 54, b, 8) + body, labels: labels(light(f)) };
};

export const emergencyLuminaire: Drawing = (f, b) => {
  const man =
    circle(168, 150, 11, '#fff') +
    line('M160 176l22-8 16 16 16 2M172 172l-8 32-24 22M166 204l22 14-2 28M160 176l-16 18', '#fff', 11, {
      'stroke-linejoin': 'round',
    });
  const body =
    ellipse(200, 200, 190, 130, b.glow('#bff0cf'), { opacity: 0.5 }) +
    shadow(200, 300, 140, b, 13) +
    plate(62, 84, 276, 30, 6, '#eef1f3', b) +
    rect(68, 112, 264, 160, 6, b.face('#1c9a52'), { stroke: '#0f6a36', 'stroke-width': 1.4 }) +
    man +
    path('M226 138h60v116h-60z', '#fff') +
    path('M82 192l28-24v14h26v20h-26v14z', '#fff') +
    path('M70 114h120l-70 156H70z', '#fff', { opacity: 0.1 });
  return {
    body,
    labels: labels([
      protection(f) ?? measured(f, 'watts', 'W'),
      measured(f, 'watts', 'W') && protection(f) ? measured(f, 'watts', 'W') : undefined,
    ]),
  };
};

export const trackSpot: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.black);
  const body =
    ellipse(126, 286, 120, 60, b.glow(glowColour(f)), { opacity: 0.85 }) +
    rect(30, 62, 340, 26, 3, b.lying(lighter(colour, 0.1))) +
    rect(226, 86, 74, 26, 4, b.lying(colour)) +
    rect(256, 108, 14, 56, 3, b.standing(lighter(colour, 0.1))) +
    group(
      'rotate(34 262 180)',
      rect(214, 136, 96, 150, 12, b.standing(colour)),
      times(4, (index) => line(d`M220 ${150 + index * 11}h84`, darker(colour, 0.5), 4)),
      ellipse(262, 286, 48, 16, darker(colour, 0.4)),
      ellipse(262, 287, 40, 12, b.ball(glowColour(f))),
    );
  return { body: shadow(200, 326, 110, b, 10) + body, labels: labels(light(f)) };
};
