import { Link } from 'react-router';
import { type MessageKey, useText } from '../../../i18n/index.ts';
import type { CataloguesWanted } from './catalogues-address.ts';

type Tab = CataloguesWanted['tab'];

const TABS: readonly { tab: Tab; name: MessageKey }[] = [
  { tab: 'catalogues', name: 'pdf.catalogues' },
  { tab: 'documents', name: 'pdf.documents' },
  { tab: 'simple', name: 'pdf.simple' },
  { tab: 'pictures', name: 'pdf.uploads' },
];

const STYLE =
  '-mb-px flex min-h-10 shrink-0 items-center border-b-2 border-transparent px-1 whitespace-nowrap text-muted hover:border-edge hover:text-ink aria-[current]:border-accent aria-[current]:font-semibold aria-[current]:text-ink';

/** Shows a tab that is beyond the edge of a phone. */
const showTab = (link: HTMLAnchorElement | null): void => link?.scrollIntoView({ block: 'nearest', inline: 'center' });

/** Catalogs, the documents made of them, simple catalogs and uploaded pictures, as links: each has its address. */
export const OverviewTabs = ({ shown, hrefOf }: { shown: Tab; hrefOf: (tab: Tab) => string }) => {
  const text = useText();
  return (
    <nav
      aria-label={text('pdf.tabs')}
      className="flex gap-5 overflow-x-auto border-b border-line max-tablet:-mx-4 max-tablet:px-4"
    >
      {TABS.map(({ tab, name }) => (
        <Link
          key={tab}
          ref={tab === shown ? showTab : undefined}
          to={hrefOf(tab)}
          aria-current={tab === shown ? 'page' : undefined}
          className={STYLE}
        >
          {text(name)}
        </Link>
      ))}
    </nav>
  );
};
