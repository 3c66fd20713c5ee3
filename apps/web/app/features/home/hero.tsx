import type { SearchDocument } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { LinkButton, TextLink } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { SearchExamples } from '../search/index.ts';
import { HeroPictures } from './hero-pictures.tsx';

/** A word to who comes: the greeting when signed in, else what the shop is. The search is above it on every page. */
export const Hero = ({ materials }: { materials: readonly SearchDocument[] }) => {
  const text = useText();
  const user = useSignedInUser();
  return (
    <section className="border-b border-line bg-surface">
      <div className="page grid items-center gap-8 py-8 laptop:grid-cols-[3fr_2fr]">
        <div className="grid justify-items-start gap-4">
          <h1 className="text-2xl tablet:text-3xl">
            {user ? text('home.greeting', { name: user.userName }) : text('home.title')}
          </h1>
          <p className="text-lg text-muted">
            {user?.companyName ? text('home.greeting.company', { company: user.companyName }) : text('home.lead')}
          </p>
          <div className="flex flex-wrap items-center gap-3">
            <LinkButton kind="primary" to="/catalogue">
              {text('shell.all')}
            </LinkButton>
            {user ? (
              <LinkButton to="/orders">{text('shell.orders')}</LinkButton>
            ) : (
              <LinkButton to="/contact">{text('home.becomeCustomer')}</LinkButton>
            )}
          </div>
          <SearchExamples />
          {!user && (
            <p>
              <TextLink to="/sign-in">{text('home.signIn')}</TextLink>
            </p>
          )}
        </div>
        <HeroPictures materials={materials} />
      </div>
    </section>
  );
};
