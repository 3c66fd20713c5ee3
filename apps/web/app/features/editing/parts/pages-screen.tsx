import { languageOf, type Texts } from '@grossist/domain';
import type { ProblemError } from '../../../api/index.ts';
import { useLocale, useText } from '../../../i18n/index.ts';
import {
  IconButton,
  LinkButton,
  notify,
  PlusIcon,
  SearchForm,
  ShopLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
  TrashIcon,
} from '../../../ui/index.ts';
import { useMoment } from '../../../use-moment.ts';
import { useAddress } from '../../desk/index.ts';
import { anyText } from './language-texts.tsx';
import { ListScreen, useProblemNotice } from './query-states.tsx';
import { PublishedMark } from './save-controls.tsx';

const PAGES_LISTED = 20;

/** The query, mutation settings and names that the lists of pages share; `path` is the list's own, without locale. */
export const usePageList = (path: string, area: string) => {
  const address = useAddress(path);
  const language = languageOf(useLocale());
  return {
    address,
    /** The list's query by the URL. */
    input: { query: { Query: address.query, Page: address.page, PageSize: PAGES_LISTED } },
    settings: useProblemNotice(area),
    /** Returns the title in the editor's language, else in any, else the key. */
    nameOf: (title: Texts, key: string): string => anyText(title, language) || key,
  };
};

interface ListedPage {
  id: string;
  name: string;
  /** Below the name: what it is and where. */
  detail: string;
  /** Its editor, without locale. */
  to: string;
  isPublished: boolean;
  changedAt: string;
  changedBy?: string;
}

interface PageListProps {
  caption: string;
  pages: readonly ListedPage[];
  onDelete: (id: string) => void;
}

/** Pages that editors write, each with its state and who changed it last. */
const PageList = ({ caption, pages, onDelete }: PageListProps) => {
  const text = useText();
  const moment = useMoment();
  return (
    <Table caption={caption}>
      <TableHead>
        <TableHeading>{text('editing.field.title')}</TableHeading>
        <TableHeading>{text('editing.state')}</TableHeading>
        <TableHeading>{text('editing.changed')}</TableHeading>
        <TableHeading>
          <span className="sr-only">{text('editing.actions')}</span>
        </TableHeading>
      </TableHead>
      <TableBody>
        {pages.map((page) => (
          <TableRow key={page.id}>
            <TableCell>
              <ShopLink to={page.to} className="block min-w-44 font-semibold hover:underline">
                {page.name}
              </ShopLink>
              <span className="block text-sm text-muted">{page.detail}</span>
            </TableCell>
            <TableCell>
              <PublishedMark isPublished={page.isPublished} />
            </TableCell>
            <TableCell>
              <span className="block text-sm whitespace-nowrap">{moment(page.changedAt)}</span>
              {page.changedBy !== undefined && <span className="block text-sm text-muted">{page.changedBy}</span>}
            </TableCell>
            <TableCell isNumber>
              <IconButton
                label={text('ui.remove', { name: page.name })}
                icon={<TrashIcon size={18} />}
                onPress={() => onDelete(page.id)}
              />
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
};

interface PagesScreenProps<One> {
  title: string;
  lead: string;
  /** What a new one is called, and its editor. */
  add: { name: string; to: string };
  /** Shown when there is none at all. */
  none: string;
  address: ReturnType<typeof useAddress>;
  answer: {
    data: { PageItems: readonly One[]; TotalItems: number } | undefined;
    error: ProblemError | null;
    refetch: () => unknown;
  };
  rowOf: (one: One) => ListedPage;
  remove: {
    mutate: (call: { params: { id: string }; query: { Version: number } }, then: { onSuccess: () => void }) => void;
  };
  /** Makes a page again that was deleted. */
  restore: (one: One) => void;
}

/** A list of pages that editors write, drafts too, with search and deletion. */
export const PagesScreen = <One extends { Id: string; Version: number }>(screen: PagesScreenProps<One>) => {
  const { title, lead, add, none, address, answer, rowOf, remove, restore } = screen;
  const text = useText();
  const { page, query, hrefOf, go } = address;
  const take = (one: One): void =>
    remove.mutate(
      { params: { id: one.Id }, query: { Version: one.Version } },
      { onSuccess: () => notify(text('editing.deleted', { name: rowOf(one).name }), () => restore(one)) },
    );
  return (
    <ListScreen
      title={title}
      lead={lead}
      actions={
        <LinkButton kind="primary" to={add.to}>
          <PlusIcon size={18} />
          {add.name}
        </LinkButton>
      }
      tools={<SearchForm isSlim label={text('editing.find')} query={query} onSearch={(next) => go({ query: next })} />}
      answer={answer}
      loading={[{ columns: 4 }]}
      rowsOf={({ PageItems, TotalItems }) => ({ rows: PageItems, total: TotalItems })}
      page={page}
      pageSize={PAGES_LISTED}
      hrefOf={hrefOf}
      empty={{ title: query === '' ? none : text('editing.none.found') }}
    >
      {(rows) => (
        <PageList
          caption={title}
          pages={rows.map(rowOf)}
          onDelete={(id) => {
            const chosen = rows.find((one) => one.Id === id);
            if (chosen !== undefined) take(chosen);
          }}
        />
      )}
    </ListScreen>
  );
};
