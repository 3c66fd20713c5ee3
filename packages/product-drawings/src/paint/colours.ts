const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);

/** `hex` moved towards `towards` by `share` (0 to 1); both as #rrggbb. */
const mix = (hex: string, towards: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => Math.round(channel(hex, at) * (1 - share) + channel(towards, at) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

export const lighter = (hex: string, share: number): string => mix(hex, '#ffffff', share);
// Shadows lean to blue, as in daylight; pure black would look dirty on coloured plastics.
export const darker = (hex: string, share: number): string => mix(hex, '#0d1826', share);

/** Perceived lightness, 0 to 1. */
const lightness = (hex: string): number =>
  (channel(hex, 1) * 0.3 + channel(hex, 3) * 0.59 + channel(hex, 5) * 0.11) / 255;

/** Ink that reads on a surface of this colour. */
export const inkOn = (hex: string): string => (lightness(hex) > 0.55 ? '#2b3540' : '#f4f7f9');

/** How the colours that data names look as plastic, lacquer or insulation. */
export const COLOURS = {
  white: '#f3f4f4',
  black: '#33383d',
  grey: '#9aa3ab',
  red: '#c9352f',
  blue: '#2b6cb8',
  green: '#3c9450',
  yellow: '#efc32f',
  brown: '#7b4a2b',
  orange: '#ec7b22',
  anthracite: '#474d54',
  silver: '#bcc3c9',
  chrome: '#c5ced6',
  ivory: '#efe8d6',
  beige: '#dccfb3',
  violet: '#7b56a0',
  pink: '#e08aa6',
  turquoise: '#2fa39b',
  gold: '#c9a24a',
} as const;

/** How materials look bare. */
export const MATERIALS = {
  copper: '#c9774a',
  brass: '#cfa850',
  bronze: '#a9784a',
  steel: '#a3acb5',
  stainless: '#bac3ca',
  galvanised: '#b3bcc2',
  aluminium: '#c8ced3',
  castIron: '#555c64',
  chrome: '#c5ced6',
  ceramic: '#f6f7f8',
  plastic: '#d9dde1',
  rubber: '#3a3f45',
} as const;

export type ColourName = keyof typeof COLOURS;
export type MaterialName = keyof typeof MATERIALS;

/** IEC 60445 colours of the conductors, by number of cores with a protective conductor. */
export const GREEN_YELLOW = 'green-yellow';
const { brown, black, grey, blue } = COLOURS;
export const CORES_WITH_EARTH: Readonly<Record<number, readonly string[]>> = {
  1: [GREEN_YELLOW],
  2: [brown, GREEN_YELLOW],
  3: [brown, blue, GREEN_YELLOW],
  4: [brown, black, grey, GREEN_YELLOW],
  5: [brown, black, grey, blue, GREEN_YELLOW],
};
export const CORES_WITHOUT_EARTH: Readonly<Record<number, readonly string[]>> = {
  1: [black],
  2: [brown, blue],
  3: [brown, black, grey],
  4: [brown, black, grey, blue],
  5: [brown, black, grey, blue, black],
};
