import type { Drawing } from '../drawing.ts';
import type { Brush } from '../paint/brush.ts';
import { COLOURS, darker } from '../paint/colours.ts';
import { box, drum, plate, screw, shadow } from '../paint/solids.ts';
import { circle, d, ellipse, line, rect, text, times } from '../paint/svg.ts';
import { current, labels, measured, rating } from '../reading/labels.ts';

const INK = '#e8edf1';

const terminals = (x: number, y: number, width: number, count: number, b: Brush) =>
  times(count, (index) => {
    const step = width / count;
    const cx = x + step * (index + 0.5);
    return rect(cx - step * 0.4, y - 17, step * 0.8, 34, 3, '#30373e') + screw(cx, y, Math.min(13, step * 0.3), b);
  });

export const contactor: Drawing = (f, b) => {
  const poles = f.count('poles', 2, 4, 3);
  const body =
    shadow(200, 328, 128, b, 15) +
    box(92, 84, 190, 236, 34, '#565f68', b) +
    terminals(98, 112, 178, poles, b) +
    terminals(98, 292, 178, poles, b) +
    plate(104, 140, 166, 124, 6, '#79838c', b) +
    plate(138, 162, 98, 80, 4, '#a9b2b9', b) +
    rect(172, 182, 30, 40, 3, b.lying('#3e464e')) +
    text(187, 158, 15, rating(f), INK, { 'font-weight': 700 }) +
    times(3, (index) => text(118 + index * 69, 258, 12, ['T1', 'T2', 'T3'][index] ?? '', INK));
  return { body, labels: labels([measured(f, 'kilowatts', 'kW') ?? current(f), measured(f, 'volts', 'V')]) };
};

export const relay: Drawing = (f, b) => {
  const pin = (x: number) => rect(x, 276, 14, 40, 2, b.polished('#c7ccd1'));
  const body =
    shadow(200, 328, 96, b, 13) +
    times(4, (index) => pin(136 + index * 28)) +
    box(118, 92, 134, 190, 40, '#c9d6dd', b) +
    rect(128, 102, 114, 170, 4, '#e9f1f5', { opacity: 0.55 }) +
    rect(140, 180, 50, 78, 4, b.lying('#b86a3a')) +
    times(6, (index) => line(d`M140 ${190 + index * 11}h50`, '#8a4a24', 1.4)) +
    rect(196, 132, 12, 126, 2, b.polished('#c9ced2')) +
    rect(150, 112, 66, 30, 3, '#f8fafb') +
    text(183, 134, 18, measured(f, 'volts', 'V') ?? '', '#35424e', { 'font-weight': 600 });
  return { body, labels: labels([measured(f, 'volts', 'V'), current(f)]) };
};

export const overloadRelay: Drawing = (f, b) => {
  const body =
    shadow(200, 316, 118, b, 14) +
    times(3, (index) => rect(130 + index * 50, 62, 22, 64, 2, b.polished('#c07a4a'))) +
    box(104, 112, 176, 186, 34, '#5b646d', b) +
    circle(150, 196, 30, b.ball('#e5e9ec')) +
    line('M150 196l14-16', '#33414e', 4) +
    rect(206, 168, 44, 26, 4, b.face('#c9352f')) +
    rect(206, 206, 44, 26, 4, b.face('#2b6cb8')) +
    terminals(110, 276, 164, 3, b);
  return { body, labels: labels([current(f)]) };
};

export const motorProtection: Drawing = (f, b) => {
  const range = f.written(/(\d+[.,]?\d*\s?-\s?\d+[.,]?\d*)\s?A/);
  const body =
    shadow(200, 328, 104, b, 14) +
    box(120, 78, 138, 242, 34, '#d6dbdf', b) +
    terminals(124, 104, 130, 3, b) +
    terminals(124, 296, 130, 3, b) +
    plate(128, 130, 122, 138, 6, '#4d565f', b) +
    circle(189, 182, 40, b.ball('#39414a')) +
    rect(180, 146, 18, 72, 6, b.standing('#1f9a5b')) +
    circle(164, 248, 12, b.ball('#e7ebee')) +
    line('M164 248l6-8', '#33414e', 2.6) +
    text(214, 253, 13, range ?? 'A', INK, { 'font-weight': 600 });
  return { body, labels: labels([range === undefined ? current(f) : `${range} A`]) };
};

export const pushButton: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.green);
  const body =
    shadow(200, 326, 90, b, 14) +
    rect(146, 216, 108, 96, 6, b.standing('#39424b')) +
    screw(172, 290, 11, b) +
    screw(228, 290, 11, b) +
    drum(200, 184, 96, 44, '#4b545d', b, 0.3) +
    drum(200, 160, 136, 30, '#aeb6bd', b, 0.34) +
    drum(200, 138, 102, 20, colour, b, 0.34) +
    ellipse(188, 132, 24, 6, '#fff', { opacity: 0.35 });
  return { body, labels: labels([measured(f, 'diameter', 'mm')]) };
};

export const frequencyConverter: Drawing = (f, b) => {
  const body =
    shadow(200, 332, 124, b, 15) +
    box(104, 66, 170, 262, 44, '#3f4850', b) +
    times(6, (index) => line(d`M${122 + index * 24} 78v20`, '#20262c', 6)) +
    plate(122, 118, 134, 112, 8, '#2c343c', b) +
    rect(136, 130, 106, 44, 3, '#9fc6d8') +
    text(189, 162, 28, '50.0', '#1b3340', { 'font-family': 'monospace', 'font-weight': 700 }) +
    times(4, (index) =>
      rect(136 + index * 28, 188, 22, 24, 4, ['#3c9450', '#8b959e', '#8b959e', '#c9352f'][index] ?? '#888'),
    ) +
    rect(122, 248, 134, 62, 4, darker('#3f4850', 0.25)) +
    text(189, 288, 22, 'M ~', '#cfd6dc', { 'font-weight': 600 });
  return { body, labels: labels([measured(f, 'kilowatts', 'kW'), measured(f, 'phases', '~')]) };
};
