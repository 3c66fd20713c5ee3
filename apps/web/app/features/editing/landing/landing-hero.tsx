import type { LandingPage } from '@grossist/contracts';
import { buttonStyle, LinkButton, Picture } from '../../../ui/index.ts';
import { PlainText } from './plain-text.tsx';

const HeroLink = ({ to, children }: { to: string; children: string }) =>
  to.startsWith('/') ? (
    <LinkButton kind="primary" to={to}>
      {children}
    </LinkButton>
  ) : (
    <a href={to} rel="noopener noreferrer" className={buttonStyle('primary')}>
      {children}
    </a>
  );

/** How a landing page begins: title, introduction, the picture and where it leads. */
export const LandingHero = ({ page, isWholePage }: { page: LandingPage; isWholePage: boolean }) => {
  const Heading = isWholePage ? 'h1' : 'h2';
  const hasLink = page.HeroLinkUrl !== '' && page.HeroText !== '';
  return (
    <section lang={page.Language || undefined} className="page">
      <div className="grid items-center gap-6 rounded-lg border border-line bg-surface p-5 laptop:grid-cols-[3fr_2fr] laptop:p-8">
        <div className="grid justify-items-start gap-3">
          <Heading className="text-2xl">{page.Title}</Heading>
          <PlainText text={page.Introduction} />
          {!hasLink && page.HeroText !== '' && <p className="text-lg font-semibold">{page.HeroText}</p>}
          {hasLink && <HeroLink to={page.HeroLinkUrl}>{page.HeroText}</HeroLink>}
        </div>
        {page.HeroImageUrl !== '' && (
          <Picture src={page.HeroImageUrl} alt="" width={480} height={270} isFirst className="h-auto w-full" />
        )}
      </div>
    </section>
  );
};
