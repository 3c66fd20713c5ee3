import { useText } from '../../i18n/index.ts';
import { Button, TextLink, WarningIcon } from '../../ui/index.ts';
import { PageTitle } from '../shell/index.ts';

/** The page without a connection: links to the pages that can be read offline. */
export const OfflineScreen = () => {
  const text = useText();
  return (
    <>
      <PageTitle>{text('offline.page.title')}</PageTitle>
      <WarningIcon size={36} className="text-accent" />
      <h1 className="text-2xl">{text('offline.page.title')}</h1>
      <p className="text-muted">{text('offline.page.text')}</p>
      <ul className="grid gap-1">
        <li>
          <TextLink reloadDocument to="/">
            {text('shell.tab.home')}
          </TextLink>
        </li>
        <li>
          <TextLink reloadDocument to="/cart">
            {text('shell.cart')}
          </TextLink>
        </li>
        <li>
          <TextLink reloadDocument to="/lists">
            {text('shell.lists')}
          </TextLink>
        </li>
        <li>
          <TextLink reloadDocument to="/orders">
            {text('shell.orders')}
          </TextLink>
        </li>
      </ul>
      <Button kind="primary" onPress={() => history.back()}>
        {text('ui.tryAgain')}
      </Button>
    </>
  );
};
