import { z } from 'zod';

const ORIGIN = /^https:\/\/[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?(?::\d{1,5})?$/;
const MOST_ORIGINS = 10;

const isOrigin = (text: string): boolean => ORIGIN.test(text) && URL.canParse(text) && new URL(text).origin === text;

/** "NORD-CXML=https://srm.nord.example https://portal.nord.example; SYD=https://…" */
const frameOrigins = z.string().transform((text, { addIssue, value }) => {
  const entries = text.split(';').filter((part) => part.trim() !== '');
  const frames = new Map<string, readonly string[]>();
  for (const entry of entries) {
    const [, code = '', list = ''] = /^\s*([^=;]{1,80}?)\s*=(.*)$/s.exec(entry) ?? [];
    const origins = list.split(/\s+/).filter((part) => part !== '');
    const isWrong = code === '' || frames.has(code) || origins.length === 0 || origins.length > MOST_ORIGINS;
    if (isWrong || !origins.every(isOrigin)) {
      const message =
        'must be a customer\u2019s code, "=" and up to ten origins like https://srm.example, for each customer once';
      addIssue({ code: 'custom', message, input: value });
      return frames;
    }
    frames.set(code, origins);
  }
  return frames;
});

/** Which customers' procurement systems may hold the shop in a frame. */
export const punchoutEnvironment = {
  /** By the customer's code; customers without an entry open the shop in a window. */
  GROSSIST_PUNCHOUT_FRAMES: frameOrigins.prefault(''),
};
