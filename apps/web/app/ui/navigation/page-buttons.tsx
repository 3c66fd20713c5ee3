import { type MessageKey, useText } from '../../i18n/index.ts';
import { IconButton } from '../actions/index.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/index.ts';

interface PageButtonsProps {
  /** From 1. */
  page: number;
  pageCount: number;
  /** Message between the buttons, of `page` and `count`. */
  word: MessageKey;
  onPage: (page: number) => void;
}

/** Goes through a list inside a step, view or dialog, whose page the address does not name. */
export const PageButtons = ({ page, pageCount, word, onPage }: PageButtonsProps) => {
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
      <span className="text-sm text-muted">{text(word, { page, count: pageCount })}</span>
      <IconButton
        label={text('ui.pages.next')}
        icon={<ChevronRightIcon />}
        isDisabled={page >= pageCount}
        onPress={() => onPage(page + 1)}
      />
    </nav>
  );
};
