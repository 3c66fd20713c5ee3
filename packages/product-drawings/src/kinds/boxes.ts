import { COLOURS } from '../data/colours.ts';
import type { Drawing } from '../drawing.ts';
import type { Brush } from '../paint/brush.ts';
import { darker, inkOn, lighter } from '../paint/colour.ts';
import { plate, shadow } from '../paint/solids.ts';
import { circle, d, ellipse, line, path, rect, text } from '../paint/svg.ts';
import { labels, measured, protection } from '../reading/labels.ts';
import { inset, wallPlate } from './wiring.ts';

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
