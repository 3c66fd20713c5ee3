import { languageOf } from '@grossist/domain';
import { useState } from 'react';
import { nameOfLanguage, useLocale, useText } from '../../../i18n/index.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { TextField } from '../../../ui/index.ts';
import { LanguageTabs } from '../parts/language-tabs.tsx';
import { SaveNotes } from '../parts/save-notes.tsx';
import { withText } from '../parts/texts.ts';
import { BlockOrder } from './block-order.tsx';
import type { LandingDraft } from './use-landing-draft.ts';

/** The fields of a landing page: texts by language, the picture, the blocks in their order. */
export const LandingForm = ({ draft }: { draft: LandingDraft }) => {
  const text = useText();
  const [language, setLanguage] = useState(languageOf(useLocale()));
  const { value, change } = draft;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <SaveNotes draft={draft} />
      <LanguageTabs
        language={language}
        onChange={setLanguage}
        texts={[value.title, value.introduction, value.heroText]}
      >
        <div lang={language} className="grid gap-3">
          <TextField
            label={`${text('editing.field.title')} (${nameOfLanguage(language)})`}
            value={value.title[language] ?? ''}
            maxLength={200}
            onChange={(typed) => change({ title: withText(value.title, language, typed) })}
          />
          <TextAreaField
            label={text('editing.field.introduction')}
            value={value.introduction[language] ?? ''}
            maxLength={4000}
            rows={4}
            onChange={(typed) => change({ introduction: withText(value.introduction, language, typed) })}
          />
          <TextField
            label={text('editing.field.heroText')}
            value={value.heroText[language] ?? ''}
            maxLength={300}
            onChange={(typed) => change({ heroText: withText(value.heroText, language, typed) })}
          />
        </div>
      </LanguageTabs>
      <TextField
        label={text('editing.field.heroImage')}
        hint={text('editing.field.heroImage.hint')}
        value={value.heroImageUrl}
        maxLength={400}
        onChange={(heroImageUrl) => change({ heroImageUrl })}
        error={draft.problem?.about('HeroImageUrl') && text('editing.problem.address')}
      />
      <TextField
        label={text('editing.field.heroLink')}
        placeholder="/catalogue/…"
        value={value.heroLinkUrl}
        maxLength={400}
        onChange={(heroLinkUrl) => change({ heroLinkUrl })}
        error={draft.problem?.about('HeroLinkUrl') && text('editing.problem.address')}
      />
      <BlockOrder blockIds={value.blockIds} onChange={(blockIds) => change({ blockIds })} />
    </div>
  );
};
