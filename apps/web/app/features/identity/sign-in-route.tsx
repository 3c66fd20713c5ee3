import { useText } from '../../i18n/index.ts';
import { PageTitle } from '../shell/index.ts';

export default function SignIn() {
  const text = useText();
  return (
    <div className="page py-8">
      <PageTitle>{text('pages.signIn')}</PageTitle>
      <h1 className="text-2xl">{text('pages.signIn')}</h1>
    </div>
  );
}
