import { useNavigate } from 'react-router';
import { useShopPath } from '../../i18n/index.ts';

/** Returns a function that goes to the page of a list. */
export const useShowList = (): ((path: string) => void) => {
  const navigate = useNavigate();
  const shopPath = useShopPath();
  return (path) => void navigate(shopPath(path), { preventScrollReset: true });
};
