import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { ErrorState } from '../../../ui/index.ts';
import { ErrorScreen, PageTitle } from '../../shell/index.ts';

const NOT_READY = 503;

/** In the place of a list: the search is not ready, which passes; any other failure as everywhere. */
export const SearchError = ({ error }: { error: unknown }) => {
  const text = useText();
  const { revalidate } = useRevalidator();
  if (!isRouteErrorResponse(error) || error.status !== NOT_READY) return <ErrorScreen error={error} />;
  return (
    <div className="page py-8">
      <PageTitle>{text('catalogue.notReady')}</PageTitle>
      <ErrorState title={text('catalogue.notReady')} onTryAgain={() => void revalidate()}>
        {text('catalogue.notReady.text')}
      </ErrorState>
    </div>
  );
};
