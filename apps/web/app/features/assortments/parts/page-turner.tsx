import { useText } from '../../../i18n/index.ts';
import { ChevronLeftIcon, ChevronRightIcon, IconButton } from '../../../ui/index.ts';

interface PageTurnerProps {
  /** From 1. */
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
}

/** Pages of a list in a dialog, which the address does not name. */
export const PageTurner = ({ page, pageCount, onPage }: PageTurnerProps) => {
  const text = useText();
  if (pageCount < 2) return null;
  return (
    <nav aria-label={text('ui.pages')} className="flex items-center justify-center gap-2">
      <IconButton
        label={text('ui.pages.previous')}
        icon={<ChevronLeftIcon />}
        isDisabled={page <= 1}
        onPress={() => onPage(page - 1)}
      />
      <span className="text-sm text-muted">{text('asm.page', { page, count: pageCount })}</span>
      <IconButton
        label={text('ui.pages.next')}
        icon={<ChevronRightIcon />}
        isDisabled={page >= pageCount}
        onPress={() => onPage(page + 1)}
      />
    </nav>
  );
};
