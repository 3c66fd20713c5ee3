import type { SearchDocument } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { LinkButton, Picture, ShopLink, TextLink } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { SearchExamples } from '../search/index.ts';

const SIZE = 160;

/** Six products that are ordered often, as pictures that lead to them. */
const HeroPictures = ({ materials }: { materials: readonly SearchDocument[] }) => (
  <ul className="hidden grid-cols-3 gap-2 laptop:grid">
    {materials.slice(0, 6).map(({ Code, Url, ImageUrl, ItemLocalMaterialName }) => (
      <li key={Code}>
        <ShopLink to={Url} className="grid rounded-lg border border-line bg-paper p-2 hover:border-ink">
          <Picture
            src={ImageUrl}
            alt={ItemLocalMaterialName}
            width={SIZE}
            height={SIZE}
            className="aspect-square h-auto w-full"
          />
        </ShopLink>
      </li>
    ))}
  </ul>
);

/** The first section of the home page: a greeting when signed in, else what the shop is. The header above has the search. */
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
