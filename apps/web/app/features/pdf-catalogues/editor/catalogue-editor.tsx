import type { PdfCatalog } from '@grossist/contracts';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { TabView } from '../../../ui/choices/tab-view.tsx';
import { useMayUsePdf } from '../../pdf-basket/index.ts';
import { Preview } from '../preview/preview.tsx';
import type { PreviewedPages } from '../preview/preview-address.ts';
import { CatalogueHead } from './catalogue-head.tsx';
import { CatalogueLines } from './lines/catalogue-lines.tsx';
import { ContentSettings } from './settings/content-settings.tsx';
import { CoverSettings } from './settings/cover-settings.tsx';
import { useChangeCatalogue } from './use-change-catalogue.ts';

type Part = 'lines' | 'content' | 'cover';

/** Materials and settings at the left, the first pages beside them; on a phone the pages are below. */
export const CatalogueEditor = ({ catalogue }: { catalogue: PdfCatalog }) => {
  const text = useText();
  const mayChange = useMayUsePdf();
  const changing = useChangeCatalogue(catalogue);
  const [part, setPart] = useState<Part>('lines');
  const [pages, setPages] = useState<PreviewedPages>('lines');
  // Whoever looks after the cover wants to see it.
  const choosePart = (chosen: Part): void => {
    setPart(chosen);
    setPages(chosen === 'cover' ? 'front' : 'lines');
  };
  const settings = { catalogue, changing, isReadOnly: !mayChange };
  return (
    <>
      <CatalogueHead catalogue={catalogue} changing={changing} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 laptop:grid-cols-[minmax(0,1fr)_20rem] desktop:grid-cols-[minmax(0,1fr)_26rem]">
        <TabView
          label={text('pdf.parts')}
          chosen={part}
          onChoose={choosePart}
          tabs={[
            {
              id: 'lines',
              name: `${text('pdf.lines')} (${catalogue.noOfVariations})`,
              content: <CatalogueLines catalogue={catalogue} isReadOnly={!mayChange} />,
            },
            { id: 'content', name: text('pdf.content'), content: <ContentSettings {...settings} /> },
            { id: 'cover', name: text('pdf.cover'), content: <CoverSettings {...settings} /> },
          ]}
        />
        <Preview catalogue={catalogue} isSaving={changing.isSaving} pages={pages} onPages={setPages} />
      </div>
    </>
  );
};
