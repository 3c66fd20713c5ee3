import {
  addVariationToList,
  getVariationListMemberships,
  type OperationOutput,
  patchVariationList,
  removeVariationFromList,
} from '@grossist/contracts';
import { useQuery } from '@tanstack/react-query';
import { callOperation, type ProblemError, useOperation } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { notify } from '../../ui/index.ts';
import { CHANGES_LISTS, useListProblem } from './use-lists.ts';

/** A list, as far as a message needs it. */
interface NamedList {
  Id: string;
  Name: string;
}

/** Adds a material to a list or removes it, with undo. [vl-08] [vl-09] [vl-10] */
export const useListLines = (VariationId: string) => {
  const text = useText();
  const problemText = useListProblem();
  const settings = { invalidates: CHANGES_LISTS, onError: (problem: ProblemError) => notify(problemText(problem)) };
  const add = useOperation(addVariationToList, settings);
  const remove = useOperation(removeVariationFromList, settings);
  const undo = useOperation(patchVariationList, settings);

  const set = async (list: NamedList, isOn: boolean): Promise<void> => {
    const params = { id: list.Id };
    try {
      if (isOn) await add.mutateAsync({ params, body: { VariationId } });
      else await remove.mutateAsync({ params, query: { VariationId } });
    } catch {
      // onError shows why.
      return;
    }
    const change = isOn ? { sapMaterialNumbersToRemove: [VariationId] } : { sapMaterialNumbersToAdd: [VariationId] };
    notify(text(isOn ? 'lists.picker.added' : 'lists.picker.removed', { list: list.Name }), () =>
      undo.mutate({ params, body: change }),
    );
  };
  return { set, isPending: add.isPending || remove.isPending };
};

type Memberships = OperationOutput<typeof getVariationListMemberships>;
type ListsOfMaterial = Memberships[number]['Lists'];

/** Most materials of one call. */
const MOST = 100;
const STALE_MS = 60_000;

interface Waiting {
  number: string;
  resolve: (lists: ListsOfMaterial) => void;
  reject: (reason: unknown) => void;
}

let waiting: Waiting[] = [];

const load = async (batch: readonly Waiting[]): Promise<void> => {
  try {
    const SapMaterialNumbers = [...new Set(batch.map(({ number }) => number))];
    const found = await callOperation(getVariationListMemberships, { query: { SapMaterialNumbers } });
    const byNumber = new Map(found.map(({ SapMaterialNumber, Lists }) => [SapMaterialNumber, Lists]));
    // Favorites are shown by the star beside it.
    const named = (lists: ListsOfMaterial): ListsOfMaterial => lists.filter(({ Type }) => Type !== 'favorites');
    for (const { number, resolve } of batch) resolve(named(byNumber.get(number) ?? []));
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
};

/** Batches the requests of many rows into calls of up to 100 materials. */
const listsOf = (number: string): Promise<ListsOfMaterial> =>
  new Promise((resolve, reject) => {
    if (waiting.length === 0) {
      setTimeout(() => {
        const all = waiting;
        waiting = [];
        for (let first = 0; first < all.length; first += MOST) void load(all.slice(first, first + MOST));
      }, 0);
    }
    waiting.push({ number, resolve, reject });
  });

/** Returns the key under which the lists of a material are cached. */
const membershipKey = (number: string) => [getVariationListMemberships.area, 'memberships', number];

/** Loads which of the caller's lists, beside the favorites, have a material, together with the other rows of the page. */
export const useMembership = (number: string, enabled: boolean) =>
  useQuery<ListsOfMaterial>({
    queryKey: membershipKey(number),
    queryFn: () => listsOf(number),
    staleTime: STALE_MS,
    enabled,
  });
