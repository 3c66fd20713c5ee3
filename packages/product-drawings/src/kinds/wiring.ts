import type { Drawing } from '../drawing.ts';
import type { Brush } from '../paint/brush.ts';
import { COLOURS, darker, inkOn, lighter } from '../paint/colours.ts';
import { plate, shadow } from '../paint/solids.ts';
import { circle, d, ellipse, line, path, rect, text, times } from '../paint/svg.ts';
import type { Facts } from '../reading/facts.ts';
import { current, labels, measured, protection } from '../reading/labels.ts';

/** The square plate on the wall, with its shadow thrown to the lower right. */
export const wallPlate = (x: number, y: number, width: number, height: number, colour: string, b: Brush) =>
  rect(x + 7, y + 10, width, height, 16, '#2c3a47', { opacity: 0.16 }) +
  rect(x + 3, y + 4, width, height, 14, '#2c3a47', { opacity: 0.2 }) +
  plate(x, y, width, height, 13, colour, b);

export const inset = (x: number, y: number, width: number, height: number, rx: number, colour: string) =>
  rect(x, y, width, height, rx, darker(colour, 0.2), { stroke: darker(colour, 0.35), 'stroke-width': 1 });

export const rockerSwitch: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.white);
  const rockers = /series|serie|kron|double|two.?gang/.test(f.traits) ? 2 : f.count('gang', 1, 3, 1);
  const width = 164 / rockers;
  const rocker = (index: number) => {
    const x = 118 + index * width;
    return (
      rect(x + 2, 110, width - 4, 80, 4, b.face(lighter(colour, 0.25))) +
      rect(x + 2, 190, width - 4, 80, 4, b.face(darker(colour, 0.07))) +
      line(d`M${x + 5} 190h${width - 10}`, darker(colour, 0.22), 1.2) +
      circle(x + width / 2, 128, 3, darker(colour, 0.25))
    );
  };
  const body = wallPlate(78, 70, 244, 240, colour, b) + inset(115, 107, 170, 166, 6, colour) + times(rockers, rocker);
  return { body, labels: labels([current(f), protection(f), measured(f, 'volts', 'V')]) };
};

type Face = (cx: number, cy: number, r: number, colour: string, b: Brush) => string;

const holes = (cx: number, cy: number, gap: number, r: number) =>
  circle(cx - gap, cy, r, '#1d2329') + circle(cx + gap, cy, r, '#1d2329');

const well: Face = (cx, cy, r, colour, b) =>
  circle(cx, cy, r, darker(colour, 0.3)) + circle(cx + 1, cy + 2, r - 3, b.face(darker(colour, 0.1)));

const schuko: Face = (cx, cy, r, colour, b) =>
  well(cx, cy, r, colour, b) +
  holes(cx, cy, r * 0.34, r * 0.1) +
  rect(cx - r * 0.12, cy - r, r * 0.24, r * 0.34, 2, b.polished('#c2c8cd')) +
  rect(cx - r * 0.12, cy + r * 0.66, r * 0.24, r * 0.34, 2, b.polished('#c2c8cd'));

const danish: Face = (cx, cy, r, colour, b) =>
  rect(cx - r * 0.9, cy - r * 0.9, r * 1.8, r * 1.8, r * 0.3, b.face(lighter(colour, 0.15)), {
    stroke: darker(colour, 0.25),
    'stroke-width': 1,
  }) +
  holes(cx, cy - r * 0.18, r * 0.36, r * 0.12) +
  path(d`M${cx - r * 0.2} ${cy + r * 0.24}h${r * 0.4}a${r * 0.2} ${r * 0.26} 0 0 1 ${-r * 0.4} 0z`, '#1d2329');

const earthPin: Face = (cx, cy, r, colour, b) =>
  well(cx, cy, r, colour, b) +
  holes(cx, cy + r * 0.1, r * 0.36, r * 0.11) +
  circle(cx, cy - r * 0.46, r * 0.12, b.ball('#c9ced3'));

const faceOf = (f: Facts): Face => {
  if (/danish|dansk|type k|dänische/.test(f.traits)) return danish;
  return /earthing pin|jordben|earth pin|type e/.test(f.traits) ? earthPin : schuko;
};

export const socketOutlet: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.white);
  const gang = f.count('gang', 1, 4, 1);
  const face = faceOf(f);
  const r = gang === 1 ? 82 : Math.min(66, 136 / gang);
  const width = gang === 1 ? 244 : Math.min(320, gang * r * 2.2 + 30);
  const height = gang === 1 ? 240 : r * 2 + 64;
  const x = 200 - width / 2;
  const step = width / gang;
  const body =
    wallPlate(x, 190 - height / 2, width, height, colour, b) +
    times(gang, (index) => face(x + step * (index + 0.5), 190, r, colour, b));
  return { body, labels: labels([current(f), protection(f)]) };
};

export const dimmer: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.white);
  const ticks = times(11, (index) => {
    const angle = ((150 + index * 24) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return line(
      d`M${200 + cos * 74} ${190 + sin * 74}l${cos * 8} ${sin * 8}`,
      darker(colour, 0.15 + index * 0.05),
      2.6,
    );
  });
  const body =
    wallPlate(78, 70, 244, 240, colour, b) +
    inset(115, 107, 170, 166, 6, colour) +
    rect(118, 110, 164, 160, 4, b.face(lighter(colour, 0.2))) +
    ticks +
    circle(203, 195, 56, '#2c3a47', { opacity: 0.25 }) +
    circle(200, 190, 55, b.ball(colour), { stroke: darker(colour, 0.3), 'stroke-width': 1 }) +
    circle(200, 190, 42, b.face(lighter(colour, 0.2))) +
    line('M200 190l20-28', darker(colour, 0.5), 4);
  return { body, labels: labels([measured(f, 'watts', 'W'), measured(f, 'volts', 'V')]) };
};

export const coverFrame: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.white);
  const gang = f.count('gang', 1, 5, Number(f.written(/\b([1-5])[- ]?(?:gang|fold|fag|x)\b/i) ?? 1));
  const unit = Math.min(190, 320 / gang);
  const width = unit * gang;
  const [x, y] = [200 - width / 2, 190 - unit / 2 - 10];
  const outline = d`M${x + 12} ${y}h${width - 24}q12 0 12 12v${unit - 4}q0 12 -12 12h${24 - width}q-12 0 -12 -12v${4 - unit}q0 -12 12 -12z`;
  const opening = Array.from({ length: gang }, (_, index) => {
    const ox = x + unit * index + unit * 0.16;
    return d`M${ox} ${y + 10 + unit * 0.16}v${unit * 0.68}h${unit * 0.68}v${-unit * 0.68}z`;
  }).join('');
  const body =
    path(outline + opening, '#2c3a47', { 'fill-rule': 'evenodd', transform: 'translate(6 9)', opacity: 0.22 }) +
    path(outline + opening, b.face(colour), {
      'fill-rule': 'evenodd',
      stroke: darker(colour, 0.32),
      'stroke-width': 1.2,
    }) +
    line(d`M${x + 14} ${y + 3}h${width - 28}`, '#fff', 1.6, { opacity: 0.8 });
  return { body, labels: labels([gang === 1 ? '' : `${gang}×`, measured(f, 'width', 'mm')]) };
};

export const installationBox: Drawing = (f, b) => {
  const square = /square|firkant|surface|påbygning/.test(f.traits);
  const colour = f.colour(square ? COLOURS.white : COLOURS.orange);
  if (square) {
    const body =
      wallPlate(84, 76, 232, 228, colour, b) +
      inset(104, 96, 192, 188, 8, colour) +
      rect(110, 102, 180, 176, 4, b.face(darker(colour, 0.32))) +
      screwPosts(b);
    return { body, labels: labels([measured(f, 'depth', 'mm'), protection(f)]) };
  }
  const body =
    shadow(200, 318, 116, b, 15) +
    path('M92 142l14 132q2 34 94 34t94-34l14-132z', b.standing(colour)) +
    ellipse(200, 142, 122, 52, lighter(colour, 0.35)) +
    ellipse(200, 143, 106, 43, darker(colour, 0.42)) +
    path('M96 150a106 40 0 0 0 208 0a106 58 0 0 1-208 0z', darker(colour, 0.2)) +
    circle(102, 138, 6, '#59636c') +
    circle(298, 138, 6, '#59636c') +
    ellipse(150, 238, 22, 26, darker(colour, 0.22)) +
    ellipse(250, 238, 22, 26, darker(colour, 0.3));
  return { body, labels: labels([measured(f, 'depth', 'mm') ?? measured(f, 'diameter', 'mm'), protection(f)]) };
};

const screwPosts = (b: Brush) =>
  [126, 274].map((x) => circle(x, 190, 9, b.ball('#8d979f')) + circle(x, 190, 3.4, '#2a3036')).join('');

export const junctionBox: Drawing = (f, b) => {
  const colour = f.colour('#c6ccd1');
  const nipple = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-24, -22, 48, 24, 4, b.standing(darker(colour, 0.12)))}${rect(-16, -34, 32, 16, 4, b.standing(darker(colour, 0.2)))}</g>`;
  const body =
    shadow(200, 332, 124, b, 14) +
    nipple(150, 92, 0) +
    nipple(250, 92, 0) +
    nipple(96, 200, -90) +
    nipple(304, 200, 90) +
    nipple(200, 304, 180) +
    plate(92, 90, 216, 216, 14, darker(colour, 0.08), b) +
    plate(106, 104, 188, 188, 10, lighter(colour, 0.22), b) +
    [
      [120, 118],
      [280, 118],
      [120, 278],
      [280, 278],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 8, b.ball('#9aa3ab')) + line(d`M${x - 4} ${y}h8`, '#4a545d', 2))
      .join('') +
    text(200, 206, 22, protection(f) ?? '', inkOn(colour), { 'font-weight': 600, opacity: 0.6 });
  return { body, labels: labels([protection(f), measured(f, 'width', 'mm')]) };
};
