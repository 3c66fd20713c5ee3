import type { Drawing } from '../drawing.ts';
import { COLOURS, darker, lighter, MATERIALS } from '../paint/colours.ts';
import { box, plate, shadow, tube } from '../paint/solids.ts';
import { circle, d, ellipse, group, line, path, rect, stacked, text, times } from '../paint/svg.ts';
import { digits } from '../reading/facts.ts';
import { labels, measured, power, protection, size } from '../reading/labels.ts';

export const panelRadiator: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.white);
  const model =
    /\b(10|11|20|21|22|33)\b/.exec(f.word('model') ?? '')?.[1] ?? f.written(/\b(?:type|t)? ?(11|21|22|33)\b/i);
  const depth = model === undefined ? 26 : 12 + Number(model[0]) * 11;
  const body =
    shadow(196, 318, 160, b, 13) +
    tube('M76 288v40M116 288v40', 12, MATERIALS.copper) +
    box(40, 108, 290, 190, depth, colour, b) +
    times(13, (index) =>
      path(
        d`M${62 + index * 20} ${108 - depth * 0.14}l${depth * 0.7} ${-depth * 0.38}h7l${-depth * 0.7} ${depth * 0.38}z`,
        darker(colour, 0.45),
      ),
    ) +
    times(13, (index) => rect(52 + index * 21.4, 122, 10, 162, 5, b.standing(darker(colour, 0.03)))) +
    group(
      'translate(318 268)',
      rect(0, 0, 22, 16, 3, b.polishedLying('#c3c9ce')),
      rect(20, -8, 26, 32, 6, b.lying('#eef0f1')),
    );
  return {
    body,
    labels: labels([
      size(f) === '' ? measured(f, 'lengthMillimetres', 'mm') : size(f),
      model === undefined ? undefined : `Type ${model}`,
    ]),
  };
};

export const towelRail: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.white);
  const rows = [0, 1, 2, 3, 5, 6, 7, 9, 10];
  const body =
    shadow(200, 334, 100, b, 11) +
    rows.map((row) => tube(d`M112 ${62 + row * 25}h176`, 13, colour, 'butt')).join('') +
    tube('M112 46v276M288 46v276', 19, colour) +
    path('M140 158h84v86q-42 8-84 0z', b.face('#7fa9b8')) +
    path('M136 150h92v20h-92z', b.lying('#94bac7'));
  return {
    body,
    labels: labels([
      size(f) === '' ? measured(f, 'watts', 'W') : size(f),
      size(f) === '' ? undefined : measured(f, 'watts', 'W'),
    ]),
  };
};

export const waterHeater: Drawing = (f, b) => {
  const litres = f.known('litres');
  const body =
    shadow(200, 336, 96, b, 11) +
    tube('M164 296v40', 13, COLOURS.blue) +
    tube('M236 296v40', 13, COLOURS.red) +
    path('M98 92q0-44 102-44t102 44v184q0 36-102 36T98 276z', b.standing('#f1f3f4')) +
    path('M98 92q4 30 102 30t102-30', 'none', { stroke: '#c9d1d7', 'stroke-width': 1.4 }) +
    path('M98 262q4 30 102 30t102-30', 'none', { stroke: '#c9d1d7', 'stroke-width': 1.4 }) +
    circle(200, 236, 22, b.face('#dfe4e8'), { stroke: '#9aa5ad', 'stroke-width': 1 }) +
    line('M200 236l9-12', '#c9352f', 3) +
    text(200, 176, 32, litres === undefined ? (measured(f, 'watts', 'W') ?? '') : `${digits(litres)} l`, '#5a6772', {
      'font-weight': 300,
    });
  return {
    body,
    labels: labels([measured(f, 'litres', 'l'), power(f)]),
  };
};

export const instantHeater: Drawing = (f, b) => {
  const body =
    shadow(196, 330, 92, b, 12) +
    tube('M150 290v44', 12, COLOURS.blue) +
    tube('M224 290v44', 12, COLOURS.red) +
    box(104, 70, 160, 226, 30, '#f1f3f4', b) +
    plate(116, 84, 136, 198, 10, '#f7f8f9', b) +
    circle(184, 226, 34, b.ball('#dfe4e8')) +
    line('M184 226l14-18', '#35424e', 4) +
    text(184, 150, 30, '42°', '#5a6772', { 'font-weight': 300 });
  return { body, labels: labels([power(f)]) };
};

export const heatPump: Drawing = (f, b) => {
  const capacity = measured(f, 'kilowatts', 'kW');
  const grille = times(5, (index) =>
    circle(160, 188, 22 + index * 15, 'none', { stroke: '#39424a', 'stroke-width': 2.6 }),
  );
  const blades = times(5, (index) =>
    group(d`rotate(${index * 72} 160 188)`, path('M160 188q-14-40 12-74 30 22 6 62z', b.face('#7b868f'))),
  );
  const body =
    shadow(200, 320, 160, b, 13) +
    rect(66, 292, 50, 22, 3, b.lying('#4b545c')) +
    rect(270, 292, 50, 22, 3, b.lying('#4b545c')) +
    box(44, 82, 296, 212, 30, '#e6eaed', b) +
    circle(160, 188, 92, '#c7ced4') +
    circle(160, 188, 86, '#2a3239') +
    blades +
    grille +
    circle(160, 188, 16, b.ball('#59636c')) +
    times(9, (index) => line(d`M272 ${112 + index * 13}h54`, '#b4bec6', 4)) +
    rect(274, 256, 50, 18, 3, b.face('#48a783'));
  return { body, labels: labels([capacity, f.word('refrigerant') ?? f.written(/\b(R290|R32|R410A|R134a)\b/i)]) };
};

export const indoorHeatPump: Drawing = (f, b) => {
  const body =
    shadow(196, 336, 96, b, 12) +
    tube('M150 66V30M190 66V30', 13, MATERIALS.copper) +
    box(110, 62, 150, 266, 40, '#eceff1', b) +
    plate(120, 74, 130, 108, 8, '#f7f8f9', b) +
    rect(146, 96, 78, 46, 6, '#26323b') +
    text(185, 128, 24, '48°', '#8fd0e0', { 'font-weight': 300 }) +
    line('M110 200h150', '#b4bec6', 2) +
    path('M185 232q30 38 0 62-30-24 0-62z', b.face('#48a3c0')) +
    ellipse(185, 318, 46, 3, '#c9d1d7');
  return { body, labels: labels([measured(f, 'kilowatts', 'kW'), measured(f, 'litres', 'l')]) };
};

export const airUnit: Drawing = (f, b) => {
  const body =
    shadow(200, 270, 150, b, 11) +
    box(44, 136, 296, 96, 22, lighter('#e6eaed', 0.3), b) +
    rect(60, 206, 264, 16, 6, '#4b545c') +
    line('M62 226h260', '#fff', 4) +
    times(3, (index) =>
      path(d`M${110 + index * 76} 256q16 20 0 38t0 38`, 'none', {
        stroke: '#9cc8dc',
        'stroke-width': 5,
        'stroke-linecap': 'round',
        opacity: 0.7,
      }),
    );
  return { body, labels: labels([measured(f, 'kilowatts', 'kW')]) };
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
