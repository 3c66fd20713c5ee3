import { addToCart, bulkCommerceSearch, changeQuantity, getCart, removeFromCart } from '@grossist/contracts';
import { quantityToNumber } from '@grossist/domain';
import { useState } from 'react';
import { callOperation, newId, ProblemError, useOperation } from '../../../api/index.ts';
import { useLocale } from '../../../i18n/index.ts';
import { presetQuantityOf } from '../../cart/index.ts';
import { isOffline, useQueueAddition } from '../../offline/index.ts';

/** One scan of a run of scans. */
export interface ScannedEntry {
  /** Differs for two scans of the same number. */
  id: string;
  code: string;
  /** The material's name; the number while it is not known. */
  name: string;
  state: ScanState;
  /** In sales units; of a queued scan, in units of the scanned number. */
  quantity: number;
  /** The line of the cart that the scan was added to. */
  lineId?: string;
}

/** Being looked up, in the cart, queued offline, undone, number of no or several materials, or failed. */
export type ScanState = 'pending' | 'added' | 'queued' | 'undone' | 'unknown' | 'several' | 'failed';

/** Returns the entries with one changed. */
export const withEntry = (
  entries: readonly ScannedEntry[],
  id: string,
  change: Partial<ScannedEntry>,
): readonly ScannedEntry[] => entries.map((entry) => (entry.id === id ? { ...entry, ...change } : entry));

/** Returns a line's quantity after a scan's part of it changes to `wanted`; at least 0, rounded to three decimals. */
export const lineAfter = (lineQuantity: number, part: number, wanted: number): number =>
  Math.max(0, Math.round((lineQuantity - part + wanted) * 1000) / 1000);

const CHANGES_CART = { invalidates: [addToCart.area, 'erp'] };

/**
 * State of a series of scans, each added to the cart as it is read, or queued offline. Scans are listed newest first and
 * can be changed or undone. [sea-05] [cart-10] [cart-13]
 */
export const useScanList = () => {
  const cultureName = useLocale();
  const toQueue = useQueueAddition();
  const adding = useOperation(addToCart, CHANGES_CART);
  const changing = useOperation(changeQuantity, CHANGES_CART);
  const removing = useOperation(removeFromCart, CHANGES_CART);
  const [entries, setEntries] = useState<readonly ScannedEntry[]>([]);

  const change = (id: string, to: Partial<ScannedEntry>): void => setEntries((before) => withEntry(before, id, to));

  const queue = async (id: string, entry: { identifier: string; quantity: number; name: string }): Promise<void> => {
    try {
      await toQueue?.({ key: id, ...entry });
      change(id, { state: 'queued', quantity: entry.quantity });
    } catch {
      change(id, { state: 'failed' });
    }
  };

  const add = async (id: string, code: string): Promise<void> => {
    const { Documents } = await callOperation(bulkCommerceSearch, { body: { Identifiers: [code], cultureName } });
    const [only] = Documents;
    if (!only) return change(id, { state: 'unknown' });
    if (Documents.length > 1) return change(id, { state: 'several' });
    const name = only.ItemLocalMaterialName;
    const quantity = quantityToNumber(presetQuantityOf(only));
    change(id, { name });
    try {
      const body = { Code: only.Code, Quantity: quantity, IdempotencyKey: id };
      const { CartItemId, AddedQuantity } = await adding.mutateAsync({ body });
      change(id, { state: 'added', quantity: AddedQuantity, lineId: CartItemId });
    } catch (error) {
      // The request may have arrived: the queue sends it with the same idempotency key.
      const isLost = error instanceof ProblemError && error.status === 0;
      if (isLost) await queue(id, { identifier: only.Code, quantity, name });
      else change(id, { state: 'failed' });
    }
  };

  const scan = async (code: string): Promise<void> => {
    const id = newId();
    setEntries((before) => [{ id, code, name: code, state: 'pending', quantity: 1 }, ...before]);
    const offline = { identifier: code, quantity: 1, name: code };
    if (isOffline()) return queue(id, offline);
    try {
      await add(id, code);
    } catch (error) {
      if (error instanceof ProblemError && error.status === 0) await queue(id, offline);
      else change(id, { state: 'failed' });
    }
  };

  /** Changes a scan's part of its cart line; 0 undoes the scan. */
  const setQuantity = async ({ id, lineId, quantity }: ScannedEntry, wanted: number): Promise<void> => {
    if (lineId === undefined) return;
    try {
      const { CartItems } = await callOperation(getCart, {});
      const line = CartItems.find(({ CartItemId }) => CartItemId === lineId);
      if (!line) return change(id, { state: 'undone', quantity: 0 });
      const left = lineAfter(line.Quantity, quantity, wanted);
      if (left === 0) await removing.mutateAsync({ body: { CartItemId: lineId } });
      else await changing.mutateAsync({ body: { CartItemId: lineId, Quantity: left } });
      change(id, wanted === 0 ? { state: 'undone', quantity: 0 } : { quantity: wanted });
    } catch {
      change(id, { state: 'failed' });
    }
  };

  return { entries, scan, setQuantity };
};
