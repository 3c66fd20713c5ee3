import { useNavigate, useSearchParams } from 'react-router';
import { useStable } from '../../cart/index.ts';
import { type ProjectAddress, readProjectAddress, writeProjectAddress } from './project-address.ts';

/** View, layout and kit of the page, kept in the address: a reload and a link show the same. */
export const useProjectAddress = () => {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const address = readProjectAddress(search);
  const show = useStable((part: Partial<ProjectAddress>): void => {
    const query = writeProjectAddress({ ...address, ...part });
    void navigate({ search: query }, { replace: true, preventScrollReset: true });
  });
  return { ...address, show };
};
