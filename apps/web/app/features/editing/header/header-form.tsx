import { type ContextualHeaderSettings, getContextualHeaderSettings, saveContextualHeader } from '@grossist/contracts';
import { languageOf, type Texts } from '@grossist/domain';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { callOperation } from '../../../api/index.ts';
import { nameOfLanguage, useLocale, useText } from '../../../i18n/index.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Checkbox, notify, TextField } from '../../../ui/index.ts';
import { LanguageTabs, withText } from '../parts/language-texts.tsx';
import { SaveBar, SaveNotes } from '../parts/save-controls.tsx';
import { useVersioned } from '../parts/versioned-draft.ts';

const BREAKPOINTS = ['small_mobile', 'mobile', 'large_tablet', 'desktop'] as const;

interface HeaderFields {
  title: Texts;
  body: Texts;
  linkText: Texts;
  linkUrl: string;
  breakpoints: ContextualHeaderSettings['Breakpoints'];
  isOpen: boolean;
  isPublished: boolean;
}

const savedFieldsOf = (settings: ContextualHeaderSettings) => ({
  fields: {
    title: settings.Title,
    body: settings.Text,
    linkText: settings.LinkText,
    linkUrl: settings.LinkUrl,
    breakpoints: settings.Breakpoints,
    isOpen: settings.IsOpen,
    isPublished: settings.IsPublished,
  },
  version: settings.Version,
});

/** Edits the message above every page: texts by language, window widths, opened or closed at first. */
export const HeaderForm = ({ settings }: { settings: ContextualHeaderSettings }) => {
  const text = useText();
  const [language, setLanguage] = useState(languageOf(useLocale()));
  const { revalidate } = useRevalidator();
  const draft = useVersioned<HeaderFields>({
    ...savedFieldsOf(settings),
    save: async (fields, Version) => {
      const body = {
        Title: fields.title,
        Text: fields.body,
        LinkText: fields.linkText,
        LinkUrl: fields.linkUrl.trim(),
        Breakpoints: fields.breakpoints,
        IsOpen: fields.isOpen,
        IsPublished: fields.isPublished,
        Version,
      };
      return (await callOperation(saveContextualHeader, { body })).Version;
    },
    findNow: async () => savedFieldsOf(await callOperation(getContextualHeaderSettings, {})),
    invalidates: ['catalogue'],
    onSaved: ({ isPublished }) => {
      notify(text(isPublished ? 'editing.saved.published' : 'editing.saved.draft'));
      void revalidate();
    },
  });
  const { value, change, problem } = draft;
  const { title, body, linkText } = value;
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <SaveNotes draft={draft} />
      <LanguageTabs language={language} onChange={setLanguage} texts={[title, body, linkText]}>
        <div lang={language} className="grid gap-3">
          <TextField
            label={`${text('editing.field.title')} (${nameOfLanguage(language)})`}
            value={title[language] ?? ''}
            maxLength={120}
            onChange={(typed) => change({ title: withText(title, language, typed) })}
            error={problem?.about('Title') && text('editing.problem.title')}
          />
          <TextAreaField
            label={text('editing.field.body')}
            value={body[language] ?? ''}
            maxLength={600}
            rows={3}
            onChange={(typed) => change({ body: withText(body, language, typed) })}
          />
          <TextField
            label={text('editing.header.linkText')}
            value={linkText[language] ?? ''}
            maxLength={80}
            onChange={(typed) => change({ linkText: withText(linkText, language, typed) })}
            error={problem?.about('LinkText') && text('editing.header.linkText.missing')}
          />
        </div>
      </LanguageTabs>
      <TextField
        label={text('editing.header.linkUrl')}
        placeholder="/pages/…"
        value={value.linkUrl}
        maxLength={400}
        onChange={(linkUrl) => change({ linkUrl })}
        error={problem?.about('LinkUrl') && text('editing.problem.address')}
      />
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-semibold">{text('editing.header.shownOn')}</legend>
        {BREAKPOINTS.map((name) => (
          <Checkbox
            key={name}
            isSelected={value.breakpoints.includes(name)}
            onChange={(isShown) =>
              change({
                breakpoints: BREAKPOINTS.filter((one) => (one === name ? isShown : value.breakpoints.includes(one))),
              })
            }
          >
            {text(`editing.header.width.${name}`)}
          </Checkbox>
        ))}
        {problem?.about('Breakpoints') && (
          <p role="alert" className="text-sm text-danger">
            {text('editing.header.shownOn.missing')}
          </p>
        )}
      </fieldset>
      <Checkbox isSelected={value.isOpen} onChange={(isOpen) => change({ isOpen })}>
        {text('editing.header.isOpen')}
      </Checkbox>
      <SaveBar draft={draft} isNew={draft.version === 0} />
    </div>
  );
};
