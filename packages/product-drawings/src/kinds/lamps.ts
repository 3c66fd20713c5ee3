import type { Drawing } from '../drawing.ts';
import type { Brush } from '../paint/brush.ts';
import { box, shadow, tube } from '../paint/solids.ts';
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
