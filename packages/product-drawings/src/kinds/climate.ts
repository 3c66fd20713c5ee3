import { COLOURS } from '../data/colours.ts';
import type { Drawing } from '../drawing.ts';
import { darker, lighter } from '../paint/colour.ts';
import { box, plate, shadow, tube } from '../paint/solids.ts';
import { circle, d, ellipse, group, line, path, rect, stacked, text, times } from '../paint/svg.ts';
import { labels, measured, protection, size } from '../reading/labels.ts';

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
