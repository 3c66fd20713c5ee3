import { MATERIALS } from '../data/colours.ts';
import type { Drawing } from '../drawing.ts';
import type { Brush } from '../paint/brush.ts';
import { darker, lighter } from '../paint/colour.ts';
import { hexagon, shadow, tube } from '../paint/solids.ts';
import { ellipse, path, rect, turned } from '../paint/svg.ts';
import type { Facts } from '../reading/facts.ts';
import { bore, labels, measured } from '../reading/labels.ts';

const collar = (x: number, y: number, turn: number, metal: string, b: Brush) =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">${rect(-18, -48, 36, 96, 8, b.polishedLying(metal))}${rect(14, -42, 44, 84, 3, b.polishedLying(metal))}${ellipse(58, 0, 13, 42, lighter(metal, 0.35))}${ellipse(58, 0, 10, 33, darker(metal, 0.65))}${rect(-8, -48, 8, 96, 0, '#20262c', { opacity: 0.55 })}</g>`;

const fittingMetal = (f: Facts) => f.material(MATERIALS.copper);

export const elbow: Drawing = (f, b) => {
  const metal = fittingMetal(f);
  const body =
    shadow(190, 330, 110, b, 15) +
    tube('M140 290V210q0-70 70-70h80', 78, metal, 'butt') +
    collar(140, 262, 90, metal, b) +
    collar(280, 140, 0, metal, b);
  return { body, labels: labels([...bore(f), measured(f, 'angle', '°')]) };
};

export const coupling: Drawing = (f, b) => {
  // One class holds couplings and elbows; the angle or the wording tells them apart.
  if ((f.known('angle') ?? 0) >= 30 || /elbow|bend|vinkel|bøj|knie|winkel|bogen/.test(f.traits)) return elbow(f, b);
  const metal = fittingMetal(f);
  const body =
    shadow(200, 292, 140, b, 15) +
    turned(
      -14,
      rect(126, 160, 150, 80, 4, b.polishedLying(metal)),
      rect(58, 158, 50, 84, 6, b.polishedLying(metal)),
      rect(94, 152, 36, 96, 8, b.polishedLying(metal)),
      rect(112, 152, 8, 96, 0, '#20262c', { opacity: 0.55 }),
      collar(278, 200, 0, metal, b),
      hexagon(172, 154, 58, 92, metal, b),
    );
  return { body, labels: labels(bore(f)) };
};

export const tee: Drawing = (f, b) => {
  const metal = fittingMetal(f);
  const body =
    shadow(200, 336, 100, b, 13) +
    rect(162, 160, 78, 110, 0, b.polished(metal)) +
    rect(76, 102, 240, 80, 6, b.polishedLying(metal)) +
    rect(84, 94, 36, 96, 8, b.polishedLying(metal)) +
    rect(46, 100, 42, 84, 6, b.polishedLying(metal)) +
    collar(290, 142, 0, metal, b) +
    collar(201, 266, 90, metal, b);
  return { body, labels: labels(bore(f)) };
};

export const cap: Drawing = (f, b) => {
  const metal = fittingMetal(f);
  const body =
    shadow(200, 298, 110, b, 15) +
    turned(
      -18,
      path('M196 136h-56q-44 8-44 64t44 64h56z', b.polishedLying(metal)),
      rect(176, 124, 52, 152, 10, b.polishedLying(metal)),
      rect(222, 134, 70, 132, 3, b.polishedLying(metal)),
      ellipse(292, 200, 22, 66, lighter(metal, 0.35)),
      ellipse(293, 200, 17, 54, darker(metal, 0.65)),
    );
  return { body, labels: labels(bore(f)) };
};
