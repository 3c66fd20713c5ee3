import { Link, useNavigate, useSearchParams } from 'react-router';
import { type MessageKey, useShopPath, useText } from '../../../i18n/index.ts';
import { EmptyState, LinkButton } from '../../../ui/index.ts';
import { PATH_OF_CATALOGUES, PdfIcon, pathOfCatalogue, useMayUsePdf } from '../../pdf-basket/index.ts';
import { useIsBuyer } from '../../prices/index.ts';
import { PageTitle } from '../../shell/index.ts';
import { DocumentsList } from '../documents/documents-list.tsx';
import { DefaultLogo } from '../logo/logo-dialog.tsx';
import { UploadsList } from '../pictures/uploads-list.tsx';
import { SimpleList } from '../simple/simple-list.tsx';
import { type CataloguesWanted, readCataloguesAddress, writeCataloguesAddress } from './catalogues-address.ts';
import { CataloguesList } from './catalogues-list.tsx';
import { NewCatalogue } from './new-catalogue.tsx';

type Tab = CataloguesWanted['tab'];

const TABS: readonly { tab: Tab; name: MessageKey }[] = [
  { tab: 'catalogues', name: 'pdf.catalogues' },
  { tab: 'documents', name: 'pdf.documents' },
  { tab: 'simple', name: 'pdf.simple' },
  { tab: 'pictures', name: 'pdf.uploads' },
];

const STYLE =
  '-mb-px flex min-h-10 shrink-0 items-center border-b-2 border-transparent px-1 whitespace-nowrap text-muted hover:border-edge hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink';

/** Shows a tab that is beyond the edge of a phone. */
const showTab = (link: HTMLAnchorElement | null): void => link?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** Catalogs, the documents made of them, simple catalogs and uploaded pictures, as links: each has its address. */
const OverviewTabs = ({ shown, hrefOf }: { shown: Tab; hrefOf: (tab: Tab) => string }) => {
  const text = useText();
  return (
    <nav
      aria-label={text('pdf.tabs')}
      className="flex gap-5 overflow-x-auto border-b border-line max-tablet:-mx-4 max-tablet:px-4"
    >
      {TABS.map(({ tab, name }) => (
        <Link
          key={tab}
          ref={tab === shown ? showTab : undefined}
          to={hrefOf(tab)}
          aria-current={tab === shown ? 'page' : undefined}
          className={STYLE}
        >
          {text(name)}
        </Link>
      ))}
    </nav>
  );
};

const LISTS = { catalogues: CataloguesList, documents: DocumentsList, simple: SimpleList, pictures: UploadsList };

/** The catalogs of the company, and the documents that were made of them in the last 30 days. Section 2. */
export const CataloguesScreen = () => {
  const text = useText();
  const path = useShopPath();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isBuyer = useIsBuyer();
  const mayChange = useMayUsePdf();
  const wanted = readCataloguesAddress(search);
  const hrefOf = (next: CataloguesWanted): string => path(`${PATH_OF_CATALOGUES}${writeCataloguesAddress(next)}`);
  const go = (next: CataloguesWanted): void => void navigate(hrefOf(next), { preventScrollReset: true });
  const place = { wanted, hrefOf, go };
  const List = LISTS[wanted.tab];
  if (!isBuyer) return <EmptyState title={text('pdf.noCompany')} icon={<PdfIcon size={40} />} />;
  return (
    <>
      <PageTitle>{text('pdf.catalogues')}</PageTitle>
      <div className="flex flex-wrap items-center gap-2">
        <h1 className="flex-1 text-2xl max-tablet:basis-full">{text('pdf.catalogues')}</h1>
        {mayChange && <DefaultLogo />}
        {mayChange && (
          <LinkButton to={pathOfCatalogue()}>
            <PdfIcon size={18} />
            {text('pdf.basket')}
          </LinkButton>
        )}
        {mayChange && <NewCatalogue />}
      </div>
      <OverviewTabs
        shown={wanted.tab}
        hrefOf={(tab) => hrefOf({ ...readCataloguesAddress(new URLSearchParams()), tab })}
      />
      <List place={place} />
    </>
  );
};
