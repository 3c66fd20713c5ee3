import {
  getContextualHeader,
  getContextualHeaderSettings,
  getHeader,
  saveContextualHeader as saveOperation,
} from '@grossist/contracts';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import { type Answer, answer } from '../../../http/answer.ts';
import type { CatalogueAccess } from '../../catalogue/index.ts';
import { catalogueReaderOf } from '../../catalogue/index.ts';
import { mayPreview } from '../../identity/index.ts';
import {
  saveContextualHeader,
  showContextualHeader,
  showContextualHeaderSettings,
} from '../contextual-header/contextual-header.ts';
import { showHeader } from './show-header.ts';

/** The header of every page: its navigation and the text above the page. [ctx-04] [own-hdr-01] */
export const headerRoutes = (access: CatalogueAccess, search: SearchEngine): readonly Answer[] => {
  const { db } = access;
  const shown = showHeader(access, search);
  const contextual = showContextualHeader(db);
  const settings = showContextualHeaderSettings(db);
  const save = saveContextualHeader(db);
  return [
    answer(getHeader, async ({ query }, { visitor }) =>
      shown(
        { path: query.path, isEditing: mayPreview(visitor, query.editMode), depth: query.depth },
        catalogueReaderOf(visitor, query.cultureName),
      ),
    ),
    answer(getContextualHeader, async ({ query }, { visitor }) => ({
      ContextualHeader: await contextual(catalogueReaderOf(visitor, query.cultureName).language),
    })),
    answer(getContextualHeaderSettings, settings),
    answer(saveOperation, async ({ body }, { visitor }) => ({
      ok: true as const,
      Version: await save({
        titles: body.Title,
        texts: body.Text,
        linkTexts: body.LinkText,
        linkUrl: body.LinkUrl,
        breakpoints: body.Breakpoints,
        isOpen: body.IsOpen,
        isPublished: body.IsPublished,
        seenVersion: body.Version,
        editor: visitor.kind === 'person' ? visitor.name : '',
      }),
    })),
  ];
};
