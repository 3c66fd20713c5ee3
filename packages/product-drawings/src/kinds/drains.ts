import { MATERIALS } from '../data/colours.ts';
import type { Drawing } from '../drawing.ts';
import { darker, lighter } from '../paint/colour.ts';
import { drum, pipeEnd, shadow, tube } from '../paint/solids.ts';
import { d, ellipse, path, rect, times } from '../paint/svg.ts';
import { bore, labels, measured } from '../reading/labels.ts';

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
