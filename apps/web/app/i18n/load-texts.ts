import { isLocale, type Locale } from '@grossist/domain';
import type { Messages } from '@grossist/messages';
import { type ComponentType, lazy } from 'react';

// Loading the texts of a language in groups: those of the first view, then those of the parts that load later. The server
// has all texts at once, so that only the browser adds groups.

const FIRST: Record<Locale, () => Promise<{ messages: Messages }>> = {
  'en-US': () => import('@grossist/messages/en-US/index.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/index.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/index.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/index.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/index.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/index.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/index.ts'),
};

/** Loads the texts of a language's first view; groups that are loaded later are added to the same object. */
export const messagesOf = async (locale: Locale): Promise<Messages> => (await FIRST[locale]()).messages;

/** The modules of one group of texts; each exports its texts by the name of the group. */
type TextModules<Group extends string> = Record<Locale, () => Promise<Record<Group, object>>>;

const addTexts = async <Group extends string>(group: Group, modules: TextModules<Group>): Promise<void> => {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'en-US';
  const [messages, texts] = await Promise.all([messagesOf(locale), modules[locale]()]);
  Object.assign(messages, texts[group]);
};

/** Loads a part of a page together with its texts. */
type LoadPart = <Part>(load: () => Promise<Part>) => Promise<Part>;

/** Returns a function that loads a part together with one group of texts. */
export const loadWithGroup =
  <Group extends string>(group: Group, modules: TextModules<Group>): LoadPart =>
  async (load) => {
    const [part] = await Promise.all([load(), import.meta.env.SSR ? undefined : addTexts(group, modules)]);
    return part;
  };

/** Returns React's `lazy` for components that a function loads together with their texts. */
export const lazyBy =
  (loadPart: LoadPart) =>
  <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
    lazy(async () => ({ default: await loadPart(load) }));

/** Loads a part of a page together with the texts of `<locale>/later.ts`. */
export const loadWithTexts = loadWithGroup('later', {
  'en-US': () => import('@grossist/messages/en-US/later.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/later.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/later.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/later.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/later.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/later.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/later.ts'),
});

/** React's `lazy` for a component whose texts are in `<locale>/later.ts`. */
export const lazyWithTexts = lazyBy(loadWithTexts);

/** Returns a function that loads a part together with one group of texts and those of `<locale>/later.ts`. */
export const loadWithLaterGroup = <Group extends string>(group: Group, modules: TextModules<Group>): LoadPart => {
  const loadPart = loadWithGroup(group, modules);
  return (load) => loadWithTexts(() => loadPart(load));
};
