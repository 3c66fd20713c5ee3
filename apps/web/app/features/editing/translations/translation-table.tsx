import type { getDocumentTypeTranslations, OperationOutput } from '@grossist/contracts';
import { LANGUAGES, type Language, textIn } from '@grossist/domain';
import { useId, useState } from 'react';
import { nameOfLanguage, useText } from '../../../i18n/index.ts';
import {
  Checkbox,
  EmptyState,
  INPUT_STYLE,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '../../../ui/index.ts';
import { AddCode } from './add-code.tsx';
import type { Kind } from './kinds.ts';
import { useTranslationCell } from './use-translation-cell.ts';

export type Translation = OperationOutput<typeof getDocumentTypeTranslations>['Translations'][number];

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
export const TranslationTable = ({ kind, translations }: TranslationTableProps) => {
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
