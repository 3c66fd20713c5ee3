import { COLOURS } from '../data/colours.ts';
import type { Drawing } from '../drawing.ts';
import { darker, lighter } from '../paint/colour.ts';
import { box, plate, screw, shadow, tube } from '../paint/solids.ts';
import { circle, d, ellipse, group, line, path, rect, stacked, text, times } from '../paint/svg.ts';
import { digits } from '../reading/facts.ts';
import { labels, measured, protection, size } from '../reading/labels.ts';

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

export const heatingMat: Drawing = (f, b) => {
  const body =
    shadow(200, 318, 160, b, 12) +
    path('M60 110L280 70l80 180-230 52z', '#f4f6f7', { stroke: '#c9d1d7', 'stroke-width': 1 }) +
    times(7, (index) => line(d`M${90 + index * 32} ${106 - index * 6}l72 184`, '#d9e0e5', 1.4)) +
    tube(
      'M92 126l176-34q14 0 16 12t-10 16l-160 34q-14 4-8 16t20 10l168-34q14-2 18 12t-8 16l-160 36q-12 4-8 16t18 8l160-36',
      7,
      '#c9413a',
    ) +
    tube('M62 114L16 60', 9, '#33383d') +
    ellipse(66, 266, 40, 40, b.face('#eceff1'), { stroke: '#b7c1c8', 'stroke-width': 1 }) +
    ellipse(66, 266, 15, 15, '#8e99a2');
  return { body, labels: labels([measured(f, 'watts', 'W'), size(f)]) };
};

export const heatingCable: Drawing = (f, b) => {
  const coil = stacked(5, (index) =>
    tube(
      d`M${80 + index * 5} ${164 + index * 16}a120 60 0 1 0 ${240 - index * 10} 0a120 60 0 1 0 ${index * 10 - 240} 0z`,
      11,
      '#b8332d',
    ),
  );
  return {
    body:
      shadow(200, 308, 150, b, 20) +
      coil +
      tube('M310 200q60-6 50-90', 10, '#33383d') +
      rect(346, 92, 26, 40, 5, b.standing('#33383d')),
    labels: labels([measured(f, 'watts', 'W'), measured(f, 'lengthMetres', 'm')]),
  };
};

export const panelHeater: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.white);
  const body =
    shadow(200, 306, 160, b, 13) +
    rect(96, 276, 20, 26, 3, b.standing('#8e99a2')) +
    rect(270, 276, 20, 26, 3, b.standing('#8e99a2')) +
    box(42, 112, 300, 166, 20, colour, b) +
    times(14, (index) => rect(58 + index * 19, 122, 12, 8, 2, darker(colour, 0.4))) +
    plate(50, 138, 284, 132, 4, lighter(colour, 0.2), b) +
    rect(296, 116, 40, 18, 3, '#2c353d') +
    text(316, 130, 13, '21°', '#8fe0b5');
  return { body, labels: labels([measured(f, 'watts', 'W'), protection(f) ?? size(f)]) };
};

export const fan: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.white);
  const blades = times(7, (index) =>
    group(d`rotate(${index * 51.43} 196 186)`, path('M196 186q14-44-14-80 46 2 44 48-2 22-30 32z', b.face('#aab4bc'))),
  );
  const body =
    rect(86, 82, 236, 236, 24, '#2c3a47', { opacity: 0.18 }) +
    plate(78, 68, 236, 236, 22, colour, b) +
    circle(196, 186, 96, darker(colour, 0.3)) +
    circle(196, 187, 92, '#4b555e') +
    blades +
    circle(196, 186, 24, b.ball(colour)) +
    times(4, (index) =>
      circle(196, 186, 42 + index * 16, 'none', { stroke: colour, 'stroke-width': 2.4, opacity: 0.9 }),
    );
  return {
    body,
    labels: labels([
      measured(f, 'diameter', 'mm') ?? (f.known('watts') === undefined ? undefined : measured(f, 'watts', 'W')),
      protection(f),
    ]),
  };
};

const ceeColour = (f: Parameters<Drawing>[0]) => {
  if (/230/.test(f.traits) || f.known('volts') === 230) return COLOURS.blue;
  return f.colour(COLOURS.red);
};

const ceeFace = (cx: number, cy: number, r: number, colour: string, pins: number, b: Parameters<Drawing>[1]) =>
  circle(cx, cy, r, b.face(darker(colour, 0.1)), { stroke: darker(colour, 0.5), 'stroke-width': 1 }) +
  circle(cx, cy, r * 0.8, darker(colour, 0.5)) +
  circle(cx, cy, r * 0.72, b.ball('#474f57')) +
  times(pins, (index) => {
    const angle = (Math.PI * 2 * index) / pins + Math.PI / 2;
    return circle(
      cx + Math.cos(angle) * r * 0.44,
      cy + Math.sin(angle) * r * 0.44,
      r * (index === 0 ? 0.12 : 0.095),
      b.ball('#d8b65e'),
    );
  });

export const ceePlug: Drawing = (f, b) => {
  const colour = ceeColour(f);
  const pins = f.count('poles', 3, 5, colour === COLOURS.blue ? 3 : 5);
  const body =
    shadow(206, 318, 130, b, 14) +
    group(
      'rotate(-18 200 200)',
      tube('M-20 200h90', 30, '#33383d', 'butt'),
      path('M58 176q60-34 120-34h50v116h-50q-60 0-120-34z', b.lying('#e9ecee')),
      rect(214, 128, 36, 144, 8, b.lying(darker(colour, 0.1))),
      ellipse(258, 200, 40, 74, darker(colour, 0.25)),
    ) +
    group('translate(72 4) rotate(-18 190 190) scale(.62 1)', ceeFace(292, 190, 74, colour, pins, b));
  return {
    body,
    labels: labels([measured(f, 'current', 'A'), f.known('poles') === undefined ? '' : `${pins}P`, protection(f)]),
  };
};

export const ceeSocket: Drawing = (f, b) => {
  const colour = ceeColour(f);
  const pins = f.count('poles', 3, 5, colour === COLOURS.blue ? 3 : 5);
  const body =
    shadow(196, 334, 100, b, 13) +
    box(118, 66, 150, 250, 28, '#e5e9ec', b) +
    [
      [132, 80],
      [254, 80],
      [132, 302],
      [254, 302],
    ]
      .map(([x = 0, y = 0]) => screw(x, y, 7, b))
      .join('') +
    rect(128, 104, 130, 70, 16, b.lying(colour), { stroke: darker(colour, 0.5), 'stroke-width': 1 }) +
    ceeFace(193, 214, 68, colour, pins, b);
  return {
    body,
    labels: labels([measured(f, 'current', 'A'), f.known('poles') === undefined ? '' : `${pins}P`, protection(f)]),
  };
};

export const plug: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.white);
  const body =
    shadow(200, 318, 120, b, 14) +
    group(
      'rotate(-20 200 200)',
      tube('M-30 200h110', 22, colour, 'butt'),
      path('M70 184q44-10 70-42h96v116h-96q-26-32-70-42z', b.lying(colour)),
      rect(232, 134, 26, 132, 8, b.lying(darker(colour, 0.08))),
      rect(256, 162, 84, 17, 8, b.polishedLying('#c3c9ce')),
      rect(256, 222, 84, 17, 8, b.polishedLying('#c3c9ce')),
    );
  return { body, labels: labels([measured(f, 'current', 'A'), protection(f)]) };
};

export const modularJack: Drawing = (f, b) => {
  const category = f.word('category') ?? f.written(/CAT\.? ?(\d[AE]?)/i);
  const body =
    shadow(196, 312, 112, b, 14) +
    box(96, 104, 176, 186, 50, '#c9cfd4', b) +
    rect(116, 132, 136, 128, 5, '#232a31') +
    path('M160 260v-20h48v20z', '#c9cfd4') +
    times(8, (index) => rect(130 + index * 14, 140, 7, 48, 1, b.standing('#d9b95c')));
  return { body, labels: labels([category === undefined ? '' : `Cat ${category.replace(/^cat\.? ?/i, '')}`, 'RJ45']) };
};
