import { useText } from '../../../i18n/index.ts';
import { LinkButton } from '../../../ui/index.ts';
import { PublishedMark } from '../parts/published-mark.tsx';
import { BarFrame } from './bar-frame.tsx';
import type { PageEditBarProps } from './page-edit-bar.tsx';

/** The editors' bar over a page that has an editor of its own. */
export const PageBar = ({ kind, slug, isPublished }: PageEditBarProps) => {
  const text = useText();
  const list = `/editor/${kind}`;
  return (
    <BarFrame list={list}>
      <PublishedMark isPublished={isPublished} />
      <LinkButton size="small" kind="primary" to={`${list}/page/${slug}`}>
        {text('editing.bar.edit')}
      </LinkButton>
    </BarFrame>
  );
};
