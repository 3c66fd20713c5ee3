import type { Drawing } from '../drawing.ts';
import { darker } from '../paint/colours.ts';
import { drum, shadow, tube } from '../paint/solids.ts';
import { circle, d, line, path, rect, text, times, turned } from '../paint/svg.ts';
import { labels, measured, protection } from '../reading/labels.ts';

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
