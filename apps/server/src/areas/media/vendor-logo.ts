import { createHash } from 'node:crypto';
import { escapeXml } from '../../markup/escape-xml.ts';

const LONGEST_NAME = 22;
const HEIGHT = 64;

const MARKS = [
  '<circle cx="32" cy="32" r="14"/>',
  '<rect x="19" y="19" width="26" height="26" rx="4"/>',
  '<path d="M32 16 48 46H16Z"/>',
  '<path d="M34 14 18 36h12l-2 14 18-24H33Z"/>',
  '<path d="M32 16c9 11 13 16 13 21a13 13 0 0 1-26 0c0-5 4-10 13-21Z"/>',
] as const;

/** A vendor's name with a mark of its own: the same name is always drawn alike. */
export const drawVendorLogo = (name: string): string => {
  const bytes = createHash('sha256').update(name).digest();
  const hue = Math.round(((bytes[0] ?? 0) / 256) * 360);
  const mark = MARKS[(bytes[1] ?? 0) % MARKS.length] ?? MARKS[0];
  const shown = name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME - 1)}…` : name;
  const width = 80 + shown.length * 16;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${HEIGHT}" width="${width}" height="${HEIGHT}"`,
    ` role="img"><title>${escapeXml(name)}</title>`,
    `<rect width="${width}" height="${HEIGHT}" rx="8" fill="#fff"/><g fill="hsl(${hue} 62% 38%)">${mark}`,
    `<text x="60" y="41" font-family="system-ui,sans-serif" font-size="26" font-weight="700">`,
    `${escapeXml(shown)}</text></g></svg>`,
  ].join('');
};
