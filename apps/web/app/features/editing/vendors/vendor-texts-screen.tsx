import { getVendor, getVendorSettings, type OperationOutput, saveVendorSettings } from '@grossist/contracts';
import { languageOf, type Texts } from '@grossist/domain';
import { useState } from 'react';
import { callOperation, useOperationQuery } from '../../../api/index.ts';
import { nameOfLanguage, useLocale, useText } from '../../../i18n/index.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Button, LinkButton, notify, TextField } from '../../../ui/index.ts';
import { type DeskScreenProps, ScreenHead } from '../../desk/index.ts';
import { LanguageTabs, withText } from '../parts/language-texts.tsx';
import { DetailScreen } from '../parts/query-states.tsx';
import { SaveNotes } from '../parts/save-controls.tsx';
import { useVersioned } from '../parts/versioned-draft.ts';

type Settings = OperationOutput<typeof getVendorSettings>;

interface VendorFields {
  description: Texts;
  website: string;
}

const savedFieldsOf = ({ Description, WebsiteUrl, Version }: Settings) => ({
  fields: { description: Description, website: WebsiteUrl },
  version: Version,
});

const VendorTexts = ({ settings }: { settings: Settings }) => {
  const text = useText();
  const [language, setLanguage] = useState(languageOf(useLocale()));
  const params = { code: settings.Code };
  const draft = useVersioned<VendorFields>({
    ...savedFieldsOf(settings),
    save: async ({ description, website }, Version) => {
      const body = { Description: description, WebsiteUrl: website.trim(), Version };
      return (await callOperation(saveVendorSettings, { params, body })).Version;
    },
    findNow: async () => savedFieldsOf(await callOperation(getVendorSettings, { params })),
    invalidates: ['catalogue'],
    onSaved: () => notify(text('editing.saved')),
  });
  const { description, website } = draft.value;
  return (
    <div className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <SaveNotes draft={draft} />
      <LanguageTabs language={language} onChange={setLanguage} texts={[description]}>
        <TextAreaField
          label={`${text('editing.vendors.description')} (${nameOfLanguage(language)})`}
          value={description[language] ?? ''}
          maxLength={4000}
          rows={8}
          onChange={(typed) => draft.change({ description: withText(description, language, typed) })}
        />
      </LanguageTabs>
      <TextField
        label={text('editing.vendors.website')}
        placeholder="https://"
        inputMode="url"
        value={website}
        maxLength={400}
        onChange={(typed) => draft.change({ website: typed })}
        error={draft.problem?.about('WebsiteUrl') && text('editing.problem.address')}
      />
      <div className="flex items-center justify-end gap-3">
        {draft.isChanged && <span className="mr-auto text-sm text-muted">{text('editing.unsaved')}</span>}
        <Button kind="primary" onPress={() => draft.submit()} isPending={draft.isSaving}>
          {text('editing.save')}
        </Button>
      </div>
    </div>
  );
};

/** A vendor's texts in the shop's languages, and its own site. [own-ven-03] [own-ven-04] */
export default function EditVendor({ params: { code = '' } }: DeskScreenProps) {
  const text = useText();
  const cultureName = useLocale();
  const vendor = useOperationQuery(getVendor, { params: { code }, query: { cultureName } });
  const settings = useOperationQuery(getVendorSettings, { params: { code } });
  const name = vendor.data?.Name ?? code;
  return (
    <DetailScreen
      list={{ name: text('editing.vendors'), path: '/editor/vendors' }}
      name={name}
      path={`/editor/vendors/${code}`}
      head={
        <ScreenHead title={name}>
          {vendor.data && <LinkButton to={vendor.data.Url}>{text('editing.open')}</LinkButton>}
        </ScreenHead>
      }
      answer={settings}
      loading={['tabs', 'area', 'field']}
    >
      {(found) => <VendorTexts key={found.Code} settings={found} />}
    </DetailScreen>
  );
}
