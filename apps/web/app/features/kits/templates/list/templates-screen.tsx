import { getKitTemplates, type KitTemplate } from '@grossist/contracts';
import { pageAfterDelete } from '@grossist/domain';
import { useNavigate, useSearchParams } from 'react-router';
import { useOperationQuery } from '../../../../api/index.ts';
import { useShopPath, useText } from '../../../../i18n/index.ts';
import { EmptyState, ErrorState, LinkButton, PackageIcon, Pagination, SearchForm } from '../../../../ui/index.ts';
import {
  KITS_PATH,
  TEMPLATES_PATH,
  useKitProblem,
  useMayChangeTemplates,
  useMayUseKits,
} from '../../../kit-picker/index.ts';
import { PageTitle } from '../../../shell/index.ts';
import { KitRowsSkeleton } from '../../skeletons.tsx';
import { NoTemplates } from '../picking/template-picker.tsx';
import { useTemplateCommands } from '../use-template-commands.ts';
import { NewTemplate } from './new-template.tsx';
import { TemplatesTable } from './templates-table.tsx';

const LONGEST_QUERY = 100;
const MOST_PAGES = 100_000;

/** The list of templates as its address describes it. */
interface TemplatesAddress {
  query: string;
  /** From 1. */
  page: number;
}

/** Parses the URL; invalid values are ignored. */
export const readTemplatesAddress = (search: URLSearchParams): TemplatesAddress => {
  const page = Number(search.get('page') ?? '1');
  return {
    query: (search.get('query') ?? '').slice(0, LONGEST_QUERY),
    page: Number.isInteger(page) && page >= 1 && page <= MOST_PAGES ? page : 1,
  };
};

/** Returns the part of the address behind "/kit-templates" that reads so. */
export const writeTemplatesAddress = ({ query, page }: TemplatesAddress): string => {
  const search = new URLSearchParams();
  if (query !== '') search.set('query', query);
  if (page > 1) search.set('page', String(page));
  const written = search.toString();
  return written === '' ? '' : `?${written}`;
};

const PAGE_SIZE = 20;

/** The company's templates, searched and in pages. [kit-09] */
export const TemplatesScreen = () => {
  const text = useText();
  const mayUse = useMayUseKits();
  const mayChange = useMayChangeTemplates();
  return (
    <>
      <PageTitle>{text('kitTemplates.templates')}</PageTitle>
      <div className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{text('kitTemplates.templates')}</h1>
        <span className="flex flex-wrap gap-2">
          <LinkButton to={KITS_PATH}>{text('kitTemplates.title')}</LinkButton>
          {mayChange && <NewTemplate />}
        </span>
      </div>
      {mayUse ? (
        <OwnTemplates />
      ) : (
        <EmptyState title={text('kitTemplates.noCompany')} icon={<PackageIcon size={40} />} />
      )}
    </>
  );
};

const OwnTemplates = () => {
  const text = useText();
  const problemText = useKitProblem();
  const navigate = useNavigate();
  const path = useShopPath();
  const [search] = useSearchParams();
  const wanted = readTemplatesAddress(search);
  const commands = useTemplateCommands();
  const { data, error, refetch } = useOperationQuery(
    getKitTemplates,
    { query: { PageNumber: wanted.page, PageSize: PAGE_SIZE, search: wanted.query, shouldEnrichItems: 'false' } },
    { keepPrevious: true },
  );
  const hrefOf = (to: TemplatesAddress): string => path(`${TEMPLATES_PATH}${writeTemplatesAddress(to)}`);
  const remove = (template: KitTemplate): void =>
    commands.remove(template, () => {
      if (!data || wanted.page < data.maxPages) return;
      const left = PAGE_SIZE * (wanted.page - 1) + data.pageItems.length - 1;
      const page = pageAfterDelete(wanted.page - 1, PAGE_SIZE, left) + 1;
      if (page !== wanted.page) void navigate(hrefOf({ ...wanted, page }), { replace: true });
    });
  return (
    <>
      <SearchForm
        label={text('kitTemplates.search')}
        query={wanted.query}
        isSlim
        onSearch={(query) => void navigate(hrefOf({ query, page: 1 }))}
      />
      {!data && !error && <KitRowsSkeleton />}
      {!data && error && (
        <ErrorState title={text('kitTemplates.failed')} onTryAgain={() => void refetch()}>
          {problemText(error)}
        </ErrorState>
      )}
      {data?.pageItems.length === 0 && <NoTemplates isSearched={wanted.query !== ''} />}
      {data && data.pageItems.length > 0 && (
        <TemplatesTable
          templates={data.pageItems}
          onRemove={remove}
          onLock={commands.setLocked}
          onCopy={(template) => commands.copy(template, 1, () => undefined)}
        />
      )}
      {data && (
        <Pagination page={wanted.page} pageCount={data.maxPages} hrefOf={(page) => hrefOf({ ...wanted, page })} />
      )}
    </>
  );
};
