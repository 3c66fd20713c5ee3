import { useText } from '../../i18n/index.ts';
import { EmptyState, LinkButton } from '../../ui/index.ts';
import { PageTitle } from '../shell/index.ts';

/** Shown to everybody but assortment administrators: who may open the screens. */
export const NotAllowed = () => {
  const text = useText();
  return (
    <div className="page py-10">
      <PageTitle>{text('errors.403.title')}</PageTitle>
      <h1 className="sr-only">{text('errors.403.title')}</h1>
      <EmptyState title={text('errors.403.title')} action={<LinkButton to="/">{text('errors.home')}</LinkButton>}>
        {text('asm.onlyAdmins')}
      </EmptyState>
    </div>
  );
};
