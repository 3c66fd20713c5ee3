import type { Brush } from './brush.ts';
import { darker, lighter } from './colours.ts';
import { circle, d, ellipse, line, path, rect } from './svg.ts';

/** A box seen from the left front and slightly above; `depth` goes to the upper right. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  depth: number,
  colour: string,
  brush: Brush,
) => {
  const rise = depth * 0.55;
  return (
    path(d`M${x} ${y}l${depth} ${-rise}h${width}l${-depth} ${rise}z`, lighter(colour, 0.45)) +
    path(d`M${x + width} ${y}l${depth} ${-rise}v${height}l${-depth} ${rise}z`, darker(colour, 0.28)) +
    rect(x, y, width, height, 0, brush.face(colour))
  );
};

/** A moulded face: rounded, with a bright upper edge and a fine contour. */
export const plate = (x: number, y: number, width: number, height: number, rx: number, colour: string, brush: Brush) =>
  rect(x, y, width, height, rx, brush.face(colour), { stroke: darker(colour, 0.3), 'stroke-width': 1 }) +
  line(d`M${x + rx + 2} ${y + 2}H${x + width - rx - 2}`, '#fff', 1.6, { opacity: 0.75 });

/** The contact shadow under an object whose foot is at `y`. */
export const shadow = (cx: number, y: number, rx: number, brush: Brush, ry = rx * 0.13) =>
  ellipse(cx, y, rx, ry, brush.glow('#31404f'), { opacity: 0.55 });

/** A round bar along any path: strokes within strokes, shifted to the light. */
export const tube = (data: string, width: number, colour: string, cap = 'round') => {
  const layer = (share: number, shift: number, stroke: string, opacity?: number) =>
    `<path d="${data}" stroke="${stroke}" stroke-width="${Math.round(width * share * 10) / 10}"${
      shift === 0
        ? ''
        : ` transform="translate(${Math.round(-width * shift * 10) / 10} ${Math.round(-width * shift * 10) / 10})"`
    }${opacity === undefined ? '' : ` opacity="${opacity}"`}/>`;
  return (
    `<g fill="none" stroke-linecap="${cap}" stroke-linejoin="round">` +
    layer(1, 0, darker(colour, 0.42)) +
    layer(0.82, 0.05, darker(colour, 0.12)) +
    layer(0.56, 0.11, lighter(colour, 0.1)) +
    layer(0.2, 0.17, lighter(colour, 0.6), 0.85) +
    '</g>'
  );
};

/** A standing cylinder with its visible upper end. */
export const drum = (
  cx: number,
  y: number,
  width: number,
  height: number,
  colour: string,
  brush: Brush,
  flat = 0.16,
) => {
  const rx = width / 2;
  const ry = rx * flat;
  return (
    path(d`M${cx - rx} ${y}v${height}a${rx} ${ry} 0 0 0 ${width} 0v${-height}z`, brush.standing(colour)) +
    ellipse(cx, y, rx, ry, brush.face(lighter(colour, 0.28)))
  );
};

/** A lying pipe from x, with its open end to the right. */
export const pipeEnd = (
  x: number,
  cy: number,
  length: number,
  width: number,
  colour: string,
  brush: Brush,
  bore = 0.78,
) => {
  const ry = width / 2;
  const rx = ry * 0.36;
  return (
    path(
      d`M${x} ${cy - ry}h${length}a${rx} ${ry} 0 0 1 0 ${width}h${-length}a${rx} ${ry} 0 0 1 0 ${-width}z`,
      brush.polishedLying(colour),
    ) +
    ellipse(x + length, cy, rx, ry, lighter(colour, 0.35)) +
    ellipse(x + length, cy, rx * bore, ry * bore, darker(colour, 0.6))
  );
};

/** A slotted or crossed screw head. */
export const screw = (cx: number, cy: number, r: number, brush: Brush, colour = '#aeb6bd') =>
  circle(cx, cy, r, brush.ball(colour), { stroke: darker(colour, 0.5), 'stroke-width': 0.8 }) +
  line(d`M${cx - r * 0.6} ${cy + r * 0.25}L${cx + r * 0.6} ${cy - r * 0.25}`, darker(colour, 0.65), r * 0.28) +
  line(d`M${cx - r * 0.25} ${cy - r * 0.6}L${cx + r * 0.25} ${cy + r * 0.6}`, darker(colour, 0.65), r * 0.28);

/** A hexagon nut or spanner face seen from the side. */
export const hexagon = (x: number, y: number, width: number, height: number, colour: string, brush: Brush) =>
  rect(x, y, width, height, 3, brush.polishedLying(colour)) +
  line(d`M${x + 1} ${y + height * 0.28}h${width - 2}`, darker(colour, 0.45), 1) +
  line(d`M${x + 1} ${y + height * 0.74}h${width - 2}`, darker(colour, 0.55), 1);
