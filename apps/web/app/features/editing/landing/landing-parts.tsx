import type { ActionBlock, LandingPage } from '@grossist/contracts';
import { useId } from 'react';
import { useText } from '../../../i18n/index.ts';
import { buttonStyle, LinkButton, Picture, TextLink } from '../../../ui/index.ts';
import { PlainText, ShownMaterials } from './page-content.tsx';

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
const LandingHero = ({ page, isWholePage }: { page: LandingPage; isWholePage: boolean }) => {
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

/** A block with the first of what it finds, and the way to all of it. */
const ShownBlock = ({ block }: { block: ActionBlock }) => {
  const text = useText();
  const id = useId();
  if (block.Documents.length === 0) return null;
  return (
    <section aria-labelledby={id} className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {block.Title}
        </h2>
        {block.Url !== '' && block.TotalCount > block.Documents.length && (
          <TextLink to={block.Url}>{text('catalogue.all', { count: block.TotalCount })}</TextLink>
        )}
      </div>
      <ShownMaterials materials={block.Documents} as={block.BlockType} />
    </section>
  );
};

export interface LandingPartsProps {
  page: LandingPage;
  /** True where the title is that of the whole page. */
  isWholePage?: boolean;
}

/** A landing page: title, introduction, picture, then the blocks in their order. */
export const LandingParts = ({ page, isWholePage = false }: LandingPartsProps) => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8 py-6">
    <LandingHero page={page} isWholePage={isWholePage} />
    {page.Blocks.map((block) => (
      <ShownBlock key={block.BlockId} block={block} />
    ))}
  </div>
);
