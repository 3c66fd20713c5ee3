import type { Drawing } from '../drawing.ts';
import type { Brush } from '../paint/brush.ts';
import {
  COLOURS,
  CORES_WITH_EARTH,
  CORES_WITHOUT_EARTH,
  darker,
  GREEN_YELLOW,
  lighter,
  MATERIALS,
} from '../paint/colours.ts';
import { shadow, tube } from '../paint/solids.ts';
import { d, ellipse, line, path, rect, stacked, times, turned } from '../paint/svg.ts';
import { digits, type Facts } from '../reading/facts.ts';
import { labels, measured } from '../reading/labels.ts';

/** Conductor colours in the order they lie in the cable. */
export const coreColours = (cores: number, earth: boolean): readonly string[] => {
  const known = (earth ? CORES_WITH_EARTH : CORES_WITHOUT_EARTH)[cores];
  if (known !== undefined) return known;
  // Above five cores the standard wants numbered black cores.
  const black = Array.from({ length: earth ? cores - 1 : cores }, () => COLOURS.black);
  return earth ? [...black, GREEN_YELLOW] : black;
};

const insulated = (data: string, width: number, colour: string): string =>
  colour === GREEN_YELLOW
    ? tube(data, width, COLOURS.yellow) + line(data, COLOURS.green, width * 0.34, { opacity: 0.95 })
    : tube(data, width, colour);

// Thin cores need no modelling, and beyond these no eye counts.
const MODELLED = 7;
const SHOWN = 14;

const core = (index: number, count: number, width: number, colour: string, tip: string): string => {
  const spread = count === 1 ? 0 : index / (count - 1) - 0.5;
  const y0 = 200 + spread * 44;
  const y1 = 200 + spread * Math.min(196, count * 42);
  const x1 = 330 - Math.abs(spread) * 44;
  const bare = d`M${x1} ${y1}h34`;
  if (count > MODELLED) {
    const insulation = colour === GREEN_YELLOW ? COLOURS.yellow : colour;
    const way = d`M168 ${y0}C220 ${y0} 236 ${y1} ${x1} ${y1}`;
    return `<g data-core="${colour}">${line(bare, tip, width * 0.5)}${line(way, darker(insulation, 0.3), width)}${line(way, lighter(insulation, 0.2), width * 0.5)}</g>`;
  }
  return `<g data-core="${colour}">${tube(bare, width * 0.5, tip)}${insulated(d`M168 ${y0}C220 ${y0} 236 ${y1} ${x1} ${y1}`, width, colour)}</g>`;
};

const sheath = (colour: string, radius: number, b: Brush): string =>
  rect(-70, 200 - radius, 240, radius * 2, 0, b.lying(colour)) +
  ellipse(170, 200, radius * 0.34, radius, darker(colour, 0.12)) +
  ellipse(170, 200, radius * 0.27, radius * 0.84, darker(colour, 0.5));

const stripped = (colours: readonly string[], colour: string, b: Brush): string => {
  const width = Math.max(7, Math.min(30, 112 / colours.length));
  const order = colours.map((_, index) => index);
  return (
    shadow(200, 322, 150, b, 14) +
    turned(
      -22,
      sheath(colour, 46, b),
      ...order.map((index) => core(index, colours.length, width, colours[index] ?? COLOURS.black, MATERIALS.copper)),
    )
  );
};

const cable =
  (ordinary: string): Drawing =>
  (f, b) => {
    const { cores, earth, label } = f.cable;
    return {
      body: stripped(coreColours(Math.min(SHOWN, cores), earth), f.sheath(ordinary), b),
      labels: labels([label, measured(f, 'volts', 'V')]),
    };
  };

export const installationCable = cable(COLOURS.white);
export const flexibleCord = cable(COLOURS.black);

const ring = (f: Facts, colour: string, b: Brush): string => {
  const turns = stacked(6, (index) => {
    const data = d`M${82 + index * 5} ${172 + index * 13}a${118 - index * 5} 62 0 1 0 ${236 - index * 10} 0a${118 - index * 5} 62 0 1 0 ${-236 + index * 10} 0z`;
    return insulated(data, f.number('area', 0.5, 50, 2.5) > 8 ? 20 : 14, colour);
  });
  const strap = (x: number, y: number) => path(d`M${x} ${y}l16 -8 12 84 -16 8z`, b.standing('#f0f2f4'));
  return (
    shadow(200, 306, 150, b, 22) +
    turns +
    strap(100, 196) +
    strap(276, 188) +
    insulated('M300 262C350 280 356 236 372 220', 14, colour)
  );
};

export const wire: Drawing = (f, b) => {
  const area = f.known('area') ?? f.cable.area;
  return {
    body: ring(f, f.insulation(COLOURS.blue), b),
    labels: labels([area === undefined ? '' : `1×${digits(area)} mm²`]),
  };
};

const PAIRS = ['#2b6cb8', '#ec7b22', '#3c9450', '#7b4a2b'];

export const dataCable: Drawing = (f, b) => {
  const shielded = /ftp|stp|shield/.test(f.traits);
  const pairs = PAIRS.map((colour, index) => {
    const y = 146 + index * 36;
    const wave = (phase: number) =>
      d`M168 ${190 + index * 7}C200 ${190 + index * 7} 206 ${y} 226 ${y}q11 ${phase * 13} 22 0t22 0 22 0 22 0 22 0`;
    return `<g data-pair="${index + 1}">${tube(wave(1), 9, '#f1f1ee')}${tube(wave(-1), 9, colour)}</g>`;
  }).join('');
  const foil = shielded ? path('M150 158h54l10 14-6 12 8 16-8 14 6 14-10 14h-54z', b.lying('#c4cbd1')) : '';
  const category = f.word('category') ?? f.written(/CAT\.? ?(\d[AE]?)/i);
  return {
    body: shadow(200, 322, 150, b, 14) + turned(-20, foil, sheath(f.sheath('#b9c1c8'), 42, b), pairs),
    labels: labels([
      category === undefined ? undefined : `Cat ${category.replace(/^cat\.? ?/i, '')}`,
      /\b([usf]\/[uf]tp)\b/.exec(f.traits)?.[1]?.toUpperCase(),
    ]),
  };
};

export const coaxCable: Drawing = (f, b) => {
  const colour = f.sheath(COLOURS.white);
  const layer = (x: number, end: number, radius: number, paint: string, face: string) =>
    rect(x, 200 - radius, end - x, radius * 2, 0, b.lying(paint)) + ellipse(end, 200, radius * 0.3, radius, face);
  const braid = times(9, (index) =>
    line(d`M${160 + index * 8} 164l12 72M${172 + index * 8} 164l-12 72`, '#7d868e', 1.2, { opacity: 0.6 }),
  );
  return {
    body:
      shadow(200, 322, 150, b, 14) +
      turned(
        -20,
        tube('M330 200h46', 10, MATERIALS.copper),
        layer(230, 324, 25, '#f6f4ee', '#e4e1d6'),
        layer(150, 240, 37, '#c6ccd2', '#aab2ba'),
        braid,
        layer(-70, 158, 44, colour, darker(colour, 0.2)),
      ),
    labels: labels([measured(f, 'diameter', 'mm')]),
  };
};

const FIBRES = ['#2b6cb8', '#ec7b22', '#3c9450', '#7b4a2b', '#9aa3ab', '#efc32f', '#c9352f', '#7b56a0'];

export const fibreCable: Drawing = (f, b) => {
  const fibres = f.count('fibres', 1, 144, 12);
  const shown = FIBRES.slice(0, Math.min(8, fibres));
  const strands = shown.map((colour, index) => {
    const spread = shown.length === 1 ? 0 : index / (shown.length - 1) - 0.5;
    const y = 200 + spread * 170;
    return (
      line(d`M168 ${200 + spread * 36}C230 ${200 + spread * 40} 260 ${y} 352 ${y}`, colour, 5) +
      ellipse(352, y, 9, 9, b.glow('#ffffff'))
    );
  });
  return {
    body: shadow(200, 322, 150, b, 14) + turned(-20, sheath(f.sheath('#2f3a45'), 40, b), ...strands),
    labels: labels([f.known('fibres') === undefined ? '' : `${fibres} F`]),
  };
};
