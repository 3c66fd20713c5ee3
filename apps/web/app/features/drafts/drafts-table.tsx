import type { OrderDraft } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { Checkbox } from '../../ui/index.ts';
import { DraftRow } from './draft-row.tsx';

export interface DraftsTableProps {
  drafts: readonly OrderDraft[];
  marked: ReadonlySet<string>;
  onMark: (ids: ReadonlySet<string>) => void;
  isLoading: boolean;
  onLoad: (draft: OrderDraft) => void;
}

/** The drafts, newest first: a table that is drawn as cards on a phone. */
export const DraftsTable = ({ drafts, marked, onMark, isLoading, onLoad }: DraftsTableProps) => {
  const text = useText();
  const count = drafts.filter(({ CartId }) => marked.has(CartId)).length;
  const mark = (id: string, isMarked: boolean): void => {
    const next = new Set(marked);
    if (isMarked) next.add(id);
    else next.delete(id);
    onMark(next);
  };
  const heads = [
    text('drafts.name'),
    text('drafts.type'),
    text('drafts.lines'),
    text('drafts.account'),
    text('drafts.changed'),
  ];
  return (
    <div className="overflow-clip rounded-lg border border-line bg-surface">
      <table
        role="table"
        aria-label={text('pages.drafts')}
        className="w-full border-collapse text-left max-tablet:block"
      >
        <thead role="rowgroup" className="border-b border-line text-sm text-muted max-tablet:block">
          <tr role="row" className="max-tablet:flex max-tablet:items-center max-tablet:gap-3 max-tablet:p-3">
            <th role="columnheader" scope="col" className="tablet:w-10 tablet:py-2 tablet:pl-3">
              <Checkbox
                isSelected={count > 0 && count === drafts.length}
                isIndeterminate={count > 0 && count < drafts.length}
                onChange={(isAll) => onMark(new Set(isAll ? drafts.map(({ CartId }) => CartId) : []))}
                aria-label={text('drafts.mark.all')}
              />
            </th>
            {heads.map((head, place) => (
              <th
                key={head}
                role="columnheader"
                scope="col"
                className={`font-semibold tablet:px-3 ${place === 2 ? 'text-right' : ''} ${place === 0 ? '' : 'max-tablet:sr-only'}`}
              >
                {head}
              </th>
            ))}
            <th role="columnheader" scope="col" className="max-tablet:sr-only">
              <span className="sr-only">{text('drafts.actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup" className="max-tablet:block">
          {drafts.map((draft) => (
            <DraftRow
              key={draft.CartId}
              draft={draft}
              isMarked={marked.has(draft.CartId)}
              onMark={(isMarked) => mark(draft.CartId, isMarked)}
              isLoading={isLoading}
              onLoad={() => onLoad(draft)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
};
