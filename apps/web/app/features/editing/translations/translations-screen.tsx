import {
  getDocumentTypeTranslations,
  getSapErrorTranslations,
  getUrlTypeTranslations,
  getUserSegmentTranslations,
  type OperationOutput,
  saveDocumentTypeTranslations,
  saveSapErrorTranslations,
  saveUrlTypeTranslations,
  saveUserSegmentTranslations,
} from '@grossist/contracts';
import { LANGUAGES, type Language, textIn } from '@grossist/domain';
import { type FormEvent, useId, useState } from 'react';
import { useOperation, useOperationQuery } from '../../../api/index.ts';
import { nameOfLanguage, useText } from '../../../i18n/index.ts';
import {
  Button,
  Checkbox,
  EmptyState,
  INPUT_STYLE,
  notify,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
  TextField,
} from '../../../ui/index.ts';
import { ChoiceRow, ScreenHead, useAddress } from '../../desk/index.ts';
import { Answered, useProblemNotice } from '../parts/query-states.tsx';

/** A code that the shop has not met yet. */
const AddCode = ({ onAdd }: { onAdd: (code: string) => void }) => {
  const text = useText();
  const [code, setCode] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (code.trim() === '') return;
    onAdd(code.trim());
    setCode('');
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-2">
      <TextField
        label={text('editing.translations.newCode')}
        value={code}
        onChange={setCode}
        maxLength={100}
        className="min-w-0 flex-1 tablet:w-60 tablet:flex-none"
      />
      <Button type="submit" isDisabled={code.trim() === ''}>
        {text('editing.add')}
      </Button>
    </form>
  );
};

/** What is translated by code, with the calls of each kind. [trn-01] to [trn-04] */
const KINDS = [
  { id: 'documents', get: getDocumentTypeTranslations, save: saveDocumentTypeTranslations, longest: 200 },
  { id: 'errors', get: getSapErrorTranslations, save: saveSapErrorTranslations, longest: 1000 },
  { id: 'links', get: getUrlTypeTranslations, save: saveUrlTypeTranslations, longest: 200 },
  { id: 'segments', get: getUserSegmentTranslations, save: saveUserSegmentTranslations, longest: 200 },
] as const;

type Kind = (typeof KINDS)[number];

/** Saves one language of a code, with the way back; what somebody changed meanwhile is not written over. */
const useTranslationCell = (kind: Kind, { Code, Texts, Version }: Translation, language: Language) => {
  const text = useText();
  const command = useOperation(kind.save, useProblemNotice('translations'));
  const write = (next: string, seen: number, onSuccess?: () => void): void => {
    const texts = { ...Texts, [language]: next };
    if (next === '') delete texts[language];
    command.mutate({ body: { Translations: [{ Code, Texts: texts, Version: seen }] } }, { onSuccess });
  };
  return {
    isPending: command.isPending,
    save: (next: string): void =>
      write(next, Version, () =>
        notify(text('editing.translations.saved', { code: Code, language: nameOfLanguage(language) }), () =>
          write(Texts[language] ?? '', Version + 1),
        ),
      ),
  };
};

type Translation = OperationOutput<typeof getDocumentTypeTranslations>['Translations'][number];

const isMissing = ({ Texts }: Translation, language: Language): boolean => (Texts[language] ?? '') === '';

interface CellProps {
  kind: Kind;
  translation: Translation;
  language: Language;
}

const Cell = ({ kind, translation, language }: CellProps) => {
  const text = useText();
  const note = useId();
  const saved = translation.Texts[language] ?? '';
  const shown = saved === '' ? textIn(translation.Texts, language) : undefined;
  const [typed, setTyped] = useState<string>();
  const { save, isPending } = useTranslationCell(kind, translation, language);
  const leave = (): void => {
    const next = typed?.trim();
    setTyped(undefined);
    if (next !== undefined && next !== saved) save(next);
  };
  return (
    <TableCell>
      <input
        lang={language}
        value={typed ?? saved}
        maxLength={kind.longest}
        aria-label={text('editing.translations.cell', { code: translation.Code, language: nameOfLanguage(language) })}
        aria-busy={isPending}
        aria-describedby={shown ? note : undefined}
        placeholder={shown?.text}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
        onKeyDown={(event) => {
          if (event.key === 'Enter') leave();
          else if (event.key === 'Escape') setTyped(undefined);
        }}
        className={`${INPUT_STYLE} min-w-40`}
      />
      {shown && (
        <span id={note} className="block text-sm text-muted">
          {text('editing.translations.fallback', { language: nameOfLanguage(shown.language) })}
        </span>
      )}
    </TableCell>
  );
};

interface TranslationTableProps {
  kind: Kind;
  translations: readonly Translation[];
}

/** Codes with their languages as columns; a field is saved when it is left. */
const TranslationTable = ({ kind, translations }: TranslationTableProps) => {
  const text = useText();
  const [added, setAdded] = useState<readonly string[]>([]);
  const [onlyMissing, setOnlyMissing] = useState(false);
  const known = new Set(translations.map(({ Code }) => Code));
  const fresh = added
    .filter((code) => !known.has(code))
    .map((Code): Translation => ({ Code, Texts: {}, Version: 0, ModifiedAt: null }));
  const rows = [
    ...fresh,
    ...translations.filter((one) => !onlyMissing || LANGUAGES.some((each) => isMissing(one, each))),
  ];
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <AddCode onAdd={(code) => setAdded([code, ...added.filter((one) => one !== code)])} />
      <p className="text-sm text-muted">{text('editing.translations.hint')}</p>
      <Checkbox isSelected={onlyMissing} onChange={setOnlyMissing}>
        {text('editing.translations.onlyMissing')}
      </Checkbox>
      {rows.length === 0 ? (
        <EmptyState title={text(onlyMissing ? 'editing.translations.complete' : 'editing.translations.none')} />
      ) : (
        <Table caption={text(`editing.translations.${kind.id}`)}>
          <TableHead>
            <TableHeading>{text('editing.translations.code')}</TableHeading>
            {LANGUAGES.map((language) => (
              <TableHeading key={language}>
                <span lang={language}>{nameOfLanguage(language)}</span>
                <span className="block text-sm font-normal text-muted">
                  {text('editing.translations.missing', {
                    count: translations.filter((one) => isMissing(one, language)).length,
                  })}
                </span>
              </TableHeading>
            ))}
          </TableHead>
          <TableBody>
            {rows.map((translation) => (
              <TableRow key={translation.Code}>
                <TableHeading scope="row">
                  <span className="font-mono text-sm">{translation.Code}</span>
                </TableHeading>
                {LANGUAGES.map((language) => (
                  <Cell key={language} kind={kind} translation={translation} language={language} />
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </div>
  );
};

const OfKind = ({ kind }: { kind: Kind }) => {
  const known = useOperationQuery(kind.get, {});
  return (
    <Answered answer={known} loading={['field', 'line', { columns: 5 }]}>
      {({ Translations }) => <TranslationTable kind={kind} translations={Translations} />}
    </Answered>
  );
};

/** What the shop calls the things that other systems know by a code. [own-trn-01] to [own-trn-04] */
export default function EditTranslations() {
  const text = useText();
  const { get, go } = useAddress('/editor/translations');
  const kind = KINDS.find(({ id }) => id === get('kind')) ?? KINDS[0];
  return (
    <>
      <ScreenHead title={text('editing.translations')} lead={text('editing.translations.lead')} />
      <ChoiceRow
        label={text('editing.translations')}
        choices={KINDS.map(({ id }) => ({ id, name: text(`editing.translations.${id}`) }))}
        value={kind.id}
        onChange={(id) => go({ kind: id })}
      />
      <OfKind key={kind.id} kind={kind} />
    </>
  );
}
