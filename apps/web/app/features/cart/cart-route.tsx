import { useText } from '../../i18n/index.ts';
import { PageTitle } from '../shell/index.ts';

export default function Cart() {
  const text = useText();
  return (
    <div className="page py-8">
      <PageTitle>{text('pages.cart')}</PageTitle>
      <h1 className="text-2xl">{text('pages.cart')}</h1>
    </div>
  );
}
