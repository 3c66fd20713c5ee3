import { useText } from '../../i18n/index.ts';
import { ShopLink } from '../../ui/index.ts';
import { lazyWhenSeen } from '../../ui/when-seen.tsx';
import { useRootData, useSignedInUser } from '../../visitor.ts';
import { Wordmark } from './wordmark.tsx';

const SimulatedOutage = lazyWhenSeen(
  async () => (await import('./simulated-outage.tsx')).SimulatedOutage,
  () => null,
  { isPatient: true },
);

const LINK_STYLE = 'inline-block py-1 hover:underline';

const toTop = async (): Promise<void> => (await import('../../ui/scroll.ts')).scrollToTop();

export const Footer = () => {
  const text = useText();
  const departments = useRootData()?.departments ?? [];
  const user = useSignedInUser();
  const isDemo = useRootData()?.isDemo ?? false;
  return (
    <footer className="mt-16 print:hidden border-t border-line bg-surface pb-14 max-tablet:[body:has([data-buy-bar])_&]:pb-44 tablet:pb-0">
      <div className="page grid gap-8 py-10 tablet:grid-cols-[2fr_1fr_1fr]">
        <div className="grid max-w-sm content-start gap-3">
          <Wordmark />
          <p>{text('shell.footer.about')}</p>
          <p className="text-sm text-muted">{text('shell.footer.trade')}</p>
          {isDemo && user && !user.isReadOnly && <SimulatedOutage />}
        </div>
        <div>
          <h2 className="mb-1 text-sm text-muted">{text('shell.departments')}</h2>
          <ul>
            {departments.map((department) => (
              <li key={department.CatalogNodeId}>
                <ShopLink to={department.Url} className={LINK_STYLE}>
                  {department.Name}
                </ShopLink>
              </li>
            ))}
            <li>
              <ShopLink to="/catalogue" className={LINK_STYLE}>
                {text('shell.all')}
              </ShopLink>
            </li>
            <li>
              <ShopLink to="/vendors" className={LINK_STYLE}>
                {text('pages.vendors')}
              </ShopLink>
            </li>
          </ul>
        </div>
        <div>
          <h2 className="mb-1 text-sm text-muted">{text('shell.footer.shop')}</h2>
          <ul>
            {user ? (
              <>
                <li>
                  <ShopLink to="/cart" className={LINK_STYLE}>
                    {text('shell.cart')}
                  </ShopLink>
                </li>
                <li>
                  <ShopLink to="/orders" className={LINK_STYLE}>
                    {text('shell.orders')}
                  </ShopLink>
                </li>
                <li>
                  <ShopLink to="/projects" className={LINK_STYLE}>
                    {text('pages.projects')}
                  </ShopLink>
                </li>
              </>
            ) : (
              <li>
                <ShopLink to="/sign-in" className={LINK_STYLE}>
                  {text('shell.signIn')}
                </ShopLink>
              </li>
            )}
            <li>
              <ShopLink to="/contact" className={LINK_STYLE}>
                {text('shell.contact')}
              </ShopLink>
            </li>
            <li>
              <ShopLink to="/privacy" className={LINK_STYLE}>
                {text('shell.privacy')}
              </ShopLink>
            </li>
          </ul>
          <button type="button" className={`noscript:hidden ${LINK_STYLE}`} onClick={() => void toTop()}>
            {text('shell.toTop')}
          </button>
        </div>
      </div>
    </footer>
  );
};
