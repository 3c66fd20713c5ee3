import type { Drawing } from '../drawing.ts';
import { COLOURS, darker, lighter } from '../paint/colours.ts';
import { box, plate, shadow } from '../paint/solids.ts';
import { circle, d, ellipse, line, path, rect, text, times } from '../paint/svg.ts';
import { labels, measured, protection } from '../reading/labels.ts';

export const motionDetector: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.white);
  const lens = times(6, (index) =>
    line(d`M${140 + index * 24} 206q${(2.5 - index) * -5} 44 ${(2.5 - index) * 9} 74`, '#b9c2c9', 1.6),
  );
  const body =
    shadow(200, 322, 92, b, 13) +
    path('M92 150h216v28q0 30-108 30T92 178z', b.standing(colour)) +
    ellipse(200, 150, 108, 36, lighter(colour, 0.35)) +
    ellipse(200, 150, 108, 36, 'none', { stroke: darker(colour, 0.18), 'stroke-width': 1.2 }) +
    path('M122 196a78 96 0 0 0 156 0q-28 12-78 12t-78-12z', b.ball('#eef2f4'), {
      stroke: '#bfc8cf',
      'stroke-width': 1,
    }) +
    lens +
    line('M126 226q74 34 148 0M140 254q60 28 120 0', '#b9c2c9', 1.6) +
    circle(200, 234, 4, '#d8433b');
  return { body, labels: labels([measured(f, 'angle', '°'), protection(f)]) };
};

export const smokeDetector: Drawing = (f, b) => {
  const heat = /heat|thermo|varme/.test(f.traits);
  const slots = times(9, (index) =>
    rect(104 + index * 22, 214 + Math.sin((index / 8) * Math.PI) * 16, 14, 16, 3, '#59636c'),
  );
  const body =
    shadow(200, 312, 126, b, 16) +
    path('M70 158v40q0 76 130 76t130-76v-40z', b.standing('#eef0f1')) +
    slots +
    ellipse(200, 158, 130, 50, '#fbfcfc', { stroke: '#c4ccd2', 'stroke-width': 1 }) +
    ellipse(200, 156, 84, 30, b.face('#eef0f1')) +
    ellipse(200, 154, 38, 13, b.ball('#dfe4e7')) +
    circle(262, 168, 5, '#e0473e') +
    circle(262, 168, 13, b.glow('#e0473e'));
  return { body, labels: labels([heat ? '°C' : undefined, measured(f, 'volts', 'V')]) };
};

export const doorBell: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.white);
  const body =
    shadow(194, 328, 80, b, 12) +
    box(122, 76, 132, 236, 26, colour, b) +
    times(5, (index) => line(d`M152 ${112 + index * 12}h72`, darker(colour, 0.35), 4)) +
    circle(188, 236, 40, b.face('#d3d9de')) +
    circle(188, 236, 31, b.ball('#f4f6f7'), { stroke: '#aab4bc', 'stroke-width': 1 }) +
    path('M176 248q4-4 4-14a8 9 0 0 1 16 0q0 10 4 14zM184 251h8', '#4b5862', { stroke: '#4b5862', 'stroke-width': 2 });
  return { body, labels: labels([measured(f, 'volts', 'V'), protection(f)]) };
};

export const roomThermostat: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.white);
  const body =
    rect(88, 82, 236, 236, 22, '#2c3a47', { opacity: 0.18 }) +
    plate(80, 70, 236, 236, 20, colour, b) +
    circle(198, 188, 84, darker(colour, 0.16)) +
    circle(198, 186, 80, b.face('#2a333b')) +
    path('M146 234a70 70 0 1 1 104 0', 'none', { stroke: '#e88a3a', 'stroke-width': 7, 'stroke-linecap': 'round' }) +
    text(198, 206, 50, '21°', '#f4f7f9', { 'font-weight': 300 }) +
    circle(268, 188, 7, '#fff');
  return {
    body,
    labels: labels([/wireless|trådløs|funk/.test(f.traits) ? 'Wireless' : measured(f, 'volts', 'V')]),
  };
};
