import type { VariationDetails } from '@grossist/contracts';
import { nameOfLanguage, useText } from '../../i18n/index.ts';
import { Icon } from '../../ui/icons/data/icons.tsx';
import { foreignPictures } from './gallery/pictures.ts';

interface Offered {
  title: string;
  detail: string;
  url: string;
}

/** "PDF" of "application/pdf"; nothing for what is a page of the web or unknown. */
const formatOf = (mimeType: string): string => {
  const [, kind = ''] = mimeType.split('/');
  return /^[a-z]{2,5}$/.test(kind) && kind !== 'html' ? kind.toUpperCase() : '';
};

const offeredOf = (variation: VariationDetails, pictureName: string): Offered[] => [
  ...variation.Documents.map(({ Title, TypeName, Language, MimeType, Url }) => ({
    title: Title,
    detail: [Title === TypeName ? '' : TypeName, Language === '' ? '' : nameOfLanguage(Language), formatOf(MimeType)]
      .filter((part) => part !== '')
      .join(' · '),
    url: Url,
  })),
  ...foreignPictures(variation).map(({ Title, MimeType, Url }) => ({
    title: Title || pictureName,
    detail: formatOf(MimeType),
    url: Url,
  })),
];

const DocumentIcon = () => (
  <Icon className="mt-0.5 shrink-0 text-muted">
    <path d="M6 3.5h8l4 4v13H6z" />
    <path d="M14 3.5v4h4M9 12h6M9 15.5h6" />
  </Icon>
);

/** Data sheets, certificates, links: each opens beside the shop, which it learns nothing of. */
export const Documents = ({ variation }: { variation: VariationDetails }) => {
  const text = useText();
  const offered = offeredOf(variation, text('variation.picture'));
  if (offered.length === 0) return null;
  return (
    <section aria-labelledby="documents" className="grid gap-3">
      <h2 id="documents" className="text-xl">
        {text('variation.documents')}
      </h2>
      <ul className="grid gap-x-8 tablet:grid-cols-2">
        {offered.map(({ title, detail, url }) => (
          <li key={`${url} ${title}`} className="border-b border-line">
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="group flex min-h-11 items-start gap-2.5 rounded-sm py-2"
            >
              <DocumentIcon />
              <span className="min-w-0">
                <span className="font-semibold break-words group-hover:underline">{title}</span>
                <span className="sr-only"> ({text('variation.documents.newTab')})</span>
                {detail !== '' && <span className="block text-sm text-muted">{detail}</span>}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
};
