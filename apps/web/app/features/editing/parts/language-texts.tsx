import { LANGUAGES, type Language, languageOf, type Texts } from '@grossist/domain';
import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { nameOfLanguage, useLocale, useText } from '../../../i18n/index.ts';

/** A text with that of one language changed. */
export const withText = (texts: Texts, language: Language, text: string): Texts => ({ ...texts, [language]: text });

/** The text in a language, else in whichever there is: what an editor knows a thing by. */
export const anyText = (texts: Texts, language: Language): string => {
  const own = [language, ...LANGUAGES].map((one) => texts[one] ?? '').find((text) => text.trim() !== '');
  return own ?? '';
};

interface LanguageTabsProps {
  language: Language;
  onChange: (language: Language) => void;
  /** The texts being edited: each tab marks whether its language has any. */
  texts: readonly Texts[];
  children: ReactNode;
}

const isLanguage = (key: unknown): key is Language => LANGUAGES.some((language) => language === key);

const isWritten = (texts: readonly Texts[], language: Language): boolean =>
  texts.some((each) => (each[language] ?? '').trim() !== '');

/** The fields of one language, the others behind their tabs. */
export const LanguageTabs = ({ language, onChange, texts, children }: LanguageTabsProps) => {
  const text = useText();
  // The reader's own first: there is not room for all of them everywhere.
  const own = languageOf(useLocale());
  const inOrder = [own, ...LANGUAGES.filter((one) => one !== own)];
  return (
    <Tabs
      selectedKey={language}
      onSelectionChange={(key) => isLanguage(key) && onChange(key)}
      className="grid grid-cols-[minmax(0,1fr)] gap-3"
    >
      <TabList aria-label={text('shell.language')} className="flex overflow-x-auto border-b border-line px-0.5 pt-0.5">
        {inOrder.map((one) => (
          <Tab
            key={one}
            id={one}
            className="flex min-h-10 shrink-0 cursor-pointer items-center gap-1.5 border-b-2 border-transparent px-3 -outline-offset-2 data-[hovered]:bg-sunken data-[selected]:border-accent data-[selected]:font-semibold"
          >
            <span lang={one}>{nameOfLanguage(one)}</span>
            <span
              role="img"
              aria-label={text(isWritten(texts, one) ? 'editing.language.written' : 'editing.language.empty')}
              className={`size-2 rounded-full border ${isWritten(texts, one) ? 'border-accent bg-accent' : 'border-edge'}`}
            />
          </Tab>
        ))}
      </TabList>
      <TabPanel id={language} className="grid gap-3">
        {children}
      </TabPanel>
    </Tabs>
  );
};
