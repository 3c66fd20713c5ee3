import type { Art, Drawing } from '../drawing.ts';
import type { Brush } from '../paint/brush.ts';
import { COLOURS, darker, lighter, MATERIALS } from '../paint/colours.ts';
import { hexagon, pipeEnd, shadow, tube } from '../paint/solids.ts';
import { circle, d, ellipse, group, line, path, rect, stacked, turned } from '../paint/svg.ts';
import type { Facts } from '../reading/facts.ts';
import { bore, labels, measured } from '../reading/labels.ts';

/** Pipes in a bundle for lengths, a ring for soft ones from the coil. */
const pipes = (f: Facts, b: Brush, colour: string, hole = 0.82): Art => {
  const width = 34 + f.number('diameter', 8, 110, 28) * 0.42;
  const isCoil = /coil|ring|rulle|soft|bundle/.test(f.traits) || f.salesUnit === 'ROL';
  const art = isCoil
    ? stacked(5, (index) =>
        tube(
          d`M${80 + index * 5} ${154 + index * 20}a120 58 0 1 0 ${240 - index * 10} 0a120 58 0 1 0 ${index * 10 - 240} 0z`,
          21,
          colour,
        ),
      ) + tube('M312 230q50-14 60-70', 20, colour)
    : turned(
        -16,
        [-1, 0, 1].map((at) => pipeEnd(-50, 200 + at * (width + 3), 358 + at * 14, width, colour, b, hole)).join(''),
      );
  return { body: shadow(200, 316, 150, b, 16) + art, labels: labels(bore(f)) };
};

export const metalPipe: Drawing = (f, b) => {
  const art = pipes(f, b, f.material(MATERIALS.copper));
  const thick = /(\d+(?:,\d+)?)\s*[X×x]\s*(\d(?:[.,]\d+)?)/.exec(
    f.written(/(\d{1,3}(?:[.,]\d+)?\s*[X×x]\s*\d(?:[.,]\d+)?)/) ?? '',
  );
  return { body: art.body, labels: thick === null ? art.labels : [`${thick[1]}×${thick[2]} mm`] };
};

export const plasticPipe: Drawing = (f, b) => {
  const layered = /multi|alu|composite|mlcp/.test(f.traits);
  const art = pipes({ ...f, traits: `${f.traits} coil` }, b, f.colour(COLOURS.white));
  return {
    body: art.body + pipeStub(b, f.colour(COLOURS.white), layered ? '#aab4bc' : '#d8dde1'),
    labels: art.labels,
  };
};

const pipeStub = (b: Brush, colour: string, layer: string) =>
  group(
    'translate(248 44)',
    pipeEnd(-46, 50, 100, 60, colour, b, 0.9),
    ellipse(54, 50, 9.4, 26, layer),
    ellipse(54, 50, 8, 22, lighter(colour, 0.3)),
    ellipse(54, 50, 6.4, 18, '#3a434b'),
  );

export const drainPipe: Drawing = (f, b) => {
  const colour = f.colour('#8d979f');
  const body =
    shadow(200, 308, 160, b, 15) +
    turned(
      -18,
      rect(-60, 152, 320, 96, 0, b.lying(colour)),
      path('M252 152q14-18 28-20h64v136h-64q-14-2-28-20z', b.lying(lighter(colour, 0.04))),
      rect(300, 124, 26, 152, 9, b.lying(lighter(colour, 0.1))),
      ellipse(346, 200, 24, 68, lighter(colour, 0.35)),
      ellipse(347, 200, 20, 58, '#2b323a'),
      ellipse(344, 200, 19, 53, darker(colour, 0.5)),
      line('M-40 176h260', '#fff', 3, { opacity: 0.3 }),
    );
  return { body, labels: labels([...bore(f), measured(f, 'lengthMillimetres', 'mm')]) };
};

export const pipeInsulation: Drawing = (f, b) => {
  const thick = Math.min(30, Math.max(12, (f.known('insulationThickness') ?? 13) * 1.1));
  const one = (y: number, width: number) =>
    pipeEnd(-50, y, 360, width, '#4a5157', b, 1 - (thick * 2) / width) +
    line(d`M-40 ${y - width * 0.1}h340`, '#22282d', 2.4);
  return {
    body: shadow(200, 318, 160, b, 15) + turned(-15, one(134, 100), one(246, 100)),
    labels: labels([
      f.known('insulationThickness') === undefined ? undefined : `${measured(f, 'insulationThickness', 'mm')}`,
      ...bore(f).map((size) => `⌀ ${size}`),
    ]),
  };
};

export const gasCylinder: Drawing = (f, b) => {
  const colour = f.colour(/r290|propan/.test(f.traits) ? '#c9352f' : '#4a9a8c');
  const body =
    shadow(200, 334, 84, b, 12) +
    path('M150 88q0-34 50-34t50 34h-14q-2-20-36-20t-36 20z', b.polished('#b7bfc6')) +
    rect(188, 72, 24, 34, 4, b.polished(MATERIALS.brass)) +
    rect(176, 64, 48, 14, 5, b.lying('#33383d')) +
    path('M126 168q0-62 74-66 74 4 74 66v142q0 18-74 22-74-4-74-22z', b.standing(colour)) +
    path('M126 196q74 16 148 0v62q-74 16-148 0z', '#fff', { opacity: 0.9 }) +
    circle(200, 234, 17, 'none', { stroke: '#c9352f', 'stroke-width': 4, transform: 'rotate(45 200 234)' });
  return {
    body,
    labels: labels([f.word('refrigerant') ?? f.written(/\b(R\d{2,4}[A-Z]?)\b/i), measured(f, 'litres', 'l')]),
  };
};

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
