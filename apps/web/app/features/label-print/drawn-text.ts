import type { LabelTextBox } from '@grossist/domain';

/** Mean width of a character of the labels' font in font sizes. */
const CHARACTER_WIDTH = 0.46;

/** Returns a text in lines that fit a box about as the printed document breaks it; what is too much is in the last one. */
export const wrappedText = (text: string, { width, size, lines: most }: LabelTextBox): string[] => {
  const longest = Math.max(1, Math.floor(width / (size * CHARACTER_WIDTH)));
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const isNew = last === undefined || (last.length + 1 + word.length > longest && lines.length < most);
    if (isNew) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
};

/** Returns the path of a barcode's bars, one unit a module and one unit high, beginning at 0 without a quiet zone. */
export const barsPath = (widths: readonly number[]): string => {
  let at = 0;
  return widths
    .map((width, index) => {
      const bar = index % 2 === 0 ? `M${at} 0h${width}v1h-${width}z` : '';
      at += width;
      return bar;
    })
    .join('');
};
