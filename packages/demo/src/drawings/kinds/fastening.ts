import { COLOURS, MATERIALS } from '../data/colours.ts';
import type { Drawing } from '../drawing.ts';
import type { Brush } from '../paint/brush.ts';
import { darker, lighter } from '../paint/colour.ts';
import { measure } from '../paint/frame.ts';
import { hexagon, pipeEnd, shadow, tube } from '../paint/solids.ts';
import { circle, d, ellipse, group, line, path, rect, stacked, text, times, turned } from '../paint/svg.ts';
import { digits } from '../reading/facts.ts';
import { bore, current, labels, measured, protection, size } from '../reading/labels.ts';

export const cableTie: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.black);
  const strap = 'M318 108C190 60 70 120 78 210s150 112 206 52 14-126-34-146';
  const body =
    shadow(200, 318, 130, b, 14) +
    line(strap, darker(colour, 0.4), 19) +
    line(strap, lighter(colour, 0.12), 14) +
    line(strap, lighter(colour, 0.4), 7, { 'stroke-dasharray': '2 6', 'stroke-linecap': 'butt' }) +
    group(
      'rotate(24 318 108)',
      rect(294, 86, 50, 42, 7, b.lying(colour), { stroke: darker(colour, 0.5), 'stroke-width': 1 }),
      rect(308, 98, 22, 18, 2, darker(colour, 0.6)),
    );
  const wide = f.known('width');
  const long = f.known('lengthMillimetres') ?? f.known('lengthMetres');
  return {
    body,
    labels: labels([wide !== undefined && long !== undefined ? `${digits(wide)}×${digits(long)} mm` : size(f)]),
  };
};

export const cableLug: Drawing = (f, b) => {
  const metal = f.material(MATERIALS.copper);
  const hole = f.known('threadMetric');
  const body =
    shadow(200, 300, 150, b, 15) +
    turned(
      -18,
      path('M176 160C220 152 226 146 264 146a54 54 0 0 1 0 108C226 254 220 248 176 240z', b.polishedLying(metal), {
        stroke: darker(metal, 0.4),
        'stroke-width': 1,
      }),
      circle(270, 200, 28, darker(metal, 0.6)),
      circle(272, 202, 25, '#e6eaed'),
      rect(48, 162, 146, 76, 6, b.polishedLying(metal)),
      ellipse(48, 200, 15, 38, lighter(metal, 0.35)),
      ellipse(47, 200, 11, 30, darker(metal, 0.65)),
    );
  const area = f.known('area');
  return {
    body,
    labels: labels([
      area === undefined ? undefined : `${digits(area)} mm²`,
      hole === undefined ? undefined : `M${digits(hole)}`,
    ]),
  };
};

export const endSleeve: Drawing = (f, b) => {
  const area = f.known('area');
  // DIN 46228-4: the collar's colour says the cross-section.
  const collar = new Map([
    [0.5, '#f3f4f4'],
    [0.75, '#9aa3ab'],
    [1, '#c9352f'],
    [1.5, '#33383d'],
    [2.5, '#2b6cb8'],
    [4, '#9aa3ab'],
    [6, '#efc32f'],
    [10, '#c9352f'],
    [16, '#2b6cb8'],
  ]);
  const colour = f.colour(collar.get(area ?? 0) ?? '#2b6cb8');
  const one = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${pipeEnd(20, 0, 110, 26, '#c9ced3', b)}${path('M-52-32q60 4 78 18v28q-18 14-78 18z', b.lying(colour))}${ellipse(-52, 0, 11, 32, lighter(colour, 0.3))}${ellipse(-52, 0, 8, 25, darker(colour, 0.5))}</g>`;
  return {
    body: shadow(200, 312, 140, b, 16) + one(150, 130, -16) + one(200, 212, -6) + one(140, 276, -22),
    labels: labels([area === undefined ? undefined : `${digits(area)} mm²`, measured(f, 'lengthMillimetres', 'mm')]),
  };
};

export const cableGland: Drawing = (f, b) => {
  const brass = /brass|messing|mässing/.test(f.traits) || f.material('') === MATERIALS.brass;
  const colour = brass ? '#c3b68f' : f.colour('#8d969e');
  const thread = f.known('threadMetric');
  const ribs = (y: number, count: number) =>
    times(count, (index) => line(d`M158 ${y + index * 9}h84`, darker(colour, 0.45), 2));
  const body =
    shadow(200, 322, 100, b, 15) +
    rect(156, 236, 88, 78, 4, b.standing(colour)) +
    ribs(246, 8) +
    rect(130, 192, 140, 48, 5, b.polished(colour)) +
    line('M166 194v44M234 194v44', darker(colour, 0.4), 1.4) +
    rect(146, 178, 108, 16, 2, b.standing('#3a4046')) +
    path('M136 178l6-66q2-16 20-20h76q18 4 20 20l6 66z', b.polished(colour)) +
    line('M168 98l-4 78M234 98l4 78', darker(colour, 0.4), 1.4) +
    ellipse(200, 93, 40, 10, lighter(colour, 0.3)) +
    ellipse(200, 93, 27, 6.6, '#20262c');
  return { body, labels: labels([thread === undefined ? undefined : `M${digits(thread)}`, protection(f)]) };
};

export const pushTerminal: Drawing = (f, b) => {
  const ways = f.count(
    'poles',
    2,
    8,
    Math.round(f.known('gang') ?? (Number(f.written(/\b([2-8])\s?[xX×P]/) ?? 3) || 3)),
  );
  const width = Math.min(270, ways * 56);
  const x = 190 - width / 2;
  const body =
    shadow(200, 294, width * 0.66, b, 14) +
    path(d`M${x} 140l28 -24h${width}l-28 24z`, '#f5a05a') +
    path(d`M${x + width} 140l28 -24v116l-28 30z`, '#b85f17') +
    rect(x, 140, width, 122, 6, '#e6edf1', { stroke: '#a7b3bc', 'stroke-width': 1.4 }) +
    rect(x, 140, width, 46, 6, b.lying('#ec7b22')) +
    times(
      ways,
      (index) =>
        circle(x + (width / ways) * (index + 0.5), 224, Math.min(20, (width / ways) * 0.36), '#2b323a') +
        circle(x + (width / ways) * (index + 0.5) + 2, 227, 9, b.ball('#c9774a')),
    );
  const area = f.known('area');
  return { body, labels: labels([area === undefined ? '' : `${ways}×${digits(area)} mm²`, current(f)]) };
};

export const cableClip: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.grey);
  const body =
    shadow(200, 312, 120, b, 15) +
    rect(34, 216, 332, 78, 0, b.lying('#6a747d')) +
    ellipse(366, 255, 11, 39, '#4b545c') +
    ellipse(34, 255, 11, 39, '#59636c') +
    path('M138 300v-78a58 58 0 0 1 116 0v78h-24v-76a34 34 0 0 0-68 0v76z', b.lying(colour), {
      stroke: darker(colour, 0.4),
      'stroke-width': 1,
    }) +
    rect(252, 246, 46, 54, 6, b.lying(colour)) +
    rect(266, 92, 12, 164, 3, b.polished('#b5bdc4')) +
    ellipse(272, 92, 19, 7, '#ccd3d8');
  return { body, labels: bore(f) };
};

const rollOf = (colour: string, b: Brush) =>
  shadow(200, 312, 128, b, 18) +
  path('M76 168v76a124 58 0 0 0 248 0v-76z', b.standing(colour)) +
  ellipse(200, 168, 124, 58, lighter(colour, 0.22)) +
  ellipse(200, 168, 96, 44, 'none', { stroke: darker(colour, 0.18), 'stroke-width': 2 }) +
  ellipse(200, 168, 72, 32, '#e4d6bd') +
  ellipse(200, 170, 64, 27, '#6d6250') +
  path('M140 180a64 27 0 0 0 120 0a64 40 0 0 1-120 0z', '#b7a88b');

export const tape: Drawing = (f, b) => ({
  body: rollOf(f.colour(COLOURS.black), b),
  labels: labels([measured(f, 'width', 'mm'), measured(f, 'lengthMetres', 'm')]),
});

export const shrinkTubing: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.black);
  const one = (y: number, width: number) => pipeEnd(60, y, 250, width, colour, b, 0.86);
  return {
    body: shadow(200, 306, 150, b, 15) + turned(-10, one(126, 64), one(206, 44), one(266, 28)),
    labels: bore(f),
  };
};

export const screws: Drawing = (f, b) => {
  const metal = f.material('#c9b26a');
  const one = (x: number, y: number, turn: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">` +
    path('M-24 0h48l-15 18h-18z', b.polished(metal)) +
    ellipse(0, 0, 24, 8, lighter(metal, 0.4)) +
    path('M-5-1l5-4 5 4-5 4z', darker(metal, 0.6)) +
    path('M-9 16h18l-3 124-6 22-6-22z', b.polished(metal)) +
    times(11, (index) => line(d`M-11 ${40 + index * 10}l22 -6`, darker(metal, 0.35), 2.4)) +
    '</g>';
  const [diameter, length] = [f.known('diameter'), f.known('lengthMillimetres')];
  return {
    body: shadow(200, 312, 130, b, 16) + one(120, 110, 14) + one(206, 90, -6) + one(284, 118, -22),
    labels: labels([
      diameter !== undefined && length !== undefined
        ? `${digits(diameter)}×${digits(length)}`
        : measured(f, 'lengthMillimetres', 'mm'),
    ]),
  };
};

export const pipeClamp: Drawing = (f, b) => {
  const metal = f.material(MATERIALS.galvanised);
  const body =
    shadow(200, 330, 84, b, 12) +
    rect(190, 40, 20, 70, 2, b.polished(metal)) +
    times(6, (index) => line(d`M190 ${48 + index * 9}l20 -4`, darker(metal, 0.4), 1.6)) +
    hexagon(174, 94, 52, 26, metal, b) +
    rect(76, 190, 60, 40, 5, b.polishedLying(metal)) +
    rect(264, 190, 60, 40, 5, b.polishedLying(metal)) +
    circle(200, 212, 92, 'none', { stroke: darker(metal, 0.4), 'stroke-width': 22 }) +
    circle(199, 211, 92, 'none', { stroke: metal, 'stroke-width': 17 }) +
    circle(198, 209, 94, 'none', { stroke: lighter(metal, 0.55), 'stroke-width': 5, opacity: 0.8 }) +
    circle(200, 212, 76, 'none', { stroke: '#2f353b', 'stroke-width': 14 }) +
    rect(96, 166, 20, 88, 4, b.polished(metal)) +
    rect(284, 166, 20, 88, 4, b.polished(metal));
  const thread = f.known('threadMetric');
  return { body, labels: labels([...bore(f), thread === undefined ? undefined : `M${digits(thread)}`]) };
};

export const sealingRing: Drawing = (f, b) => {
  const colour = f.colour('#3b4248');
  const one = (cx: number, cy: number, r: number) =>
    ellipse(cx, cy, r, r * 0.52, 'none', { stroke: darker(colour, 0.5), 'stroke-width': 24 }) +
    ellipse(cx - 1, cy - 2, r, r * 0.52, 'none', { stroke: colour, 'stroke-width': 19 }) +
    ellipse(cx - 2, cy - 5, r, r * 0.52, 'none', { stroke: lighter(colour, 0.4), 'stroke-width': 5, opacity: 0.7 });
  return { body: shadow(200, 292, 140, b, 18) + one(176, 206, 110) + one(276, 136, 54), labels: bore(f) };
};

export const cableReel: Drawing = (f, b) => {
  const body =
    shadow(200, 328, 118, b, 14) +
    tube('M108 320l44-140M292 320l-44-140M108 320H292M152 180Q150 66 200 66t48 114', 13, '#4a535b') +
    circle(200, 206, 94, b.ball('#e8893a')) +
    circle(200, 206, 78, '#2b3137') +
    times(5, (index) => circle(200, 206, 72 - index * 7, 'none', { stroke: '#4a535b', 'stroke-width': 4 })) +
    circle(200, 206, 42, b.ball('#e8893a')) +
    circle(200, 206, 19, '#2b3137') +
    text(200, 213, 18, '230', '#f2f4f5', { 'font-weight': 700 });
  return {
    body,
    labels: labels([measured(f, 'lengthMetres', 'm'), f.known('cores') === undefined ? undefined : f.cable.label]),
  };
};

export const conduitRigid: Drawing = (f, b) => {
  const colour = f.material('') === '' ? f.colour('#aeb6bd') : f.material('#aeb6bd');
  const tone = colour === MATERIALS.plastic ? f.colour('#b4bcc2') : colour;
  const one = (y: number) => pipeEnd(-40, y, 370, 54, tone, b, 0.84);
  return { body: shadow(200, 312, 160, b, 15) + turned(-14, one(126), one(184), one(242)), labels: bore(f) };
};

export const conduitFlexible: Drawing = (f, b) => {
  const colour = f.colour('#9aa3ab');
  const coil = stacked(4, (index) => {
    const data = d`M${84 + index * 4} ${162 + index * 26}a${116 - index * 4} 58 0 1 0 ${232 - index * 8} 0a${116 - index * 4} 58 0 1 0 ${-232 + index * 8} 0z`;
    return (
      tube(data, 27, colour) +
      line(data, darker(colour, 0.5), 27, { 'stroke-dasharray': '1.6 5.4', 'stroke-linecap': 'butt', opacity: 0.55 })
    );
  });
  return { body: shadow(200, 316, 150, b, 20) + coil, labels: labels([...bore(f), measured(f, 'lengthMetres', 'm')]) };
};

const perforated = (metal: string, b: Brush, floor: string) =>
  shadow(200, 304, 168, b, 15) +
  path('M30 226L150 104h226L284 226z', b.face(lighter(metal, 0.1))) +
  floor +
  path('M150 104h226v-44H150z', darker(metal, 0.14)) +
  path('M30 226L150 104V60L30 178z', lighter(metal, 0.35)) +
  path('M284 226l92-122V60l-92 118z', darker(metal, 0.1), { opacity: 0.92 }) +
  line('M30 178L150 60M284 178l92-118', lighter(metal, 0.7), 3);

export const cableTray: Drawing = (f, b) => {
  const metal = f.material(MATERIALS.galvanised);
  const slots = times(4, (row) =>
    times(5, (at) => {
      const y = 208 - row * 27;
      const x = 74 + row * 26 + at * (44 - row * 1.4);
      return path(d`M${x} ${y}l10 -12h15l-10 12z`, darker(metal, 0.55));
    }),
  );
  return {
    body: perforated(metal, b, slots) + measure(34, 284, 256),
    labels: labels([measured(f, 'width', 'mm'), measured(f, 'height', 'mm')]),
  };
};

export const meshTray: Drawing = (f, b) => {
  const metal = f.material('#b4bcc3');
  const bars = times(6, (index) => {
    const [x, y] = [50 + index * 27, 232 - index * 27];
    return tube(d`M${x} ${y - 56}v56H${x + 206}v-56`, 6, metal);
  });
  const along = [50, 118, 188, 256].map((x) => tube(d`M${x} 232l136 -136`, 6, metal)).join('');
  const rims = tube('M50 176l136-136M256 176l136-136M50 204l136-136M256 204l136-136', 6, metal);
  return {
    body: shadow(200, 306, 160, b, 14) + group('translate(-16 16)', along, bars, rims),
    labels: labels([measured(f, 'width', 'mm'), measured(f, 'height', 'mm')]),
  };
};

export const cableLadder: Drawing = (f, b) => {
  const metal = f.material(MATERIALS.galvanised);
  const rungs = times(5, (index) => tube(d`M${92 + index * 27} ${262 - index * 38}h138`, 15, metal, 'butt'));
  const rail = (x: number) =>
    path(d`M${x} 296L${x + 136} 80v-34L${x} 258z`, b.face(lighter(metal, 0.15)), {
      stroke: darker(metal, 0.35),
      'stroke-width': 1,
    }) + line(d`M${x} 258L${x + 136} 46`, lighter(metal, 0.7), 4);
  return {
    body: shadow(200, 312, 150, b, 14) + rail(64) + rungs + rail(216),
    labels: labels([measured(f, 'width', 'mm'), measured(f, 'height', 'mm')]),
  };
};

export const trunking: Drawing = (f, b) => {
  const colour = f.colour(COLOURS.white);
  const body =
    shadow(204, 306, 160, b, 15) +
    path('M40 196L256 74h96L156 196z', lighter(colour, 0.5)) +
    path('M156 196L352 74v70L156 288z', b.face(darker(colour, 0.12))) +
    path('M40 196h116v92H40z', darker(colour, 0.2)) +
    path('M50 206h96v72H50z', '#4b545c') +
    tube('M60 266l70-40', 15, '#7b4a2b') +
    tube('M80 272l60-34', 15, '#2b6cb8') +
    line('M40 202L256 80', '#fff', 2, { opacity: 0.8 }) +
    line('M156 210L352 86', darker(colour, 0.25), 1.6);
  return { body, labels: labels([size(f)]) };
};
