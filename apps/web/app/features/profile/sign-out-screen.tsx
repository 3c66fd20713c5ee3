import { signOut } from '@grossist/contracts';
import { useOperation } from '../../api/index.ts';
import { useShopPath, useText } from '../../i18n/index.ts';
import { Button, LinkButton, WarningBar } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { PageTitle } from '../shell/index.ts';

export const SignOutScreen = () => {
  const text = useText();
  const path = useShopPath();
  const user = useSignedInUser();
  // A new page forgets what was this user's own.
  const leave = useOperation(signOut, { onSuccess: () => location.assign(path('/')) });
  return (
    <>
      <PageTitle>{text('profile.signOut')}</PageTitle>
      <h1 className="text-2xl">{text('profile.signOut.title')}</h1>
      <p className="text-muted">{text('profile.signOut.text', { name: user?.userName ?? '' })}</p>
      {leave.isError && <WarningBar tone="danger">{text('profile.signOut.failed')}</WarningBar>}
      <div className="flex flex-wrap gap-3">
        <Button kind="primary" isPending={leave.isPending} onPress={() => leave.mutate({})}>
          {text('profile.signOut')}
        </Button>
        <LinkButton to={user?.myGrossistUrl ?? '/'}>{text('profile.signOut.stay')}</LinkButton>
      </div>
    </>
  );
};
