import { useNavigate } from 'react-router';
import { useShopPath, useText } from '../../i18n/index.ts';
import type { MenuAction } from '../../ui/overlays/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { type LabelSourceOfPage, pathOfLabels } from './label-address.ts';

/** Tells whether the visitor may print labels: buyers of a company. */
export const useMayPrintLabels = (): boolean => {
  const user = useSignedInUser();
  return user !== undefined && user.companyNumber !== '' && !user.isReadOnly;
};

/** Returns the menu's action that leads to the labels of a source; false for who may not print any. */
export const useLabelsAction = (source: LabelSourceOfPage): MenuAction | false => {
  const text = useText();
  const navigate = useNavigate();
  const path = useShopPath();
  const mayPrint = useMayPrintLabels();
  return (
    mayPrint && { id: 'labels', name: text('shelfLabels.do'), act: () => void navigate(path(pathOfLabels(source))) }
  );
};
