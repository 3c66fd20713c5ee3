import { getVariationListMemberships, type OperationOutput } from '@grossist/contracts';
import { useQuery } from '@tanstack/react-query';
import { callOperation } from '../../api/index.ts';

type Memberships = OperationOutput<typeof getVariationListMemberships>;
export type ListsOfMaterial = Memberships[number]['Lists'];

/** Most materials of one call. */
const MOST = 100;
const FRESH = 60_000;

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
    // The star beside it says whether it is a favorite.
    const named = (lists: ListsOfMaterial): ListsOfMaterial => lists.filter(({ Type }) => Type !== 'favorites');
    for (const { number, resolve } of batch) resolve(named(byNumber.get(number) ?? []));
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
};

/** Loads together what many rows request at once, in calls of up to 100 materials. */
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
export const membershipKey = (number: string) => [getVariationListMemberships.area, 'memberships', number];

/** Loads which of the caller's lists, beside the favorites, have a material, together with the other rows of the page. */
export const useMembership = (number: string, enabled: boolean) =>
  useQuery<ListsOfMaterial>({
    queryKey: membershipKey(number),
    queryFn: () => listsOf(number),
    staleTime: FRESH,
    enabled,
  });
