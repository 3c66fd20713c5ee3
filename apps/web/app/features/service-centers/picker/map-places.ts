export interface MapPlace {
  id: string;
  latitude: number;
  longitude: number;
  label: string;
}

export interface DrawnPlace extends MapPlace {
  x: number;
  y: number;
  /** Place of its label; undefined when there is no room for it. */
  labelAt: { x: number; y: number } | undefined;
}

export interface DrawnMap {
  places: readonly DrawnPlace[];
  /** A round number of kilometres, and how long it is drawn. */
  scale: { km: number; length: number };
}

export interface MapBox {
  width: number;
  height: number;
  margin: number;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const KM_PER_DEGREE = 111.2;
/** Smallest size of the map, for a market whose centers are all in one street. */
const LEAST_DEGREES = 0.2;
const DOT = 9;
/** About, in the drawing's own units. */
const LETTER = { width: 6.6, height: 14 };
const ROUND_KM = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000];

const rangeOf = (values: readonly number[]): { least: number; most: number } => {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const lack = Math.max(0, LEAST_DEGREES - (most - least)) / 2;
  return { least: least - lack, most: most + lack };
};

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const labelBoxes = (x: number, y: number, label: string): { at: { x: number; y: number }; box: Box }[] => {
  const width = label.length * LETTER.width;
  const { height } = LETTER;
  const half = height / 2;
  const starts = [
    { left: x + DOT + 2, top: y - half },
    { left: x - DOT - 2 - width, top: y - half },
    { left: x - width / 2, top: y + DOT },
    { left: x - width / 2, top: y - DOT - height },
  ];
  return starts.map(({ left, top }) => ({
    at: { x: left, y: top + height - 3 },
    box: { left, top, right: left + width, bottom: top + height },
  }));
};

/**
 * Places as they lie on the earth, fitted into a box: an equirectangular projection, true to scale at the places' mean
 * latitude. Labels are beside their dot where there is room, those first in the list first.
 */
export const drawMap = (wanted: readonly MapPlace[], { width, height, margin }: MapBox): DrawnMap => {
  if (wanted.length === 0) return { places: [], scale: { km: 0, length: 0 } };
  const north = rangeOf(wanted.map(({ latitude }) => latitude));
  const east = rangeOf(wanted.map(({ longitude }) => longitude));
  const narrowing = Math.cos((((north.least + north.most) / 2) * Math.PI) / 180);
  const perDegree = Math.min(
    (width - 2 * margin) / ((east.most - east.least) * narrowing),
    (height - 2 * margin) / (north.most - north.least),
  );
  const middle = { east: (east.least + east.most) / 2, north: (north.least + north.most) / 2 };
  const dots = wanted.map((place) => ({
    ...place,
    x: width / 2 + (place.longitude - middle.east) * narrowing * perDegree,
    y: height / 2 - (place.latitude - middle.north) * perDegree,
  }));

  const taken: Box[] = dots.map(({ x, y }) => ({ left: x - DOT, top: y - DOT, right: x + DOT, bottom: y + DOT }));
  const isFree = (box: Box): boolean =>
    box.left >= 0 &&
    box.top >= 0 &&
    box.right <= width &&
    box.bottom <= height &&
    taken.every((other) => !overlaps(box, other));
  const places = dots.map((dot): DrawnPlace => {
    const found = labelBoxes(dot.x, dot.y, dot.label).find(({ box }) => isFree(box));
    if (found) taken.push(found.box);
    return { ...dot, labelAt: found?.at };
  });

  const perKm = perDegree / KM_PER_DEGREE;
  const km = ROUND_KM.findLast((length) => length * perKm <= width / 3) ?? ROUND_KM[0] ?? 1;
  return { places, scale: { km, length: km * perKm } };
};
