import { isLocale, type Locale } from '@grossist/domain';
import type { KitTemplatesMessages } from '@grossist/messages';
import { type ComponentType, lazy } from 'react';
import { loadWithTexts } from './later-texts.ts';
import { messagesOf } from './messages-of.ts';

const LOADERS: Record<Locale, () => Promise<{ kitTemplates: KitTemplatesMessages }>> = {
  'en-US': () => import('@grossist/messages/en-US/kit-templates.ts'),
  'nl-NL': () => import('@grossist/messages/nl-NL/kit-templates.ts'),
  'sv-SE': () => import('@grossist/messages/sv-SE/kit-templates.ts'),
  'da-DK': () => import('@grossist/messages/da-DK/kit-templates.ts'),
  'nb-NO': () => import('@grossist/messages/nb-NO/kit-templates.ts'),
  'fo-FO': () => import('@grossist/messages/fo-FO/kit-templates.ts'),
  'de-DE': () => import('@grossist/messages/de-DE/kit-templates.ts'),
};

const addKitTemplatesTexts = async (): Promise<void> => {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : 'en-US';
  const [messages, { kitTemplates }] = await Promise.all([messagesOf(locale), LOADERS[locale]()]);
  Object.assign(messages, kitTemplates);
};

/**
 * Returns a lazy component that comes with the texts of kit templates and those of `messages/<locale>/later.ts`. Import
 * this file from screens and dialogs of kits alone: it stays out of what other pages need.
 */
export const lazyWithKitTemplatesTexts = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [part] = await Promise.all([loadWithTexts(load), import.meta.env.SSR ? undefined : addKitTemplatesTexts()]);
    return { default: part };
  });
