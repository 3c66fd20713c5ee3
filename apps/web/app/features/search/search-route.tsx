import { useText } from '../../i18n/index.ts';
import { PageTitle } from '../shell/index.ts';

export default function Search() {
  const text = useText();
  return (
    <div className="page py-8">
      <PageTitle>{text('pages.search')}</PageTitle>
      <h1 className="text-2xl">{text('pages.search')}</h1>
    </div>
  );
}
