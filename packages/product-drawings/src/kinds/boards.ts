import type { Drawing } from '../drawing.ts';
import { darker, inkOn, lighter, MATERIALS } from '../paint/colours.ts';
import { measure } from '../paint/frame.ts';
import { box, plate, screw, shadow } from '../paint/solids.ts';
import { circle, d, line, path, rect, text, times } from '../paint/svg.ts';
import { digits } from '../reading/facts.ts';
import { current, labels, measured, protection, size } from '../reading/labels.ts';

export const distributionBoard: Drawing = (f, b) => {
  const rows = f.count('rows', 1, 4, 2);
  const modules = f.count('modules', 1, 400, 12 * rows);
  const colour = f.colour('#eceff1');
  const height = 90 + rows * 46;
  const y = 188 - height / 2;
  const row = (index: number) => {
    const top = y + 34 + index * ((height - 54) / rows);
    return (
      rect(98, top, 176, 34, 3, '#b8c1c8') +
      times(
        11,
        (at) =>
          rect(101 + at * 15.6, top + 4, 14, 26, 1.5, '#f2f4f5') +
          rect(105 + at * 15.6, top + 11, 6, 11, 1, at === 0 ? '#d9a92c' : '#46729f'),
      )
    );
  };
  const body =
    shadow(200, y + height + 12, 140, b, 14) +
    box(72, y, 228, height, 34, colour, b) +
    plate(84, y + 12, 204, height - 24, 8, lighter(colour, 0.3), b) +
    times(rows, row) +
    rect(280, y + height / 2 - 16, 6, 32, 3, darker(colour, 0.4));
  return {
    body,
    labels: labels([
      f.known('modules') === undefined && f.known('rows') === undefined ? undefined : `${modules} M`,
      protection(f),
    ]),
  };
};

export const enclosure: Drawing = (f, b) => {
  const width = f.number('width', 100, 1200, 300);
  const height = f.number('height', 100, 1600, 400);
  const scale = Math.min(210 / width, 250 / height);
  const [w, h] = [Math.max(90, width * scale), Math.max(90, height * scale)];
  const [x, y] = [182 - w / 2, 192 - h / 2];
  const colour = /stainless|steel|stål|rustfri/.test(f.traits) ? f.material('#c5ccd1') : f.colour('#c9cfd4');
  const body =
    shadow(200, y + h + 10, w * 0.66, b, 13) +
    box(x, y, w, h, 44, colour, b) +
    plate(x + 10, y + 10, w - 20, h - 20, 4, lighter(colour, 0.15), b) +
    circle(x + w - 26, y + h / 2, 9, b.ball('#6a747d')) +
    line(d`M${x + w - 30} ${y + h / 2}h8`, '#20262c', 2.6) +
    line(d`M${x + 10} ${y + 34}v24M${x + 10} ${y + h - 58}v24`, darker(colour, 0.5), 5);
  return { body, labels: labels([size(f), protection(f)]) };
};

export const dinRail: Drawing = (f, b) => {
  const slots = times(7, (index) => rect(70 + index * 42, 192, 22, 12, 6, '#6f7982'));
  const body =
    shadow(200, 262, 160, b, 12) +
    path('M32 158h320l18-12H50z', lighter(MATERIALS.galvanised, 0.55)) +
    rect(32, 158, 320, 16, 0, b.lying('#c3cad0')) +
    rect(32, 174, 320, 50, 0, b.lying('#a9b2b9')) +
    slots +
    rect(32, 224, 320, 16, 0, b.lying('#c3cad0')) +
    path('M352 158l18-12v80l-18 14z', darker(MATERIALS.galvanised, 0.35)) +
    measure(32, 352, 286);
  return {
    body,
    labels: labels([measured(f, 'lengthMillimetres', 'mm') ?? measured(f, 'lengthMetres', 'm')]),
  };
};

export const terminalBlock: Drawing = (f, b) => {
  const colour = f.colour('#a9b1b8');
  const one = (x: number, tone: string) =>
    path(d`M${x} 110l16 -26h36l14 20v44h14v98h-14v44l-14 20h-36l-16 -26z`, darker(tone, 0.28)) +
    path(d`M${x - 18} 118l16 -26h36l14 20v44h14v98h-14v44l-14 20h-36l-16 -26z`, b.face(tone), {
      stroke: darker(tone, 0.4),
      'stroke-width': 1,
    }) +
    screw(x + 14, 136, 13, b) +
    screw(x + 14, 274, 13, b);
  const area = f.known('area');
  const body =
    shadow(196, 330, 140, b, 14) +
    rect(50, 190, 300, 34, 2, b.lying('#bcc4ca')) +
    [86, 154, 222, 290].map((x, index) => one(x, index === 3 ? '#d8bd2c' : colour)).join('') +
    rect(290, 166, 20, 78, 0, '#3c9450', { opacity: 0.85 });
  return { body, labels: labels([area === undefined ? undefined : `${digits(area)} mm²`, current(f)]) };
};

export const busbar: Drawing = (f, b) => {
  const copper = f.material(MATERIALS.copper);
  const bar = (y: number) =>
    path(d`M40 ${y}l26 -18h296l-26 18z`, lighter(copper, 0.45)) +
    rect(40, y, 296, 34, 0, b.polishedLying(copper)) +
    path(d`M336 ${y}l26 -18v34l-26 18z`, darker(copper, 0.4)) +
    times(6, (index) => circle(74 + index * 46, y + 17, 8, '#4d2f1e'));
  return {
    body: shadow(200, 300, 160, b, 14) + [110, 176, 242].map(bar).join(''),
    labels: labels([current(f), size(f)]),
  };
};

export const phaseBusbar: Drawing = (f, b) => {
  const poles = f.count('poles', 1, 4, 3);
  const colours = ['#7b4a2b', '#33383d', '#9aa3ab', '#2b6cb8'];
  const pins = times(12, (index) => rect(56 + index * 24, 206, 11, 62, 1.5, b.polished('#c9774a')));
  const body =
    shadow(200, 284, 160, b, 13) +
    pins +
    path('M40 132l24-18h306l-24 18z', '#eef1f3') +
    rect(40, 132, 306, 82, 3, b.face('#dfe3e6'), { stroke: '#9aa4ac', 'stroke-width': 1 }) +
    path('M346 132l24-18v80l-24 20z', '#a8b1b8') +
    times(poles, (index) => rect(40, 146 + index * 15, 306, 7, 0, colours[index] ?? '#888'));
  const modules = f.known('modules');
  return {
    body,
    labels: labels([
      f.known('poles') === undefined ? undefined : `${poles}P`,
      modules === undefined ? undefined : `${digits(modules)} M`,
    ]),
  };
};

export const solarInverter: Drawing = (f, b) => {
  const colour = '#e3e7ea';
  const watts = f.known('watts');
  const power =
    watts === undefined
      ? measured(f, 'kilowatts', 'kW')
      : watts >= 1000
        ? `${digits(watts / 1000)} kW`
        : `${digits(watts)} W`;
  const body =
    shadow(196, 326, 136, b, 14) +
    times(4, (index) => rect(116 + index * 36, 288, 18, 32, 4, b.standing('#3a424a'))) +
    box(84, 76, 204, 220, 36, colour, b) +
    rect(84, 224, 204, 72, 0, b.face('#3d464e')) +
    rect(134, 110, 104, 54, 5, '#223039') +
    text(186, 146, 24, power ?? 'kW', '#8fe0b5', { 'font-family': 'monospace', 'font-weight': 700 }) +
    circle(186, 192, 7, '#4fbf74') +
    line('M150 260q9-18 18 0t18 0 18 0 18 0', inkOn('#3d464e'), 3);
  return { body, labels: labels([power, protection(f)]) };
};
