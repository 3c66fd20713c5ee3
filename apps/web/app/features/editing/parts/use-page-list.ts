import { languageOf, type Texts } from '@grossist/domain';
import { useLocale } from '../../../i18n/index.ts';
import { useAddress } from '../../desk/index.ts';
import { anyText } from './texts.ts';
import { useProblemNotice } from './use-problem-notice.ts';

export const PAGES_LISTED = 20;

/** What the lists of pages that editors write have in common; `path` is the list's own, without locale. */
export const usePageList = (path: string, area: string) => {
  const address = useAddress(path);
  const language = languageOf(useLocale());
  return {
    address,
    /** What is asked for as the address says it. */
    asked: { query: { Query: address.query, Page: address.page, PageSize: PAGES_LISTED } },
    settings: useProblemNotice(area),
    /** What an editor knows a page by: its title in whichever language, else its key. */
    nameOf: (title: Texts, key: string): string => anyText(title, language) || key,
  };
};
