import { getOwnPersonalData, type UserContext } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { LinkButton, TextLink } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { PageTitle } from '../shell/index.ts';
import { PreferencesForm } from './preferences-form.tsx';

const SECTION = 'grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg border border-line bg-surface p-4';

/** Details, preferences and pages of the signed-in person. */
export const ProfileScreen = () => {
  const text = useText();
  const user = useSignedInUser();
  if (!user) return null;
  return (
    <>
      <PageTitle>{text('profile.title')}</PageTitle>
      <h1 className="text-2xl">{text('profile.title')}</h1>
      <Details user={user} />
      <section aria-labelledby="preferences" className={SECTION}>
        <header className="grid gap-1">
          <h2 id="preferences" className="text-lg">
            {text('profile.preferences')}
          </h2>
          <p className="text-sm text-muted">
            {text(user.isReadOnly ? 'profile.readOnly' : 'profile.preferences.hint')}
          </p>
        </header>
        {!user.isReadOnly && <PreferencesForm user={user} />}
      </section>
      <Pages user={user} />
    </>
  );
};

const Details = ({ user }: { user: UserContext }) => {
  const text = useText();
  const facts = [
    [text('profile.name'), user.userName],
    [text('profile.email'), user.userEmail],
    [text('profile.phone'), user.userPhoneNumber],
    [text('profile.company'), user.companyName],
    [text('profile.companyNumber'), user.companyNumber],
  ].filter(([, value]) => value !== '');
  return (
    <section aria-labelledby="details" className={SECTION}>
      <h2 id="details" className="text-lg">
        {text('profile.details')}
      </h2>
      <dl className="grid gap-x-6 gap-y-1 tablet:grid-cols-[auto_minmax(0,1fr)]">
        {facts.map(([name, value]) => (
          <div key={name} className="grid tablet:col-span-2 tablet:grid-cols-subgrid">
            <dt className="text-muted">{name}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-muted">{text('profile.details.hint')}</p>
    </section>
  );
};

const Pages = ({ user }: { user: UserContext }) => {
  const text = useText();
  const isBuyer = user.companyNumber !== '';
  return (
    <section aria-labelledby="own-pages" className={SECTION}>
      <h2 id="own-pages" className="text-lg">
        {text('profile.pages')}
      </h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-2">
        {isBuyer && (
          <>
            <li>
              <TextLink to="/orders">{text('shell.orders')}</TextLink>
            </li>
            <li>
              <TextLink to="/lists">{text('shell.lists')}</TextLink>
            </li>
            <li>
              <TextLink to="/pdf-catalogues">{text('shell.pdf')}</TextLink>
            </li>
          </>
        )}
        <li>
          <a href={getOwnPersonalData.path} download="grossist-own-data.json" className="text-accent hover:underline">
            {text('shell.ownData')}
          </a>
        </li>
      </ul>
      <LinkButton to={user.signOutUrl} className="justify-self-start">
        {text('profile.signOut')}
      </LinkButton>
    </section>
  );
};
