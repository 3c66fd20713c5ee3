import type { Drawing } from '../drawing.ts';
import { COLOURS, darker, lighter, MATERIALS } from '../paint/colours.ts';
import { drum, hexagon, pipeEnd, shadow, tube } from '../paint/solids.ts';
import { circle, d, ellipse, group, line, path, rect, text, times } from '../paint/svg.ts';
import { bore, labels, measured } from '../reading/labels.ts';

export const radiatorValve: Drawing = (f, b) => {
  const nickel = '#c4c9cc';
  const body =
    shadow(200, 334, 110, b, 13) +
    tube('M170 326V250', 54, nickel, 'butt') +
    hexagon(136, 286, 68, 40, nickel, b) +
    path('M132 196h96v72q-48 22-96 0z', b.polished(nickel)) +
    pipeEnd(210, 222, 104, 56, nickel, b, 0.74) +
    rect(250, 186, 44, 72, 4, b.polishedLying(nickel)) +
    rect(152, 150, 56, 50, 4, b.polished(nickel)) +
    path('M136 84q44-14 88 0l6 62q-50 16-100 0z', b.standing('#3f474f')) +
    times(7, (index) => line(d`M${142 + index * 13} 90v56`, '#20262c', 2.6)) +
    ellipse(180, 84, 44, 11, '#79838c');
  return { body, labels: labels([...bore(f), f.written(/\b(M30)\b/) ?? undefined]) };
};

export const thermostatHead: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.white);
  const body =
    shadow(200, 300, 140, b, 15) +
    group(
      'rotate(-16 200 200)',
      rect(50, 160, 66, 80, 6, b.polishedLying('#c4c9cc')),
      times(5, (index) => line(d`M50 ${172 + index * 14}h66`, '#8d979f', 2)),
      rect(110, 150, 30, 100, 8, b.lying(darker(colour, 0.06))),
      path('M136 132h124q64 4 72 68-8 64-72 68H136q-10-68 0-136z', b.lying(colour), {
        stroke: darker(colour, 0.25),
        'stroke-width': 1,
      }),
      times(7, (index) =>
        rect(196, 140 + index * 18, 96 - Math.abs(index - 3) * 12, 8, 4, darker(colour, 0.2), { opacity: 0.7 }),
      ),
      rect(150, 136, 22, 128, 6, lighter(colour, 0.4)),
      text(161, 206, 22, '3', '#35424e', { 'font-weight': 700 }),
      text(161, 174, 14, '2', '#6d7882'),
      text(161, 238, 14, '4', '#6d7882'),
    );
  return { body, labels: labels([f.written(/\b(M\d\d(?: ?[x×] ?1[.,]5)?)\b/i) ?? f.word('inch')]) };
};

export const manifold: Drawing = (f, b) => {
  const metal = f.material(MATERIALS.stainless);
  const circuits = f.count(
    'outputs',
    2,
    12,
    Number(f.written(/\b(\d{1,2})[- ]?(?:circuit|kreds|loop|x|\b)/i) ?? 5) || 5,
  );
  const shown = Math.min(12, Math.max(2, circuits));
  const step = 250 / shown;
  const beam = (y: number, head: (x: number) => string) =>
    pipeEnd(46, y, 290, 46, metal, b, 0.7) + times(shown, (index) => head(72 + step * (index + 0.3)));
  const wide = Math.min(26, step * 0.6);
  const body =
    shadow(200, 330, 150, b, 12) +
    beam(
      132,
      (x) =>
        rect(x - wide * 0.4, 66, wide * 0.8, 46, 3, '#dfe8ee', { stroke: '#8d979f', 'stroke-width': 1 }) +
        rect(x - wide * 0.3, 90, wide * 0.6, 16, 1, COLOURS.red) +
        rect(x - wide / 2, 154, wide, 28, 3, b.polished(MATERIALS.brass)),
    ) +
    beam(
      246,
      (x) =>
        drum(x, 196, wide * 1.1, 30, '#3f6fa8', b, 0.3) +
        rect(x - wide / 2, 268, wide, 38, 3, b.polished(MATERIALS.brass)),
    );
  return { body, labels: labels([f.known('outputs') === undefined ? '' : `${circuits}×`, ...bore(f)]) };
};

export const circulationPump: Drawing = (f, b) => {
  const body =
    shadow(200, 326, 120, b, 14) +
    rect(40, 212, 320, 62, 6, b.lying('#59636c')) +
    rect(34, 194, 34, 98, 5, b.polishedLying('#4b545c')) +
    rect(332, 194, 34, 98, 5, b.polishedLying('#4b545c')) +
    circle(200, 222, 92, b.ball('#5d6770')) +
    circle(200, 206, 84, b.ball('#a8322b')) +
    circle(200, 196, 72, b.ball('#c23b33')) +
    rect(146, 148, 108, 92, 12, b.face('#2c353d')) +
    rect(158, 160, 84, 34, 4, '#94d2ae') +
    text(200, 186, 22, measured(f, 'watts', 'W') ?? '', '#1d3327', { 'font-weight': 600 }) +
    circle(182, 217, 10, b.ball('#c3cbd1')) +
    circle(218, 217, 10, b.ball('#c3cbd1'));
  return { body, labels: labels([...bore(f), measured(f, 'lengthMillimetres', 'mm')]) };
};

export const expansionVessel: Drawing = (f, b) => {
  const colour = f.colour(/sanitary|drinking|brugsvand/.test(f.traits) ? COLOURS.blue : COLOURS.red);
  const body =
    shadow(200, 336, 96, b, 12) +
    tube('M146 298l-20 34M254 298l20 34M200 306v28', 11, '#59636c') +
    rect(186, 42, 28, 40, 4, b.polished(MATERIALS.brass)) +
    path('M94 168q0-96 106-96t106 96v52q0 94-106 94T94 220z', b.standing(colour)) +
    path('M90 186h220v16H90z', b.standing(darker(colour, 0.18))) +
    path('M120 150q10-52 62-62', 'none', {
      stroke: '#fff',
      'stroke-width': 9,
      opacity: 0.5,
      'stroke-linecap': 'round',
    }) +
    rect(158, 218, 84, 48, 4, '#fff', { opacity: 0.92 }) +
    text(200, 250, 23, measured(f, 'litres', 'l') ?? 'l', '#35424e', { 'font-weight': 700 });
  return { body, labels: labels([measured(f, 'litres', 'l'), measured(f, 'pressure', 'bar')]) };
};
