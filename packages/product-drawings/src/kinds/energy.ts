import type { Drawing } from '../drawing.ts';
import { box, shadow, tube } from '../paint/solids.ts';
import { circle, d, ellipse, group, line, path, rect, stacked, text, times } from '../paint/svg.ts';
import { digits } from '../reading/facts.ts';
import { labels, measured, protection, size } from '../reading/labels.ts';

export const evCharger: Drawing = (f, b) => {
  const power = f.known('kilowatts');
  const body =
    shadow(196, 334, 100, b, 13) +
    tube('M250 236c70 10 60 92 10 92-60 0-100-6-118-60', 15, '#2c3238') +
    box(116, 60, 140, 220, 30, '#f0f2f4', b) +
    rect(128, 72, 116, 196, 16, b.face('#2c353d')) +
    path('M192 104l-26 44h18l-8 36 34-50h-20l10-30z', b.face('#48c78a')) +
    rect(150, 204, 72, 6, 3, '#48c78a') +
    text(186, 244, 20, power === undefined ? '' : `${digits(power)} kW`, '#dfe6eb', { 'font-weight': 600 }) +
    group('rotate(-20 142 268)', rect(112, 248, 62, 46, 12, b.lying('#3d464e')), ellipse(112, 271, 11, 22, '#59636c'));
  return { body, labels: labels([measured(f, 'kilowatts', 'kW'), protection(f), measured(f, 'lengthMetres', 'm')]) };
};

export const evCable: Drawing = (f, b) => {
  const plug = (x: number, turn: number) =>
    `<g transform="translate(${x} 150) rotate(${turn})">${path('M-20 60q-14-20-12-60 0-40 32-40h24v74q-4 22-18 30z', b.standing('#3d464e'))}${ellipse(14, -6, 18, 36, '#20262c')}${times(5, (index) => circle(10 + (index % 2) * 9, -28 + index * 11, 3.6, '#aab4bc'))}</g>`;
  const coil = stacked(3, (index) =>
    tube(d`M${96 + index * 5} ${226 + index * 16}a104 42 0 1 0 208 0a104 42 0 1 0 -208 0z`, 17, '#e8813a'),
  );
  return {
    body:
      shadow(200, 312, 140, b, 18) +
      coil +
      tube('M110 210Q70 200 96 196M300 224q38-2 14-34', 17, '#e8813a') +
      plug(110, -14) +
      plug(292, 8),
    labels: labels([measured(f, 'lengthMetres', 'm'), measured(f, 'kilowatts', 'kW')]),
  };
};

export const solarPanel: Drawing = (f, b) => {
  const columns = times(7, (at) => line(d`M${108 + (at * 214) / 6} 66L${42 + (at * 306) / 6} 312`, '#7d93b4', 1.6));
  // Rows grow towards the viewer.
  const rows = times(8, (at) => {
    const y = 66 + at * 26 + at * at * 1.3;
    const lean = (y - 66) / 246;
    return line(d`M${108 - lean * 66} ${y}H${322 + lean * 26}`, '#7d93b4', 1.6);
  });
  const body =
    shadow(196, 324, 160, b, 14) +
    path('M100 58h230l30 262H30z', b.face('#c5ccd2')) +
    path('M108 66h214l26 246H42z', b.face('#1d3a68')) +
    columns +
    rows +
    path('M108 66h110L96 312H42z', '#fff', { opacity: 0.1 }) +
    path('M30 320h330v8H30z', '#8d979f');
  return { body, labels: labels([measured(f, 'watts', 'Wp'), size(f)]) };
};
