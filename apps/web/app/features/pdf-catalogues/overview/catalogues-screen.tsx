import { useNavigate, useSearchParams } from 'react-router';
import { useShopPath, useText } from '../../../i18n/index.ts';
import { EmptyState, LinkButton } from '../../../ui/index.ts';
import { useIsBuyer } from '../../cart/index.ts';
import { PATH_OF_CATALOGUES, PdfIcon, pathOfCatalogue, useMayUsePdf } from '../../pdf-basket/index.ts';
import { PageTitle } from '../../shell/index.ts';
import { DocumentsList } from '../documents/documents-list.tsx';
import { DefaultLogo } from '../logo/default-logo.tsx';
import { UploadsList } from '../pictures/uploads-list.tsx';
import { SimpleList } from '../simple/simple-list.tsx';
import { type CataloguesWanted, readCataloguesAddress, writeCataloguesAddress } from './catalogues-address.ts';
import { CataloguesList } from './catalogues-list.tsx';
import { NewCatalogue } from './new-catalogue.tsx';
import { OverviewTabs } from './overview-tabs.tsx';

/** Where the list is in the address, and the ways on from there. */
export interface CataloguesPlace {
  wanted: CataloguesWanted;
  hrefOf: (next: CataloguesWanted) => string;
  go: (next: CataloguesWanted) => void;
}

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
