import { lazyWhenSeen } from '../../ui/when-seen.tsx';
import { useRootData } from '../../visitor.ts';
import type { ContextualHeaderProps } from './contextual-header.tsx';

const Bar = lazyWhenSeen<ContextualHeaderProps>(
  async () => (await import('./contextual-header.tsx')).ContextualHeader,
  () => null,
  { isPatient: true, hasTexts: false },
);

/** The text above every page, which the server renders and whose script no first visit waits for. */
export const ContextualHeaderPlace = () => {
  const header = useRootData()?.contextualHeader;
  return header && <Bar key={header.Version} header={header} />;
};
