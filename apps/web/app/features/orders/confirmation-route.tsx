import { useText } from '../../i18n/index.ts';
import { PageTitle } from '../shell/index.ts';

export default function Confirmation() {
  const text = useText();
  return (
    <div className="page py-8">
      <PageTitle>{text('pages.confirmation')}</PageTitle>
      <h1 className="text-2xl">{text('pages.confirmation')}</h1>
    </div>
  );
}
