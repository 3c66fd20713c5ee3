import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { ChoiceRow, ScreenHead, useAddress } from '../../desk/index.ts';
import { Answered } from '../parts/answered.tsx';
import { KINDS, type Kind } from './kinds.ts';
import { TranslationTable } from './translation-table.tsx';

const OfKind = ({ kind }: { kind: Kind }) => {
  const known = useOperationQuery(kind.get, {});
  return (
    <Answered answer={known}>
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
