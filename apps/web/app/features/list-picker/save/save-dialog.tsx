import {
  addLinesToVariationList,
  addOrderLinesToVariationList,
  getEditableVariationLists,
  type OperationOutput,
} from '@grossist/contracts';
import { useId, useState } from 'react';
import { type ProblemError, useOperation, useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Badge, Checkbox, notify, Skeleton, WarningBar } from '../../../ui/index.ts';
import { ConfirmDialog } from '../../../ui/overlays/index.ts';
import { NewList } from '../new-list.tsx';
import { CHANGES_LISTS, useListProblem } from '../use-lists.ts';
import type { SavedMaterial, SavedSource } from './save-to-list.tsx';

type Saved = OperationOutput<typeof addLinesToVariationList>;

/** Saves materials or lines to a list and reports which were added, already there or refused. */
const useSaveToList = (onSaved: () => void) => {
  const text = useText();
  const settings = {
    invalidates: CHANGES_LISTS,
    onSuccess: ({ Name: list, AddedCount, AlreadyThereCount, NotAdded }: Saved): void => {
      const parts = [text('lists.saved', { count: AddedCount, list })];
      if (AlreadyThereCount > 0) parts.push(text('lists.saved.there', { count: AlreadyThereCount }));
      if (NotAdded.length > 0) parts.push(text('lists.saved.not', { count: NotAdded.length }));
      notify(parts.join(' '));
      onSaved();
    },
  };
  const materials = useOperation(addLinesToVariationList, settings);
  const lines = useOperation(addOrderLinesToVariationList, settings);
  const problem: ProblemError | null = materials.error ?? lines.error;
  return {
    problem,
    isPending: materials.isPending || lines.isPending,
    /** `chosen`: SAP numbers, where the source has materials to choose from. */
    save: (ListId: string, source: SavedSource, chosen: ReadonlySet<string>): void => {
      if (source.kind === 'lines') return lines.mutate({ body: { ...source.from, ListId } });
      const Lines = source.materials
        .filter(({ SapMaterialNumber }) => chosen.has(SapMaterialNumber))
        .map(({ SapMaterialNumber }) => ({ SapMaterialNumber }));
      materials.mutate({ body: { ListId, Lines } });
    },
  };
};

const NO_MATERIALS: readonly SavedMaterial[] = [];

/** Chooses the list, and of materials those that are wanted, then saves them. [own-vl-07] [own-vl-12] */
export const SaveDialog = ({ source, onClose }: { source: SavedSource; onClose: () => void }) => {
  const text = useText();
  const problemText = useListProblem();
  const { data, error } = useOperationQuery(getEditableVariationLists, { query: {} });
  const [wanted, setWanted] = useState<string>();
  const materials = source.kind === 'materials' ? source.materials : NO_MATERIALS;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(materials.map(({ SapMaterialNumber }) => SapMaterialNumber)),
  );
  const saving = useSaveToList(onClose);
  const preset = data?.find(({ IsDefault }) => IsDefault) ?? data?.[0];
  const listId = wanted ?? preset?.Id;
  const count = source.kind === 'lines' ? source.count : chosen.size;
  const problem = saving.problem ?? (data ? null : error);

  const choose = (number: string, isOn: boolean): void => {
    const next = new Set(chosen);
    if (isOn) next.add(number);
    else next.delete(number);
    setChosen(next);
  };
  return (
    <ConfirmDialog
      title={text('lists.save.title', { count })}
      cancel={text('ui.close')}
      confirm={text('lists.save.do')}
      isDisabled={listId === undefined || count === 0}
      isPending={saving.isPending}
      onConfirm={() => listId !== undefined && saving.save(listId, source, chosen)}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {problem && <WarningBar tone="danger">{problemText(problem)}</WarningBar>}
        {data ? (
          <Choice lists={data} chosen={listId} onChoose={setWanted} />
        ) : (
          !error && <Skeleton className="h-32 w-full" />
        )}
        <NewList onCreated={({ Id }) => setWanted(Id)} />
        {materials.length > 1 && (
          <fieldset className="grid gap-1.5">
            <legend className="mb-1 text-sm font-semibold">{text('lists.save.materials')}</legend>
            {materials.map(({ SapMaterialNumber, Name }) => (
              <Checkbox
                key={SapMaterialNumber}
                isSelected={chosen.has(SapMaterialNumber)}
                onChange={(isOn) => choose(SapMaterialNumber, isOn)}
              >
                <span className="min-w-0 break-words">{Name}</span>
              </Checkbox>
            ))}
          </fieldset>
        )}
      </div>
    </ConfirmDialog>
  );
};

interface ChoiceProps {
  lists: readonly { Id: string; Name: string; IsDefault: boolean }[];
  chosen: string | undefined;
  onChoose: (listId: string) => void;
}

const Choice = ({ lists, chosen, onChoose }: ChoiceProps) => {
  const text = useText();
  const name = useId();
  return (
    <fieldset className="grid max-h-56 gap-1 overflow-y-auto">
      <legend className="mb-1 text-sm font-semibold">{text('lists.save.list')}</legend>
      {lists.map((list) => (
        <label key={list.Id} className="flex min-h-8 cursor-pointer items-center gap-2">
          <input
            type="radio"
            name={name}
            checked={list.Id === chosen}
            onChange={() => onChoose(list.Id)}
            className="size-4.5 accent-(--color-accent)"
          />
          <span className="min-w-0 flex-1 break-words">{list.Name}</span>
          {list.IsDefault && <Badge>{text('lists.default')}</Badge>}
        </label>
      ))}
    </fieldset>
  );
};
