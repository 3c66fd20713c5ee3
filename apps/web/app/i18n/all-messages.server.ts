import type { Locale } from '@grossist/domain';
import type { AllMessages } from './message-key.ts';
import { editing as daEditing } from './messages/da-DK/editing.ts';
import { messages as da } from './messages/da-DK/index.ts';
import { later as daLater } from './messages/da-DK/later.ts';
import { editing as deEditing } from './messages/de-DE/editing.ts';
import { messages as de } from './messages/de-DE/index.ts';
import { later as deLater } from './messages/de-DE/later.ts';
import { editing as enEditing } from './messages/en-US/editing.ts';
import { messages as en } from './messages/en-US/index.ts';
import { later as enLater } from './messages/en-US/later.ts';
import { editing as foEditing } from './messages/fo-FO/editing.ts';
import { messages as fo } from './messages/fo-FO/index.ts';
import { later as foLater } from './messages/fo-FO/later.ts';
import { editing as nbEditing } from './messages/nb-NO/editing.ts';
import { messages as nb } from './messages/nb-NO/index.ts';
import { later as nbLater } from './messages/nb-NO/later.ts';
import { editing as nlEditing } from './messages/nl-NL/editing.ts';
import { messages as nl } from './messages/nl-NL/index.ts';
import { later as nlLater } from './messages/nl-NL/later.ts';
import { editing as svEditing } from './messages/sv-SE/editing.ts';
import { messages as sv } from './messages/sv-SE/index.ts';
import { later as svLater } from './messages/sv-SE/later.ts';

/** The server speaks all languages at once. */
export const allMessages: Record<Locale, AllMessages> = {
  'en-US': { ...en, ...enLater, ...enEditing },
  'nl-NL': { ...nl, ...nlLater, ...nlEditing },
  'sv-SE': { ...sv, ...svLater, ...svEditing },
  'da-DK': { ...da, ...daLater, ...daEditing },
  'nb-NO': { ...nb, ...nbLater, ...nbEditing },
  'fo-FO': { ...fo, ...foLater, ...foEditing },
  'de-DE': { ...de, ...deLater, ...deEditing },
};
