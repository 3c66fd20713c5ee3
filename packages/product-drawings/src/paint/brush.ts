import { darker, lighter } from './colours.ts';
import { n } from './svg.ts';

/** Paints with the light from the upper left; every call answers a paint for `fill` or `stroke`. */
export interface Brush {
  /** A cylinder lying along x: light along its upper third. */
  lying: (colour: string) => string;
  /** A cylinder standing: light along its left third. */
  standing: (colour: string) => string;
  /** Polished metal, standing. */
  polished: (colour: string) => string;
  /** Polished metal, lying. */
  polishedLying: (colour: string) => string;
  /** A flat face, slightly falling off to the lower right. */
  face: (colour: string) => string;
  /** A ball or a knob. */
  ball: (colour: string) => string;
  /** Fades to nothing from its centre. */
  glow: (colour: string) => string;
  /** The definitions of all paints used so far. */
  definitions: () => string;
}

type Stops = readonly (readonly [offset: number, colour: string, opacity?: number])[];

const cylinder = (colour: string): Stops => [
  [0, darker(colour, 0.16)],
  [0.22, lighter(colour, 0.5)],
  [0.42, lighter(colour, 0.08)],
  [0.72, darker(colour, 0.14)],
  [1, darker(colour, 0.42)],
];
const metal = (colour: string): Stops => [
  [0, darker(colour, 0.3)],
  [0.12, lighter(colour, 0.35)],
  [0.26, lighter(colour, 0.8)],
  [0.4, lighter(colour, 0.1)],
  [0.66, darker(colour, 0.38)],
  [0.84, lighter(colour, 0.25)],
  [1, darker(colour, 0.4)],
];

const LYING = 'x1="0" y1="0" x2="0" y2="1"';
const STANDING = 'x1="0" y1="0" x2="1" y2="0"';

/** @param prefix of every id, so that pictures can share a page. */
export const makeBrush = (prefix: string): Brush => {
  const made = new Map<string, string>();
  const paint = (element: string, geometry: string, stops: Stops): string => {
    const key = `${geometry}>${stops
      .map(
        ([offset, colour, opacity]) =>
          `<stop offset="${n(offset * 100)}%" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`,
      )
      .join('')}</${element}>`;
    const known = made.get(key);
    const id = known ?? `${prefix}-${made.size}`;
    if (known === undefined) made.set(key, id);
    return `url(#${id})`;
  };
  const linear = (geometry: string, stops: Stops) => paint('linearGradient', geometry, stops);
  return {
    lying: (colour) => linear(LYING, cylinder(colour)),
    standing: (colour) => linear(STANDING, cylinder(colour)),
    polished: (colour) => linear(STANDING, metal(colour)),
    polishedLying: (colour) => linear(LYING, metal(colour)),
    face: (colour) =>
      linear('x1="0" y1="0" x2="1" y2="1"', [
        [0, lighter(colour, 0.3)],
        [0.5, colour],
        [1, darker(colour, 0.14)],
      ]),
    ball: (colour) =>
      paint('radialGradient', 'cx=".36" cy=".3" r=".75"', [
        [0, lighter(colour, 0.65)],
        [0.45, lighter(colour, 0.05)],
        [1, darker(colour, 0.38)],
      ]),
    glow: (colour) =>
      paint('radialGradient', '', [
        [0, colour, 0.9],
        [0.5, colour, 0.35],
        [1, colour, 0],
      ]),
    definitions: () =>
      [...made]
        .map(
          ([key, id]) =>
            `<${key.endsWith('</radialGradient>') ? 'radialGradient' : 'linearGradient'} id="${id}" ${key}`,
        )
        .join(''),
  };
};
