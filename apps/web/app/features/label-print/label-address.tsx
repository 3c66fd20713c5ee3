import type { LabelSourceKind } from '@grossist/contracts';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { useShopPath, useText } from '../../i18n/index.ts';
import { type ButtonKind, type ButtonSize, LinkButton } from '../../ui/index.ts';
import type { MenuAction } from '../../ui/overlays/index.ts';
import { useSignedInUser } from '../../visitor.ts';

/** Of which materials the page of labels prints. */
export interface LabelSourceOfPage {
  source: LabelSourceKind;
  /** Of the list, order, draft or catalog. */
  id?: string | undefined;
  /** SAP numbers; absent: all materials of the source. */
  materials?: readonly string[] | undefined;
}

const SOURCES: readonly LabelSourceKind[] = ['materials', 'list', 'order', 'cart', 'draft', 'catalog', 'basket'];

/** Most materials that an address names; longer ones would be refused by proxies. */
export const MOST_IN_ADDRESS = 500;

/** Returns the path of the page that prints the labels of a source, without its locale. */
export const pathOfLabels = ({ source, id, materials }: LabelSourceOfPage): string => {
  const query = new URLSearchParams({ source });
  if (id !== undefined) query.set('id', id);
  if (materials !== undefined) query.set('materials', materials.join(','));
  return `/labels?${query}`;
};

/** Returns the source that an address names; undefined for an address that names none. */
export const labelSourceIn = (query: URLSearchParams): LabelSourceOfPage | undefined => {
  const source = SOURCES.find((kind) => kind === query.get('source'));
  const id = query.get('id') ?? undefined;
  const named = (query.get('materials') ?? '').split(',').filter((number) => number !== '');
  const materials = named.length === 0 ? undefined : named.slice(0, MOST_IN_ADDRESS);
  const hasId = id !== undefined;
  if (source === undefined) return undefined;
  if (source === 'materials') return materials === undefined ? undefined : { source, materials };
  if (source === 'cart' || source === 'basket') return { source, materials };
  return hasId ? { source, id, materials } : undefined;
};

/** Returns true if the visitor may print labels: buyers of a company. */
const useMayPrintLabels = (): boolean => {
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

interface PrintLabelsLinkProps {
  source: LabelSourceOfPage;
  kind?: ButtonKind;
  size?: ButtonSize;
  /** Before the words, where the links beside it have one. */
  icon?: ReactNode;
}

/** A link to the page that prints labels of a source; buyers only. */
export const PrintLabelsLink = ({ source, icon, ...style }: PrintLabelsLinkProps) => {
  const text = useText();
  const mayPrint = useMayPrintLabels();
  if (!mayPrint) return null;
  return (
    <LinkButton {...style} to={pathOfLabels(source)}>
      {icon}
      {text('shelfLabels.do')}
    </LinkButton>
  );
};
