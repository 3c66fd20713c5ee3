import { bulkCommerceSearch, type SearchDocument } from '@grossist/contracts';
import { cutWays, type Quantity, quantityOf } from '@grossist/domain';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { callOperation } from '../../../api/index.ts';
import { hasNumber } from '../../../exact-number.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import { useAmount } from '../../../use-amount.ts';
import { isOffline, useQueueAddition } from '../../offline/index.ts';
import { addedWords, cartonWords, useAddToCart } from '../adding/use-add-to-cart.ts';
import { factsOfMaterial, presetQuantityOf } from '../line-facts.ts';
import { useStable } from '../sheet/use-stable.ts';
import { useProblemText } from '../use-problem-text.ts';
import { useHits } from './use-hits.ts';

/** Adds materials one after the other, and returns the message on the last one. [cart-10] */
const useAdded = () => {
  const text = useText();
  const problemText = useProblemText();
  const { wireAmount } = useAmount();
  const adding = useAddToCart();
  const toQueue = useQueueAddition();
  const [queuedNumber, setQueuedNumber] = useState<string>();
  const [last, setLast] = useState<SearchDocument>();
  const [unknown, setUnknown] = useState<string>();
  const { added, queued, problem } = adding;

  const lastMessage = (): string | undefined => {
    const amount = (wire: number): string => wireAmount(wire, last?.SalesUnit ?? '');
    const carton = last?.Packaging && cartonWords(last.Packaging, text, amount);
    if (added) return [addedWords(added, text, amount), carton].filter((part) => part !== undefined).join(' · ');
    if (queued) return text(queued === 'queued' ? 'offline.queued' : 'offline.notQueued');
    return problem ? problemText(problem) : undefined;
  };
  const ofLast = lastMessage();
  const message = ofLast && `${last?.ItemLocalMaterialName ?? ''}: ${ofLast}`;
  return {
    isAdding: adding.isAdding,
    isProblem: unknown !== undefined || (problem !== null && !added),
    message:
      unknown === undefined
        ? queuedNumber === undefined
          ? message
          : text('offline.queued.named', { name: queuedNumber })
        : `${unknown}: ${text('cart.many.failed.unknown')}`,
    reportUnknown: setUnknown,
    /** Queues a number that can't be looked up without a connection. */
    queueNumber: (number: string): void => {
      toQueue?.({ identifier: number, quantity: 1, name: number }).then(
        () => setQueuedNumber(number),
        () => setUnknown(number),
      );
    },
    add: (material: SearchDocument, wanted: Quantity): void => {
      setUnknown(undefined);
      setQueuedNumber(undefined);
      setLast(material);
      adding.add(material.Code, wanted, material.ItemLocalMaterialName);
    },
  };
};

interface NumberEntry {
  /** The only material with the number. */
  onFound: (material: SearchDocument) => void;
  /** No material has the number, several have it, or the request failed. */
  onUnclear: (number: string, isUnknown: boolean) => void;
}

/** Looks up a complete number that was entered before the search answered. [sea-05] */
const useNumberEntry = ({ onFound, onUnclear }: NumberEntry) => {
  const cultureName = useLocale();
  const [waiting, setWaiting] = useState(0);
  const lookUp = async (number: string): Promise<void> => {
    setWaiting((before) => before + 1);
    try {
      const { Documents } = await callOperation(bulkCommerceSearch, { body: { Identifiers: [number], cultureName } });
      const [only] = Documents;
      if (only && Documents.length === 1 && only.IsOrderable) onFound(only);
      else onUnclear(number, Documents.length === 0);
    } catch {
      onUnclear(number, false);
    } finally {
      setWaiting((before) => before - 1);
    }
  };
  return { isLookingUp: waiting > 0, lookUp: (number: string) => void lookUp(number) };
};

/** Length of the longest number that is looked up directly. */
const LONGEST_NUMBER = 60;

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * State of the field that adds: five hits while typing, Enter chooses one and then its quantity. Enter adds a complete
 * number of one material at once – typed or scanned, even before the search has answered.
 */
export const useAddBox = (search: RefObject<HTMLInputElement | null>) => {
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [activePlace, setActivePlace] = useState(0);
  const [taken, setTaken] = useState<SearchDocument>();
  const [quantity, setQuantity] = useState<Quantity>(quantityOf(1));
  const { hits, isCurrent, hasFailed } = useHits(typed);
  const adding = useAdded();

  const type = (wanted: string): void => {
    setTyped(wanted);
    setTaken(undefined);
    setActivePlace(0);
    setOpen(wanted !== '');
  };
  const clear = (): void => {
    type('');
    search.current?.focus();
  };
  const take = (material: SearchDocument): void => {
    setTaken(material);
    setTyped(material.ItemLocalMaterialName);
    setQuantity(presetQuantityOf(material));
    setOpen(false);
  };
  const add = (material: SearchDocument, wanted: Quantity): void => {
    adding.add(material, wanted);
    clear();
  };
  const entry = useNumberEntry({
    onFound: useStable((material) => adding.add(material, presetQuantityOf(material))),
    onUnclear: useStable((number, isUnknown) => {
      if (isUnknown) adding.reportUnknown(number);
      // Shows the search for it, unless the next one is being typed.
      if (search.current?.value === '') type(number);
    }),
  });

  const enter = (wanted: string): void => {
    if (isOffline() && /\d/.test(wanted) && wanted.length <= LONGEST_NUMBER) {
      adding.queueNumber(wanted);
      clear();
      return;
    }
    if (!isCurrent && /\d/.test(wanted) && wanted.length <= LONGEST_NUMBER) {
      entry.lookUp(wanted);
      clear();
      return;
    }
    const exact = hits.filter((hit) => hit.Packaging !== undefined || hasNumber(hit, wanted));
    const [only] = exact;
    const active = hits[activePlace];
    if (only && exact.length === 1 && activePlace === 0 && only.IsOrderable) add(only, presetQuantityOf(only));
    else if (active && isOpen && isCurrent) take(active);
    else setOpen(true);
  };
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (event.key === 'Enter' && typed.trim() !== '') enter(typed.trim());
    else if (event.key === 'Escape' && typed !== '') clear();
    else if (step !== undefined && hits.length > 0) {
      setOpen(true);
      if (isOpen) setActivePlace((activePlace + step + hits.length) % hits.length);
    } else return;
    event.preventDefault();
  };

  return {
    typed,
    type,
    hits,
    isOpen: isOpen && typed.trim() !== '' && taken === undefined,
    isNothing: isCurrent && hits.length === 0,
    hasFailed,
    isAdding: adding.isAdding || entry.isLookingUp,
    activePlace,
    taken,
    quantity,
    setQuantity,
    /** Cutting or whole packages, where the quantity would be cut. */
    ways: taken && cutWays(factsOfMaterial(taken), quantity),
    message: adding.message,
    isProblem: adding.isProblem,
    press,
    take,
    open: () => setOpen(true),
    close: () => setOpen(false),
    addTaken: (wanted = quantity): void => {
      if (taken) add(taken, wanted);
    },
    /** Adds whole packages where the quantity would be cut. */
    addWhole: (wanted: Quantity): void => {
      if (taken) add(taken, cutWays(factsOfMaterial(taken), wanted)?.whole ?? wanted);
    },
  };
};
