import { useText } from '../../i18n/index.ts';
import { PageTitle } from '../shell/index.ts';

export default function Variation() {
  const text = useText();
  return (
    <div className="page py-8">
      <PageTitle>{text('pages.catalogue')}</PageTitle>
      <h1 className="text-2xl">{text('pages.catalogue')}</h1>
    </div>
  );
}
