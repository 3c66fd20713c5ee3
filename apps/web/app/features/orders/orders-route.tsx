import { useText } from '../../i18n/index.ts';
import { PageTitle } from '../shell/index.ts';

export default function Orders() {
  const text = useText();
  return (
    <div className="page py-8">
      <PageTitle>{text('pages.orders')}</PageTitle>
      <h1 className="text-2xl">{text('pages.orders')}</h1>
    </div>
  );
}
