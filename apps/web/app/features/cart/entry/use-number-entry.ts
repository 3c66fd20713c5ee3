import { bulkCommerceSearch, type SearchDocument } from '@grossist/contracts';
import { useState } from 'react';
import { callOperation } from '../../../api/index.ts';
import { useLocale } from '../../../i18n/index.ts';

interface NumberEntry {
  /** The material that bears the number, and no other does. */
  onFound: (material: SearchDocument) => void;
  /** None bears it, several do, or nobody answers. */
  onUnclear: (number: string, isUnknown: boolean) => void;
}

/** A whole number that was entered, typed or scanned, faster than the search answers: looked up by itself. [sea-05] */
export const useNumberEntry = ({ onFound, onUnclear }: NumberEntry) => {
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
