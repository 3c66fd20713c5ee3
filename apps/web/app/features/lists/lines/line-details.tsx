import { bulkCommerceSearch, type VariationListLine } from '@grossist/contracts';
import { marketFacts } from '@grossist/domain';
import { useOperationQuery } from '../../../api/index.ts';
import { useFormat, useLocale, useText } from '../../../i18n/index.ts';
import { Button, Picture, ShopLink } from '../../../ui/index.ts';
import { useSignedInUser } from '../../../visitor.ts';
import { NoteField } from '../../cart/index.ts';
import { ListPicker } from '../../list-picker/index.ts';
import type { ListLineActions } from './use-line-commands.ts';

/** Alternatives that are shown. */
const SHOWN = 5;
const STALE_MS = 60_000;

interface LineDetailsProps {
  line: VariationListLine;
  mayEdit: boolean;
  actions: ListLineActions;
}

/** Note of a line, who added it, its other lists, and what could take its place. */
export const LineDetails = ({ line, mayEdit, actions }: LineDetailsProps) => {
  const text = useText();
  const format = useFormat();
  const user = useSignedInUser();
  const { timeZone } = marketFacts(user?.market ?? 'DK');
  const date = format.time(line.AddedAt, timeZone);
  return (
    <section
      aria-label={text('lists.line.details', { name: line.ItemLocalMaterialName })}
      className="grid gap-3 rounded-md bg-sunken p-3"
    >
      {mayEdit ? (
        <NoteField
          label={text('lists.line.note')}
          hint={text('lists.line.note.hint')}
          saved={line.Note}
          onSave={(Note) => actions.change(line, { Note })}
        />
      ) : (
        line.Note !== '' && <p className="whitespace-pre-line [overflow-wrap:anywhere]">{line.Note}</p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <p className="text-sm text-muted">
          {line.AddedByName === ''
            ? text('lists.line.added', { date })
            : text('lists.line.addedBy', { date, name: line.AddedByName })}
        </p>
        <ListPicker material={line} />
      </div>
      {mayEdit && line.AlternativeProducts.length > 0 && <Alternatives line={line} actions={actions} />}
    </section>
  );
};

/** Other materials that do the same, each of which can take the line's place. [sea-05] */
const Alternatives = ({ line, actions }: Pick<LineDetailsProps, 'line' | 'actions'>) => {
  const text = useText();
  const cultureName = useLocale();
  const { data } = useOperationQuery(
    bulkCommerceSearch,
    { body: { Identifiers: line.AlternativeProducts.slice(0, SHOWN), cultureName } },
    { staleTime: STALE_MS },
  );
  if (!data || data.Documents.length === 0) return null;
  return (
    <section className="grid gap-1.5">
      <h3 className="text-sm font-semibold">{text('cart.details.alternatives')}</h3>
      <ul className="divide-y divide-line rounded-md border border-line bg-surface">
        {data.Documents.map((material) => (
          <li key={material.Code} className="flex flex-wrap items-center gap-x-3 gap-y-1 p-2">
            <Picture src={material.ImageUrl} alt="" width={40} height={40} />
            <ShopLink to={material.Url} className="min-w-40 flex-1 hover:underline">
              {material.ItemLocalMaterialName}
            </ShopLink>
            <Button size="small" onPress={() => actions.replace(line, material)}>
              {text('lists.line.replace')}
              <span className="sr-only"> {line.ItemLocalMaterialName}</span>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
};
