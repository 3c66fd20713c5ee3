const text = (letters: string): number[] => [...letters].map((letter) => letter.charCodeAt(0));
const u32 = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];
const u16 = (value: number): number[] => [value >>> 8, value & 255];
const u16le = (value: number): number[] => [value & 255, value >>> 8];

const chunk = (name: string, data: readonly number[]): number[] => [
  ...u32(data.length),
  ...text(name),
  ...data,
  ...u32(0),
];

/** A PNG whose chunks are right; its pixels are not. */
export const aPng = (width = 2, height = 3): Uint8Array =>
  Uint8Array.from([
    0x89,
    0x50,
    0x4e,
    0x47,
    0x0d,
    0x0a,
    0x1a,
    0x0a,
    ...chunk('IHDR', [...u32(width), ...u32(height), 8, 2, 0, 0, 0]),
    ...chunk('IDAT', [1, 2, 3, 4]),
    ...chunk('IEND', []),
  ]);

/** A GIF with a comment; `screen` replaces the four bytes of its size. */
export const aGif = (width = 2, height = 3, screen = [...u16le(width), ...u16le(height)], comment = 'hi'): Uint8Array =>
  Uint8Array.from([
    ...text('GIF89a'),
    ...screen,
    0x80,
    0,
    0,
    0,
    0,
    0,
    255,
    255,
    255,
    0x21,
    0xfe,
    comment.length,
    ...text(comment),
    0,
    0x2c,
    0,
    0,
    0,
    0,
    1,
    0,
    1,
    0,
    0,
    2,
    2,
    0x44,
    0x01,
    0,
    0x3b,
  ]);

const segment = (marker: number, data: readonly number[]): number[] => [0xff, marker, ...u16(data.length + 2), ...data];

/** A JPEG whose segments are right; its pixels are not. */
export const aJpeg = (width = 2, height = 3, scans = 1): Uint8Array =>
  Uint8Array.from([
    0xff,
    0xd8,
    ...segment(0xe0, text('JFIF')),
    ...segment(0xc0, [8, ...u16(height), ...u16(width), 1, 1, 0x11, 0]),
    ...Array.from({ length: scans }, () => [
      ...segment(0xda, [1, 1, 0, 0, 63, 0]),
      1,
      0xff,
      0,
      2,
      0xff,
      0xd0,
      3,
    ]).flat(),
    0xff,
    0xd9,
  ]);

export const joined = (...parts: readonly Uint8Array[]): Uint8Array =>
  Uint8Array.from(parts.flatMap((part) => [...part]));

export const bytesOf = (letters: string): Uint8Array => new TextEncoder().encode(letters);
