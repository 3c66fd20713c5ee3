import type { LandingPage } from '@grossist/contracts';
import { LandingHero } from './landing-hero.tsx';
import { ShownBlock } from './shown-block.tsx';

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
