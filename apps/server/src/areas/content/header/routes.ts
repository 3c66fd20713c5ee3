import {
  getContextualHeader,
  getContextualHeaderSettings,
  getHeader,
  type HeaderEntry,
  type OperationOutput,
  saveContextualHeader as saveOperation,
} from '@grossist/contracts';
import type { SearchEngine } from '../../../gateways/search-engine/port.ts';
import { type Answer, answer } from '../../../http/answer.ts';
import {
  type CatalogueAccess,
  type CatalogueReader,
  catalogueReaderOf,
  countMaterials,
  findNodeAt,
  type KnownNode,
  presentNodeLink,
  presentPath,
  type Reference,
} from '../../catalogue/index.ts';
import { mayPreview } from '../../identity/index.ts';
import {
  saveContextualHeader,
  showContextualHeader,
  showContextualHeaderSettings,
} from '../contextual-header/contextual-header.ts';
import { listPages } from '../pages/find-pages.ts';

interface HeaderWanted {
  path: string;
  isEditing: boolean;
  /** 1 to 4. */
  depth: number;
}

const MOST_PAGES = 20;
const MOST_DRAFTS = 10_000;

type Header = OperationOutput<typeof getHeader>;
type Entry = Omit<HeaderEntry, 'Children'>;

interface Shown {
  reference: Reference;
  reader: CatalogueReader;
  active: ReadonlySet<string>;
  drafts: ReadonlySet<string>;
  /** Undefined while the search is unavailable: then every node is shown. */
  below: ((code: string) => number) | undefined;
}

const entryOf = (node: KnownNode, { reader, active, drafts }: Shown): Entry => ({
  ...presentNodeLink(node, reader.language),
  ImageUrl: `/media/nodes/${encodeURIComponent(node.code)}.svg`,
  IsActive: active.has(node.code),
  HasDraft: drafts.has(node.code),
});

/** Returns the non-empty children of a node, recursively down to the depth. */
const level =
  <T>(depth: number, shown: Shown, make: (node: KnownNode, depth: number) => T) =>
  (codes: readonly string[]): T[] =>
    depth < 1
      ? []
      : codes.flatMap((code) => {
          const node = shown.reference.nodes.get(code);
          const isEmpty = shown.below !== undefined && shown.below(code) === 0;
          return node === undefined || isEmpty ? [] : [make(node, depth - 1)];
        });

const entriesOf = (depth: number, shown: Shown): HeaderEntry[] => {
  const fourth = (node: KnownNode) => entryOf(node, shown);
  const third = (node: KnownNode, left: number) => ({
    ...entryOf(node, shown),
    Children: level(left, shown, fourth)(node.children),
  });
  const second = (node: KnownNode, left: number) => ({
    ...entryOf(node, shown),
    Children: level(left, shown, third)(node.children),
  });
  const first = (node: KnownNode, left: number) => ({
    ...entryOf(node, shown),
    Children: level(left, shown, second)(node.children),
  });
  return level(depth, shown, first)(shown.reference.tops);
};

/** Returns the navigation: the parts of the trees with materials for the reader, and the shop's pages. [ctx-04] */
const showHeader = ({ db, catalogue }: CatalogueAccess, search: SearchEngine) => {
  const referenceNow = catalogue.reference;
  const counted = countMaterials(search);
  const pagesOf = listPages(db);

  const draftsNow = async (): Promise<ReadonlySet<string>> => {
    const rows = await db
      .selectFrom('landing_pages')
      .select('key')
      .where('type', '=', 'node')
      .where('is_published', '=', false)
      .limit(MOST_DRAFTS)
      .execute();
    return new Set(rows.map(({ key }) => key));
  };

  return async ({ path, isEditing, depth }: HeaderWanted, reader: CatalogueReader): Promise<Header> => {
    const reference = await referenceNow();
    const node = path === '' ? undefined : findNodeAt(reference, path);
    const [counts, drafts, pages] = await Promise.all([
      // Editors see every node; without the search the header shows every node too.
      isEditing || !search.isReady() ? undefined : counted(reader).catch(() => undefined),
      isEditing ? draftsNow() : new Set<string>(),
      pagesOf({ kind: 'help', page: 1, pageSize: MOST_PAGES }, reader.language),
    ]);
    const shown = { reference, reader, active: new Set(node?.path ?? []), drafts, below: counts?.below };
    return {
      Items: entriesOf(depth, shown),
      Path: node === undefined ? [] : presentPath(reference, node.code, reader.language),
      Pages: pages.Pages.map(({ Kind, Title, Url }) => ({ Kind, Title, Url })),
    };
  };
};

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
