import type { Drawing } from '../drawing.ts';
import type { Brush } from '../paint/brush.ts';
import { COLOURS, darker, lighter, MATERIALS } from '../paint/colours.ts';
import { measure } from '../paint/frame.ts';
import { pipeEnd, shadow, tube } from '../paint/solids.ts';
import { d, group, line, path, stacked, times, turned } from '../paint/svg.ts';
import { bore, labels, measured, size } from '../reading/labels.ts';

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
  const rungs = times(5, (index) => tube(d`M${92 + index * 27} ${262 - index * 38}h124`, 15, metal, 'butt'));
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
