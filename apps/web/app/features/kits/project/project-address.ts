import { useNavigate, useSearchParams } from 'react-router';
import { useStable } from '../../cart/index.ts';

/** How the kits of a project are shown. */
export type ProjectLayout = 'matrix' | 'kits';

/** The project page as its address describes it. Section 4, "View mode". */
export interface ProjectAddress {
  view: 'draft' | 'template';
  /** Undefined: chosen by the screen's width. */
  layout: ProjectLayout | undefined;
  /** The kit that is shown in the view kit by kit. */
  kitId: string | undefined;
}

/** Parses the URL; invalid values are ignored. */
const readProjectAddress = (search: URLSearchParams): ProjectAddress => {
  const layout = search.get('layout');
  return {
    view: search.get('view') === 'template' ? 'template' : 'draft',
    layout: layout === 'matrix' || layout === 'kits' ? layout : undefined,
    kitId: search.get('kit') ?? undefined,
  };
};

/** Returns the query of the address that reads so; '' for the page as it opens. */
const writeProjectAddress = ({ view, layout, kitId }: ProjectAddress): string => {
  const search = new URLSearchParams();
  if (view === 'template') search.set('view', view);
  if (layout !== undefined) search.set('layout', layout);
  if (kitId !== undefined) search.set('kit', kitId);
  return search.size === 0 ? '' : `?${search.toString()}`;
};

/** View, layout and kit of the page, stored in the URL: a reload and a link show the same. */
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
