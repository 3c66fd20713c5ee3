import { getContextualHeaderSettings, getHeader, type HeaderEntry } from '@grossist/contracts';
import { useDeferredValue, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useOperationQuery } from '../../../api/index.ts';
import { splitLocale, useLocale, useText } from '../../../i18n/index.ts';
import { Select } from '../../../ui/choices/index.ts';
import { Badge, Checkbox, ShopLink, TextField } from '../../../ui/index.ts';
import { ScreenHead } from '../../desk/index.ts';
import { Answered } from '../parts/query-states.tsx';
import { HeaderForm } from './header-form.tsx';

const DEPTHS = [1, 2, 3, 4];
const USUAL_DEPTH = 2;

type Entry = Omit<HeaderEntry, 'Children'> & { Children?: readonly Entry[] };

const Entries = ({ entries }: { entries: readonly Entry[] }) => {
  const text = useText();
  return (
    <ul className="grid gap-1 pl-4">
      {entries.map((entry) => (
        <li key={entry.CatalogNodeId}>
          <span className="flex flex-wrap items-center gap-2">
            <ShopLink
              to={entry.Url}
              aria-current={entry.IsActive ? 'true' : undefined}
              className={`rounded-sm py-0.5 hover:underline ${entry.IsActive ? 'font-semibold' : ''}`}
            >
              {entry.Name}
            </ShopLink>
            {entry.HasDraft && <Badge tone="warning">{text('editing.header.draft')}</Badge>}
          </span>
          {entry.Children && entry.Children.length > 0 && <Entries entries={entry.Children} />}
        </li>
      ))}
    </ul>
  );
};

/** Previews the header's links on a page, as visitors see them or with the editors' drafts. [ctx-04] */
const HeaderPreview = () => {
  const text = useText();
  const cultureName = useLocale();
  const [address] = useSearchParams();
  const [page, setPage] = useState(splitLocale(address.get('path') ?? '/').path);
  const [isEditing, setEditing] = useState(true);
  const [depth, setDepth] = useState(USUAL_DEPTH);
  const path = useDeferredValue(page.trim());
  const header = useOperationQuery(
    getHeader,
    { query: { path, editMode: isEditing ? 'true' : 'false', depth, cultureName } },
    { keepPrevious: true },
  );
  return (
    <section aria-labelledby="header-preview" className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id="header-preview" className="text-xl">
        {text('editing.header.preview')}
      </h2>
      <div className="grid items-end gap-3 tablet:grid-cols-[minmax(0,1fr)_10rem]">
        <TextField label={text('editing.header.path')} value={page} maxLength={400} onChange={setPage} />
        <Select
          label={text('editing.header.depth')}
          options={DEPTHS.map((level) => ({ id: String(level), name: String(level) }))}
          value={String(depth)}
          onChange={(id) => setDepth(DEPTHS.find((level) => String(level) === id) ?? USUAL_DEPTH)}
        />
      </div>
      <Checkbox isSelected={isEditing} onChange={setEditing}>
        {text('editing.header.editMode')}
      </Checkbox>
      <Answered answer={header} loading={['panel']}>
        {({ Items, Path, Pages }) => (
          <div className="grid gap-4 rounded-lg border border-line bg-surface p-4">
            {Path.length > 0 && <p className="text-sm text-muted">{Path.map(({ Name }) => Name).join(' › ')}</p>}
            <nav aria-label={text('editing.header.preview')} className="-ml-4">
              <Entries entries={Items} />
            </nav>
            {Pages.length > 0 && (
              <ul className="flex flex-wrap gap-x-5 gap-y-1 border-t border-line pt-3">
                {Pages.map(({ Url, Title }) => (
                  <li key={Url}>
                    <ShopLink to={Url} className="hover:underline">
                      {Title}
                    </ShopLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </Answered>
    </section>
  );
};

/** Edits the message above every page and previews the header's links. [own-hdr-02] [own-hdr-03] [ctx-04] */
export default function EditHeader() {
  const text = useText();
  const settings = useOperationQuery(getContextualHeaderSettings, {});
  return (
    <>
      <ScreenHead title={text('editing.header')} lead={text('editing.header.lead')} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10">
        <Answered answer={settings} loading={['tabs', 'field', 'area', 'field', 'field', 'facts', 'field']}>
          {(found) => <HeaderForm settings={found} />}
        </Answered>
        <HeaderPreview />
      </div>
    </>
  );
}
