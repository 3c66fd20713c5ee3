import type { Drawing } from '../drawing.ts';
import type { Brush } from '../paint/brush.ts';
import { COLOURS, darker, lighter } from '../paint/colours.ts';
import { box, plate, shadow, tube } from '../paint/solids.ts';
import { circle, d, ellipse, group, line, path, rect, text, times, turned } from '../paint/svg.ts';
import type { Facts } from '../reading/facts.ts';
import { labels, light, measured, protection } from '../reading/labels.ts';

/** How light of this colour temperature looks: amber at 2700 K, bluish from 5000 K. */
export const glowColour = (f: Facts): string => {
  const kelvin = f.number('kelvin', 1800, 8000, 3000);
  if (kelvin < 3200) return '#ffd98a';
  return kelvin < 4500 ? '#fff1c9' : '#e3f1ff';
};

const thread = (y: number, width: number, b: Brush) =>
  rect(200 - width / 2, y, width, 54, 5, b.polished('#c3c9ce')) +
  times(4, (index) => line(d`M${200 - width / 2 - 1} ${y + 12 + index * 11}l${width + 2} -5`, '#7b858d', 3.4)) +
  path(d`M${200 - width / 2 + 6} ${y + 54}h${width - 12}l-8 14h${28 - width}z`, '#3a4148');

const reflector = (f: Facts, b: Brush) =>
  shadow(200, 320, 110, b, 15) +
  rect(178, 70, 14, 34, 4, b.polished('#c3c9ce')) +
  rect(210, 70, 14, 34, 4, b.polished('#c3c9ce')) +
  path('M162 100h76l10 56 46 78H106l46-78z', b.standing('#e3e7ea')) +
  times(5, (index) => line(d`M${150 + index * 25} 168l${-22 + index * 11} 60`, '#b1bac1', 2.4)) +
  ellipse(200, 240, 98, 40, '#cdd4d9') +
  ellipse(200, 241, 86, 33, b.ball(glowColour(f))) +
  ellipse(200, 250, 150, 76, b.glow(glowColour(f)), { opacity: 0.75 });

export const ledBulb: Drawing = (f, b) => {
  const holder = f.word('holder') ?? f.written(/\b(E27|E14|GU10|GU5[.,]3|G9|G13|G5)\b/) ?? 'E27';
  if (/^G1?3|^G5$/.test(holder)) return ledTube(f, b);
  if (holder.startsWith('GU')) return { body: reflector(f, b), labels: labels(light(f)) };
  const small = /^E14|^G9/.test(holder);
  const body =
    shadow(200, 338, 70, b, 10) +
    circle(200, 146, 150, b.glow(glowColour(f)), { opacity: 0.85 }) +
    group(
      small ? 'translate(40 36) scale(.8)' : 'translate(0 0)',
      path('M166 232q-6-34-34-58a88 88 0 1 1 136 0q-28 24-34 58z', b.ball('#fffaf0'), {
        opacity: 0.96,
        stroke: '#d8d2c2',
        'stroke-width': 1,
      }),
      path('M146 86q16-26 42-30q-30 20-38 58z', '#fff', { opacity: 0.9 }),
      path('M158 226h84l-8 40h-68z', b.standing('#eceff1')),
      thread(264, small ? 48 : 62, b),
    );
  return { body, labels: labels(light(f)) };
};

export const ledTube: Drawing = (f, b) => {
  const one = (y: number) =>
    rect(52, y, 296, 36, 3, b.lying('#fffaf0')) +
    [40, 334].map((x) => rect(x, y - 1, 28, 38, 4, b.polishedLying('#c3c9ce'))).join('') +
    [26, 362].map((x) => rect(x, y + 9, 14, 4, 1, '#b48a3c') + rect(x, y + 24, 14, 4, 1, '#b48a3c')).join('');
  const body =
    ellipse(200, 190, 190, 96, b.glow(glowColour(f)), { opacity: 0.7 }) +
    shadow(200, 306, 150, b, 12) +
    turned(-24, one(146), one(212));
  return { body, labels: labels(light(f)) };
};

export const ledDriver: Drawing = (f, b) => {
  const body =
    shadow(200, 282, 150, b, 14) +
    tube('M50 206C20 206 20 250 -10 250', 11, '#e9ecee') +
    tube('M340 196C370 196 376 160 410 150', 11, '#c9352f') +
    tube('M340 214C370 214 380 190 410 184', 11, '#33383d') +
    box(48, 156, 270, 92, 30, '#eceff1', b) +
    rect(70, 172, 226, 60, 4, '#fff', { stroke: '#cfd6dc', 'stroke-width': 1 }) +
    text(110, 210, 23, 'LED', '#35424e', { 'font-weight': 700 }) +
    line('M152 186h126M152 200h110M152 214h120', '#b3bdc5', 4);
  return { body, labels: labels([measured(f, 'watts', 'W'), measured(f, 'volts', 'V'), protection(f)]) };
};

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
