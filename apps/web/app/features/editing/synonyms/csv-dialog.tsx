import { importSynonyms } from '@grossist/contracts';
import { useState } from 'react';
import { useOperation } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { TextAreaField } from '../../../ui/fields/text-area-field.tsx';
import { Checkbox, WarningBar } from '../../../ui/index.ts';
import { FormDialog } from '../../../ui/overlays/index.ts';
import { useProblemText } from '../parts/query-states.tsx';

const LONGEST = 500_000;

/** Many groups at once, pasted from a spreadsheet. [own-syn-05] */
export const CsvDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText();
  const problemText = useProblemText();
  const [csv, setCsv] = useState('');
  const [replaceAll, setReplaceAll] = useState(false);
  const take = useOperation(importSynonyms, { invalidates: ['search'] });
  const submit = (): void => {
    if (csv.trim() !== '') take.mutate({ body: { Csv: csv, ReplaceAll: replaceAll } });
  };
  return (
    <FormDialog
      title={text('editing.synonyms.csv')}
      cancel={text('ui.close')}
      submit={text('editing.synonyms.csv.take')}
      isDisabled={csv.trim() === ''}
      isPending={take.isPending}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextAreaField
        label={text('editing.synonyms.csv.lines')}
        hint={text('editing.synonyms.csv.hint')}
        placeholder={'da;both;kontakt;afbryder\n;one-way;rør;pipe'}
        value={csv}
        onChange={setCsv}
        maxLength={LONGEST}
        rows={8}
      />
      <Checkbox isSelected={replaceAll} onChange={setReplaceAll}>
        {text('editing.synonyms.csv.replace')}
      </Checkbox>
      {take.error && <WarningBar tone="danger">{problemText(take.error)}</WarningBar>}
      {take.data && (
        <WarningBar tone={take.data.RefusedCount > 0 ? 'warning' : 'info'}>
          <p>
            {text('editing.synonyms.csv.done', {
              added: take.data.Added,
              known: take.data.AlreadyThere,
              refused: take.data.RefusedCount,
            })}
          </p>
          <ul className="mt-1 grid max-h-40 gap-0.5 overflow-y-auto text-sm">
            {take.data.Refused.map(({ Line, Reason }) => (
              <li key={Line}>
                {text('editing.synonyms.csv.line', { line: Line })}: {Reason}
              </li>
            ))}
          </ul>
        </WarningBar>
      )}
    </FormDialog>
  );
};
