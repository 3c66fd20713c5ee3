import { useText } from '../../../i18n/index.ts';
import { KIND_NAMES } from './kind-names.ts';

/** Returns what a kind of record is called; a rare kind keeps its own name. */
export const useKindName = (): ((kind: string) => string) => {
  const text = useText();
  return (kind) => {
    const key = KIND_NAMES[kind];
    return key === undefined ? kind : text(key);
  };
};
