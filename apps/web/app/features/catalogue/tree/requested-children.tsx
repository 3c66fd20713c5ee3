import { type CatalogNode, getNode } from '@grossist/contracts';
import { useLayoutEffect } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useLocale } from '../../../i18n/index.ts';

const STALE_MS = 300_000;

/** Requests the nodes below `url` and passes them on; a file of its own, since most visitors open no branch. */
export const RequestedChildren = ({
  url,
  onChildren,
}: {
  url: string;
  onChildren: (children: CatalogNode['Children']) => void;
}) => {
  const cultureName = useLocale();
  const { data } = useOperationQuery(getNode, { body: { cultureName, url } }, { staleTime: STALE_MS });
  useLayoutEffect(() => {
    if (data) onChildren(data.Children);
  }, [data, onChildren]);
  return null;
};
