const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);

/** `hex` moved towards `towards` by `share` (0 to 1); both as #rrggbb. */
export const mix = (hex: string, towards: string, share: number): string =>
  `#${[1, 3, 5]
    .map((at) => Math.round(channel(hex, at) * (1 - share) + channel(towards, at) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;

export const lighter = (hex: string, share: number): string => mix(hex, '#ffffff', share);
// Shadows lean to blue, as in daylight; pure black would look dirty on coloured plastics.
export const darker = (hex: string, share: number): string => mix(hex, '#0d1826', share);

/** Perceived lightness, 0 to 1. */
export const lightness = (hex: string): number =>
  (channel(hex, 1) * 0.3 + channel(hex, 3) * 0.59 + channel(hex, 5) * 0.11) / 255;

/** Ink that reads on a surface of this colour. */
export const inkOn = (hex: string): string => (lightness(hex) > 0.55 ? '#2b3540' : '#f4f7f9');
