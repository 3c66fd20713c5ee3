import { getPdfCatalog } from '@grossist/contracts';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { EmptyState, ErrorState, LinkButton } from '../../../ui/index.ts';
import { useIsBuyer } from '../../cart/index.ts';
import { BASKET, PATH_OF_CATALOGUES, PdfIcon, usePdfProblem } from '../../pdf-basket/index.ts';
import { PageTitle } from '../../shell/index.ts';
import { CatalogueSkeleton } from '../skeletons.tsx';
import { CatalogueEditor } from './catalogue-editor.tsx';

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
