import { getPdfCatalog, type PdfCatalog } from '@grossist/contracts';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { TabView } from '../../../ui/choices/tab-view.tsx';
import { EmptyState, ErrorState, LinkButton } from '../../../ui/index.ts';
import { BASKET, PATH_OF_CATALOGUES, PdfIcon, useMayUsePdf, usePdfProblem } from '../../pdf-basket/index.ts';
import { useIsBuyer } from '../../prices/index.ts';
import { PageTitle } from '../../shell/index.ts';
import { Preview, type PreviewedPages } from '../preview/preview.tsx';
import { CatalogueSkeleton } from '../skeletons.tsx';
import { CatalogueHead } from './catalogue-head.tsx';
import { CatalogueLines } from './lines/catalogue-lines.tsx';
import { ContentSettings, CoverSettings } from './settings/content-settings.tsx';
import { useChangeCatalogue } from './use-change-catalogue.ts';

type Part = 'lines' | 'content' | 'cover';

/** Materials and settings at the left, the first pages beside them; on a phone the pages are below. */
const CatalogueEditor = ({ catalogue }: { catalogue: PdfCatalog }) => {
  const text = useText();
  const mayChange = useMayUsePdf();
  const changing = useChangeCatalogue(catalogue);
  const [part, setPart] = useState<Part>('lines');
  const [pages, setPages] = useState<PreviewedPages>('lines');
  // Editing the cover scrolls the preview to it.
  const choosePart = (chosen: Part): void => {
    setPart(chosen);
    setPages(chosen === 'cover' ? 'front' : 'lines');
  };
  const settings = { catalogue, changing, isReadOnly: !mayChange };
  return (
    <>
      <CatalogueHead catalogue={catalogue} changing={changing} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 laptop:grid-cols-[minmax(0,1fr)_20rem] desktop:grid-cols-[minmax(0,1fr)_26rem]">
        <TabView
          label={text('pdf.parts')}
          chosen={part}
          onChoose={choosePart}
          tabs={[
            {
              id: 'lines',
              name: `${text('pdf.lines')} (${catalogue.noOfVariations})`,
              content: <CatalogueLines catalogue={catalogue} isReadOnly={!mayChange} />,
            },
            { id: 'content', name: text('pdf.content'), content: <ContentSettings {...settings} /> },
            { id: 'cover', name: text('pdf.cover'), content: <CoverSettings {...settings} /> },
          ]}
        />
        <Preview catalogue={catalogue} isSaving={changing.isSaving} pages={pages} onPages={setPages} />
      </div>
    </>
  );
};

const AN_ID = /^[0-9a-f-]{36}$/i;

/** The editor of the catalog that the address names, in all its states. Section 2, "PDF catalog pages". */
export const CatalogueScreen = ({ id }: { id: string }) => {
  const text = useText();
  const problemText = usePdfProblem();
  const isBuyer = useIsBuyer();
  const isNamed = id === BASKET || AN_ID.test(id);
  const { data, error, refetch } = useOperationQuery(
    getPdfCatalog,
    { params: { id } },
    { enabled: isBuyer && isNamed },
  );
  if (!isBuyer) return <EmptyState title={text('pdf.noCompany')} icon={<PdfIcon size={40} />} />;
  if (!isNamed || error?.status === 404) return <Gone />;
  if (data) {
    return (
      <>
        <PageTitle>{data.isTemporaryList ? text('pdf.basket') : `${data.name} · ${text('pdf.catalogues')}`}</PageTitle>
        <CatalogueEditor catalogue={data} />
      </>
    );
  }
  if (!error) return <CatalogueSkeleton />;
  return (
    <ErrorState title={text('pdf.failed')} onTryAgain={() => void refetch()}>
      {problemText(error)}
    </ErrorState>
  );
};

const Gone = () => {
  const text = useText();
  return (
    <div role="alert">
      <PageTitle>{text('pdf.gone.title')}</PageTitle>
      <EmptyState
        title={text('pdf.gone.title')}
        icon={<PdfIcon size={40} />}
        action={<LinkButton to={PATH_OF_CATALOGUES}>{text('pdf.gone.all')}</LinkButton>}
      >
        {text('pdf.gone.text')}
      </EmptyState>
    </div>
  );
};
