import type { Drawing } from '../drawing.ts';
import { darker, lighter, MATERIALS } from '../paint/colours.ts';
import { drum, pipeEnd, shadow, tube } from '../paint/solids.ts';
import { circle, d, ellipse, line, path, rect, times } from '../paint/svg.ts';
import type { Facts } from '../reading/facts.ts';
import { bore, labels, measured, plan, size } from '../reading/labels.ts';

const glaze = (f: Facts) => f.colour(MATERIALS.ceramic);

const EDGE = '#b9c3ca';

export const washBasin: Drawing = (f, b) => {
  const colour = glaze(f);
  const body =
    shadow(200, 320, 120, b, 13) +
    path('M146 250h108l-12 66q-42 14-84 0z', b.standing(colour)) +
    path('M46 148q0 112 154 122 154-10 154-122z', b.standing(colour)) +
    ellipse(200, 148, 156, 62, colour, { stroke: EDGE, 'stroke-width': 1.2 }) +
    ellipse(200, 158, 126, 44, b.face(darker(colour, 0.12))) +
    ellipse(200, 172, 104, 28, darker(colour, 0.06)) +
    ellipse(200, 178, 15, 6, b.polished(MATERIALS.chrome)) +
    ellipse(200, 104, 17, 6, darker(colour, 0.3)) +
    path('M62 174q10 60 70 78', 'none', { stroke: '#fff', 'stroke-width': 7, 'stroke-linecap': 'round', opacity: 0.9 });
  return { body, labels: labels([measured(f, 'width', 'mm') ?? size(f)]) };
};

export const kitchenSink: Drawing = (f, b) => {
  const metal = f.material(MATERIALS.stainless);
  const body =
    shadow(200, 308, 160, b, 14) +
    path('M84 112h262l34 150q2 14-12 14H32q-14 0-12-14z', b.face(metal), {
      stroke: darker(metal, 0.3),
      'stroke-width': 1.2,
    }) +
    path('M104 128h126l4 122H64q-10 0-8-10z', darker(metal, 0.34)) +
    path('M110 136h114l2 84H86z', b.face(darker(metal, 0.1))) +
    path('M86 220h140l8 30H66z', b.face(lighter(metal, 0.25))) +
    circle(156, 196, 15, b.ball('#79838c')) +
    times(6, (index) => line(d`M${256 + index * 15} 132l${6 + index * 4} 112`, darker(metal, 0.2), 3)) +
    ellipse(236, 122, 12, 4, '#59636c');
  return { body, labels: labels([plan(f) ?? size(f)]) };
};

export const toilet: Drawing = (f, b) => {
  const colour = glaze(f);
  const floor = /floor|gulv|boden|golv|staand/.test(f.traits);
  const body =
    shadow(216, floor ? 334 : 324, 110, b, 13) +
    (floor ? path('M146 240h140l-10 86q-60 14-120 0z', b.standing(colour)) : '') +
    rect(86, 96, 44, 190, 6, b.standing(darker(colour, 0.06))) +
    path('M118 168h210q-8 96-90 122-70 8-120-8z', b.standing(colour)) +
    ellipse(222, 166, 118, 42, colour, { stroke: EDGE, 'stroke-width': 1.2 }) +
    ellipse(226, 168, 88, 28, darker(colour, 0.2)) +
    ellipse(228, 176, 70, 18, '#cfe3ec') +
    path('M130 276q70 14 120-6', 'none', { stroke: '#fff', 'stroke-width': 6, opacity: 0.8 }) +
    path('M106 152q-8-76 26-92 22-6 30 20l8 58q-28 2-64 14z', b.standing(lighter(colour, 0.2)), {
      stroke: EDGE,
      'stroke-width': 1,
    });
  return { body, labels: labels([size(f)]) };
};

export const toiletSeat: Drawing = (f, b) => {
  const colour = glaze(f);
  const body =
    shadow(200, 322, 110, b, 14) +
    path('M110 150q-20-96 90-100 110 4 90 100z', b.face(darker(colour, 0.05)), { stroke: EDGE, 'stroke-width': 1.2 }) +
    path(
      'M200 138c84 0 118 44 112 92-6 56-60 84-112 84s-106-28-112-84c-6-48 28-92 112-92zm0 44c-46 0-66 22-64 48 2 34 32 50 64 50s62-16 64-50c2-26-18-48-64-48z',
      b.face(colour),
      { 'fill-rule': 'evenodd', stroke: EDGE, 'stroke-width': 1.2 },
    ) +
    rect(140, 132, 30, 16, 6, b.polished(MATERIALS.chrome)) +
    rect(230, 132, 30, 16, 6, b.polished(MATERIALS.chrome));
  return { body, labels: labels([size(f)]) };
};

export const cistern: Drawing = (f, b) => {
  const metal = f.colour('#e6e9ec');
  const body =
    rect(66, 106, 284, 196, 20, '#2c3a47', { opacity: 0.18 }) +
    rect(58, 94, 284, 196, 18, b.face(metal), { stroke: darker(metal, 0.3), 'stroke-width': 1 }) +
    circle(159, 194, 69, darker(metal, 0.2)) +
    circle(156, 190, 68, b.face(lighter(metal, 0.2)), { stroke: darker(metal, 0.2), 'stroke-width': 1 }) +
    circle(263, 194, 45, darker(metal, 0.2)) +
    circle(260, 190, 44, b.face(lighter(metal, 0.2)), { stroke: darker(metal, 0.2), 'stroke-width': 1 }) +
    line('M74 97h252', '#fff', 2);
  return { body, labels: labels([size(f)]) };
};

export const bathtub: Drawing = (f, b) => {
  const colour = glaze(f);
  const body =
    shadow(200, 312, 160, b, 14) +
    path('M36 170q2 104 52 130h226q48-26 50-130z', b.standing(colour), { stroke: EDGE, 'stroke-width': 1 }) +
    path('M24 168q0-44 80-48h196q80 4 80 48 0 18-24 20H48q-24-2-24-20z', b.face(colour), {
      stroke: EDGE,
      'stroke-width': 1.2,
    }) +
    path('M56 164q2-28 62-30h168q60 2 62 30 0 10-20 12H76q-20-2-20-12z', b.face(darker(colour, 0.16))) +
    path('M84 170q20-20 70-22h130q34 4 44 18l-12 8H92z', '#cfe6ef', { opacity: 0.85 }) +
    circle(316, 148, 8, b.ball(MATERIALS.chrome)) +
    path('M64 206q12 54 44 78', 'none', { stroke: '#fff', 'stroke-width': 7, 'stroke-linecap': 'round' });
  return { body, labels: labels([plan(f) ?? size(f)]) };
};

export const showerTray: Drawing = (f, b) => {
  const colour = glaze(f);
  const body =
    shadow(200, 298, 160, b, 15) +
    path('M112 118h248l-84 146H20z', colour, { stroke: EDGE, 'stroke-width': 1.2 }) +
    path('M20 264h256v22H20z', b.lying(darker(colour, 0.1))) +
    path('M276 264l84-146v22l-84 146z', darker(colour, 0.22)) +
    path('M124 132h210l-68 118H54z', b.face(darker(colour, 0.1))) +
    ellipse(196, 190, 34, 17, b.face(MATERIALS.chrome), { stroke: '#8d979f', 'stroke-width': 1 });
  return { body, labels: labels([plan(f) ?? size(f)]) };
};

export const floorDrain: Drawing = (f, b) => {
  const metal =
    f.material(MATERIALS.stainless) === MATERIALS.plastic ? MATERIALS.stainless : f.material(MATERIALS.stainless);
  const horizontal = /horizon|vandret|waagerecht/.test(`${f.word('outlet') ?? ''} ${f.traits}`);
  const slots = times(7, (index) =>
    rect(112 + index * 26, 122 + Math.abs(index - 3) * 4, 12, 52 - Math.abs(index - 3) * 8, 6, '#3a434b'),
  );
  const body =
    shadow(200, 332, 100, b, 13) +
    (horizontal ? pipeEnd(240, 250, 104, 66, '#4b545c', b, 0.8) : rect(168, 276, 64, 56, 3, b.standing('#4b545c'))) +
    path('M112 170l14 96q4 26 74 26t74-26l14-96z', b.standing('#59636c')) +
    path('M64 144l36-52h200l36 52-36 56H100z', b.face(metal), { stroke: darker(metal, 0.35), 'stroke-width': 1.2 }) +
    slots;
  return { body, labels: labels([...bore(f), measured(f, 'width', 'mm')]) };
};

export const showerChannel: Drawing = (f, b) => {
  const metal = f.material(MATERIALS.stainless);
  const body =
    shadow(200, 290, 160, b, 14) +
    drum(200, 222, 84, 60, '#59636c', b) +
    path('M30 196L72 130h300l-42 66z', b.face(metal), { stroke: darker(metal, 0.35), 'stroke-width': 1 }) +
    path('M30 196h300v32H30z', b.polishedLying(metal)) +
    path('M330 196l42-66v32l-42 66z', darker(metal, 0.35)) +
    path('M58 184l24-38h262l-24 38z', darker(metal, 0.5)) +
    path('M66 180l20-31h250l-20 31z', b.face(lighter(metal, 0.2)));
  return { body, labels: labels([measured(f, 'lengthMillimetres', 'mm') ?? measured(f, 'width', 'mm')]) };
};

export const siphon: Drawing = (f, b) => {
  const metal = /chrom|krom|brass|messing/.test(f.traits) ? MATERIALS.chrome : f.colour('#eef0f1');
  const bottle = /bottle|flaske|flask|beker/.test(f.traits);
  const trap = bottle
    ? drum(150, 176, 92, 110, metal, b, 0.2) +
      rect(100, 232, 100, 22, 5, b.polished(darker(metal, 0.05))) +
      tube('M196 196h150', 34, metal, 'butt')
    : tube('M130 140v100q0 62 54 62t54-62v-30q0-26 28-26h90', 40, metal, 'butt') +
      rect(104, 222, 52, 22, 5, b.polished(darker(metal, 0.05))) +
      rect(212, 222, 52, 22, 5, b.polished(darker(metal, 0.05)));
  const x = bottle ? 150 : 130;
  const body =
    shadow(190, 334, 110, b, 12) +
    rect(x - 18, 70, 36, 110, 3, b.polished(metal)) +
    trap +
    rect(x - 30, 104, 60, 26, 5, b.polished(darker(metal, 0.05))) +
    path(d`M${x - 48} 54h96l-22 22h-52z`, b.polished(MATERIALS.chrome)) +
    ellipse(352, bottle ? 196 : 184, 12, 38, b.polished(metal));
  return { body, labels: labels(bore(f)) };
};
