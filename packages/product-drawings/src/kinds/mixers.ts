import type { Drawing } from '../drawing.ts';
import type { Brush } from '../paint/brush.ts';
import { darker, lighter, MATERIALS } from '../paint/colours.ts';
import { shadow, tube } from '../paint/solids.ts';
import { circle, d, ellipse, group, line, path, rect, times } from '../paint/svg.ts';
import type { Facts } from '../reading/facts.ts';
import { bore, labels, measured } from '../reading/labels.ts';

const finish = (f: Facts) => (/black|sort|schwarz|svart/.test(f.traits) ? '#3a4046' : MATERIALS.chrome);

const water = (data: string) => line(data, '#8cc4e0', 3, { opacity: 0.7, 'stroke-dasharray': '10 8' });

export const basinMixer: Drawing = (f, b) => {
  const metal = finish(f);
  const body =
    shadow(190, 332, 90, b, 12) +
    tube('M176 190q70-34 150-6v22', 34, metal, 'butt') +
    rect(309, 200, 34, 12, 4, b.polished(darker(metal, 0.2))) +
    water('M326 222v90') +
    path('M140 150h80l10 172h-100z', b.polished(metal)) +
    ellipse(180, 322, 58, 12, b.polished(metal)) +
    path('M138 150q42-30 84 0l-2 16q-40 18-80 0z', b.polished(metal)) +
    path('M170 134l-10-14 128-54q14-4 16 6t-8 14l-112 54z', b.polishedLying(metal));
  return { body, labels: labels(bore(f)) };
};

export const kitchenMixer: Drawing = (f, b) => {
  const metal = finish(f);
  const body =
    shadow(170, 338, 84, b, 11) +
    tube('M150 250V130q0-72 76-72t76 72v40', 24, metal, 'butt') +
    rect(286, 164, 32, 44, 6, b.polished(metal)) +
    water('M302 218v96') +
    rect(122, 236, 58, 92, 6, b.polished(metal)) +
    ellipse(151, 328, 42, 9, b.polished(metal)) +
    tube('M178 272h34l34-34', 15, metal);
  return { body, labels: labels(bore(f)) };
};

const bodyOfMixer = (metal: string, y: number, b: Brush) =>
  rect(74, y, 252, 46, 22, b.polishedLying(metal)) +
  rect(48, y - 8, 54, 62, 10, b.polishedLying(metal)) +
  rect(298, y - 8, 54, 62, 10, b.polishedLying(metal)) +
  times(5, (index) =>
    line(d`M${56 + index * 10} ${y - 6}v58M${306 + index * 10} ${y - 6}v58`, darker(metal, 0.35), 1.6),
  ) +
  circle(128, y + 22, 26, b.ball(metal)) +
  circle(272, y + 22, 26, b.ball(metal));

export const showerMixer: Drawing = (f, b) => {
  const metal = finish(f);
  const isBath = /bath|kar|wanne/.test(f.traits);
  const body =
    shadow(200, 334, 120, b, 12) +
    tube('M200 262q0 70 60 66t70-80V100', 9, lighter(metal, 0.1)) +
    (isBath ? tube('M200 210v60q0 16 -18 20', 30, metal, 'butt') : '') +
    bodyOfMixer(metal, 172, b) +
    tube('M332 112l-70-40', 16, metal) +
    path('M226 44l70 26-18 42-66-30z', b.polished(metal)) +
    ellipse(238, 92, 40, 13, darker(metal, 0.35), { transform: 'rotate(27 238 92)' });
  return { body, labels: labels([measured(f, 'width', 'mm'), ...bore(f)]) };
};

export const showerHead: Drawing = (f, b) => {
  const metal = finish(f);
  const drops = times(15, (index) => {
    const column = index % 5;
    const row = Math.floor(index / 5);
    return line(
      d`M${112 + column * 44 + (column - 2) * row * 7} ${222 + row * 32}l${(column - 2) * 3} 17`,
      '#8cc4e0',
      4,
      { opacity: 0.75 },
    );
  });
  const body =
    tube('M330 30v20q0 20-24 20h-106v40', 20, metal, 'butt') +
    path('M178 104h44l16 44h-76z', b.polished(metal)) +
    ellipse(200, 168, 132, 34, darker(metal, 0.3)) +
    ellipse(200, 156, 132, 34, b.polished(metal)) +
    ellipse(200, 172, 120, 27, '#59636c') +
    times(9, (index) => circle(112 + index * 22, 174 + Math.sin((index / 8) * Math.PI) * 12, 3.4, '#dfe5e9')) +
    drops;
  return { body: shadow(200, 330, 120, b, 8) + body, labels: labels([measured(f, 'diameter', 'mm')]) };
};

export const showerHose: Drawing = (f, b) => {
  const metal = f.material(MATERIALS.chrome);
  const data = 'M92 112q10 150 100 170t110-70-70-110-110 70 60 120 130-40';
  const body =
    shadow(200, 322, 130, b, 13) +
    tube(data, 19, metal) +
    line(data, darker(metal, 0.5), 19, { 'stroke-dasharray': '1.5 5', 'stroke-linecap': 'butt', opacity: 0.6 }) +
    path('M76 62h32l6 62H70z', b.polished(metal)) +
    group('translate(312 250) rotate(64)', path('M-18-50h36l6 62h-48z', b.polished(metal)));
  return { body, labels: labels([measured(f, 'lengthMillimetres', 'mm') ?? measured(f, 'lengthMetres', 'm')]) };
};
