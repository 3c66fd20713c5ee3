/** How the kits of a project are shown. */
export type ProjectLayout = 'matrix' | 'kits';

/** The project page as its address describes it. Section 4, "View mode". */
export interface ProjectAddress {
  view: 'draft' | 'template';
  /** Undefined: what suits the screen. */
  layout: ProjectLayout | undefined;
  /** The kit that is shown in the view kit by kit. */
  kitId: string | undefined;
}

/** Reads what a person may have typed into the address. */
export const readProjectAddress = (search: URLSearchParams): ProjectAddress => {
  const layout = search.get('layout');
  return {
    view: search.get('view') === 'template' ? 'template' : 'draft',
    layout: layout === 'matrix' || layout === 'kits' ? layout : undefined,
    kitId: search.get('kit') ?? undefined,
  };
};

/** Returns the query of the address that reads so; '' for the page as it opens. */
export const writeProjectAddress = ({ view, layout, kitId }: ProjectAddress): string => {
  const search = new URLSearchParams();
  if (view === 'template') search.set('view', view);
  if (layout !== undefined) search.set('layout', layout);
  if (kitId !== undefined) search.set('kit', kitId);
  return search.size === 0 ? '' : `?${search.toString()}`;
};
