import { labelStockOf, labelsPerPage } from '@grossist/domain';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLocale, useText } from '../../i18n/index.ts';
import { LoadingShape } from '../../ui/data/loading-shape.tsx';
import { Button, EmptyState, ErrorState, LinkButton } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { PageTitle } from '../shell/index.ts';
import { type LabelSourceOfPage, labelSourceIn } from './label-address.tsx';
import { DesignChoice, LabelChoices } from './label-choices.tsx';
import type { DrawnLabel } from './label-drawing.tsx';
import { type Copies, LabelLines, useCopies } from './label-lines.tsx';
import { PrintPanel } from './print-panel.tsx';
import { SheetPreview } from './sheet-preview.tsx';
import { type LabelWishes, useFirstLines, useLabelLines } from './use-label-lines.ts';
import { type LabelSettings, useLabelPreferences, useLabelProblem } from './use-label-preferences.ts';

/** The page of labels: what is printed of, what labels show, the sheet, and a preview of its first page. */
export const LabelsScreen = () => {
  const text = useText();
  const [query] = useSearchParams();
  const isBuyer = (useSignedInUser()?.companyNumber ?? '') !== '';
  const settings = useLabelPreferences();
  const source = labelSourceIn(query);
  if (!isBuyer)
    return (
      <WithoutLabels>
        <EmptyState title={text('shelfLabels.noCompany')} />
      </WithoutLabels>
    );
  if (source === undefined) {
    return (
      <WithoutLabels>
        <EmptyState
          title={text('shelfLabels.none.title')}
          action={<LinkButton to="/lists">{text('shelfLabels.none.lists')}</LinkButton>}
        >
          {text('shelfLabels.none.text')}
        </EmptyState>
      </WithoutLabels>
    );
  }
  if (settings === undefined) return <LoadingShape parts={['heading', { beside: [['list'], ['panel']] }]} />;
  return <Known key={query.toString()} source={source} settings={settings} />;
};

/** The page's title over the reason why there are no labels. */
const WithoutLabels = ({ children }: { children: ReactNode }) => {
  const text = useText();
  return (
    <>
      <PageTitle>{text('shelfLabels.title')}</PageTitle>
      <h1 className="text-2xl">{text('shelfLabels.title')}</h1>
      {children}
    </>
  );
};

const Known = ({ source, settings }: { source: LabelSourceOfPage; settings: LabelSettings }) => {
  const text = useText();
  const problemText = useLabelProblem();
  const locale = useLocale();
  const [language, setLanguage] = useState(locale);
  const [page, setPage] = useState(1);
  const [offset, setOffset] = useState(1);
  const copies = useCopies();
  const seesNetPrice = useSignedInUser()?.showNetPrice ?? false;
  const { preferences, change } = settings;
  const { Design, Barcode } = preferences;
  const PriceOption = seesNetPrice ? preferences.PriceOption : 'listPrice';
  const wishes: LabelWishes = { Design, Barcode, PriceOption, CultureName: language };
  const { data, error, refetch } = useLabelLines(source, wishes, page);
  const stock = labelStockOf(preferences.Product);
  if (error) {
    return (
      <ErrorState title={text('shelfLabels.failed')} onTryAgain={() => void refetch()}>
        <p>{problemText(error)}</p>
        {Design === 'price' && (
          <Button className="mt-3" onPress={() => change({ Design: 'number' })}>
            {text('shelfLabels.withoutPrices')}
          </Button>
        )}
      </ErrorState>
    );
  }
  if (data === undefined || stock === undefined)
    return <LoadingShape parts={['heading', { beside: [['list'], ['panel']] }]} />;
  const title = data.Name === '' ? text('shelfLabels.title') : text('shelfLabels.title.of', { name: data.Name });
  const [sample] = data.PageItems;
  const count = copies.count(data.TotalItems);
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <h1 className="text-2xl">{title}</h1>
      <div className="grid items-start gap-6 laptop:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid gap-4 laptop:sticky laptop:top-4 laptop:order-last">
          <PrintPanel
            stock={stock}
            settings={settings}
            wanted={{ source, wishes, preferences, offset, copies }}
            count={count}
            onOffset={setOffset}
          />
        </div>
        <div className="grid min-w-0 gap-6">
          {sample && (
            <DesignChoice
              stock={stock}
              value={Design}
              sample={asSample(sample)}
              onChange={(design) => change({ Design: design })}
            />
          )}
          <LabelChoices preferences={preferences} language={language} onChange={change} onLanguage={setLanguage} />
          {data.WithoutBarcodeCount > 0 && (
            <p className="text-sm text-warning">
              {text('shelfLabels.withoutBarcode', { count: data.WithoutBarcodeCount })}
            </p>
          )}
          {data.NotFound.length > 0 && (
            <p className="text-sm text-warning">
              {text('shelfLabels.notFound', { numbers: data.NotFound.slice(0, 10).join(', ') })}
            </p>
          )}
          <Preview
            source={source}
            wishes={wishes}
            settings={settings}
            offset={offset}
            copies={copies}
            total={data.TotalItems}
          />
          <LabelLines lines={data.PageItems} total={data.TotalItems} page={page} copies={copies} onPage={setPage} />
        </div>
      </div>
    </>
  );
};

/** A price to show the design with where the labels have none yet. */
const asSample = (label: DrawnLabel): DrawnLabel =>
  label.Price === '' ? { ...label, Price: '0,00', PriceNotes: [] } : label;

interface PreviewProps {
  source: LabelSourceOfPage;
  wishes: LabelWishes;
  settings: LabelSettings;
  offset: number;
  copies: Copies;
  total: number;
}

const Preview = ({ source, wishes, settings: { preferences }, offset, copies, total }: PreviewProps) => {
  const text = useText();
  const stock = labelStockOf(preferences.Product);
  const leftOut = [...copies.of.values()].filter((count) => count === 0).length;
  const least = stock === undefined ? 0 : labelsPerPage(stock) - offset + 1;
  const lines = useFirstLines(source, wishes, { least, leftOut, total });
  if (stock === undefined) return null;
  const labels = lines.flatMap((line) =>
    Array.from({ length: Math.min(copies.copiesOf(line.MaterialNo), least) }, () => line),
  );
  const shift = { x: preferences.ShiftX, y: preferences.ShiftY };
  return (
    <section aria-label={text('shelfLabels.preview')} className="grid max-w-md gap-2">
      <h2 className="text-lg">{text('shelfLabels.preview')}</h2>
      <SheetPreview stock={stock} design={wishes.Design} offset={offset} shift={shift} labels={labels} />
    </section>
  );
};
