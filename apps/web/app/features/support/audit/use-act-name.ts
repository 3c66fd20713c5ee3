import { useText } from '../../../i18n/index.ts';
import { NAMED_ACTS } from './data/acts.ts';

type NamedAct = (typeof NAMED_ACTS)[number];

const NAMED: ReadonlySet<string> = new Set(NAMED_ACTS);

const isNamed = (act: string): act is NamedAct => NAMED.has(act);

/** Returns the name of an act; its code for an act of another release that has no name here. */
export const useActName = (): ((act: string) => string) => {
  const text = useText();
  return (act) => (isNamed(act) ? text(`audit.act.${act}`) : act);
};
