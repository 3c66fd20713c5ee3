import { basicCommerceSearch, getKitTemplate, type KitTemplate, type SearchDocument } from '@grossist/contracts';
import { packedQuantity, type Quantity, quantityOf } from '@grossist/domain';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useOperationQuery } from '../../../../api/index.ts';
import { useLocale, useShopPath, useText } from '../../../../i18n/index.ts';
import {
  Breadcrumbs,
  Button,
  EmptyState,
  ErrorState,
  LinkButton,
  PackageIcon,
  Picture,
  PlusIcon,
  SearchForm,
  Skeleton,
} from '../../../../ui/index.ts';
import { useArticleNumber } from '../../../../visitor.ts';
import {
  MOST_KIT_ITEMS,
  pathOfTemplate,
  TEMPLATES_PATH,
  useKitProblem,
  useMayUseKits,
} from '../../../kit-picker/index.ts';
import { PageTitle } from '../../../shell/index.ts';
import { KitRowsSkeleton } from '../../skeletons.tsx';
import { useMayEdit } from '../use-template-commands.ts';
import { TemplateHead } from './template-head.tsx';
import { TemplateItems } from './template-items.tsx';
import { useTemplateItems } from './use-template-items.ts';

/** Materials offered for the typed search. */
const HITS = 5;

interface AddMaterialProps {
  template: KitTemplate;
  isPending: boolean;
  onAdd: (sapMaterialNumber: string, name: string, quantity: Quantity) => void;
}

/** Returns the least quantity that is packed of a material. */
const leastOf = (material: SearchDocument): Quantity =>
  packedQuantity(
    {
      minQuantity: quantityOf(material.MinQuantity),
      multiplum: quantityOf(material.Multiplum),
      packageSize: quantityOf(material.PackageSize),
      cableCutAllowed: material.CableCutAllowed,
      salesUnit: material.SalesUnit,
    },
    quantityOf(1),
  )?.quantity ?? quantityOf(1);

/** Finds a material by number or name and puts it into the template. [kit-12] */
const AddMaterial = ({ template, isPending, onAdd }: AddMaterialProps) => {
  const text = useText();
  const articleNumber = useArticleNumber();
  const cultureName = useLocale();
  const [query, setQuery] = useState('');
  const { data, isError } = useOperationQuery(
    basicCommerceSearch,
    { body: { Query: query, PageSize: HITS, cultureName } },
    { enabled: query !== '', staleTime: 60_000, keepPrevious: true },
  );
  const held = new Set(template.items.map(({ sapMaterialNumber }) => sapMaterialNumber));
  const hits = query === '' ? [] : (data?.Documents.filter(({ IsOrderable }) => IsOrderable) ?? []);
  if (template.items.length >= MOST_KIT_ITEMS) {
    return <p className="text-muted">{text('kitTemplates.problem.tooManyItems')}</p>;
  }
  return (
    <section aria-labelledby="kit-template-add" className="grid gap-2 pt-2">
      <h2 id="kit-template-add" className="text-lg">
        {text('kitTemplates.item.add.title')}
      </h2>
      <SearchForm label={text('kitTemplates.item.find')} query={query} isSlim onSearch={setQuery} />
      {query !== '' && !data && !isError && <Skeleton className="h-32 w-full" />}
      {isError && <p role="alert">{text('kitTemplates.problem.other')}</p>}
      {query !== '' && data && hits.length === 0 && <p role="status">{text('kitTemplates.item.notFound')}</p>}
      {hits.length > 0 && (
        <ul
          aria-label={text('kitTemplates.item.hits')}
          className="divide-y divide-line rounded-lg border border-line bg-surface"
        >
          {hits.map((hit) => (
            <li key={hit.ItemSAPMaterialNumber} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-3 py-2">
              <Picture src={hit.ImageUrl} alt="" width={40} height={40} className="max-tablet:hidden" />
              <span className="grid min-w-40 flex-1">
                <span className="[overflow-wrap:anywhere]">{hit.ItemLocalMaterialName}</span>
                <span className="text-sm text-muted">{articleNumber(hit)}</span>
              </span>
              {held.has(hit.ItemSAPMaterialNumber) ? (
                <span className="text-sm text-muted">{text('kitTemplates.item.held')}</span>
              ) : (
                <Button
                  size="small"
                  isPending={isPending}
                  onPress={() => onAdd(hit.ItemSAPMaterialNumber, hit.ItemLocalMaterialName, leastOf(hit))}
                >
                  <PlusIcon size={18} />
                  {text('kitTemplates.item.add')}
                  <span className="sr-only"> {hit.ItemLocalMaterialName}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};

/** A template of the company with its materials. [kit-10] */
export const TemplateScreen = ({ templateId }: { templateId: string }) => {
  const text = useText();
  const mayUse = useMayUseKits();
  const { data, error, refetch } = useOperationQuery(
    getKitTemplate,
    { params: { id: templateId } },
    { enabled: mayUse },
  );
  const name = data?.headerDescription || text('kitTemplates.template');
  return (
    <>
      <PageTitle>{name}</PageTitle>
      <Breadcrumbs
        crumbs={[
          { name: text('kitTemplates.templates'), path: TEMPLATES_PATH },
          { name, path: pathOfTemplate(templateId) },
        ]}
      />
      {!mayUse && <EmptyState title={text('kitTemplates.noCompany')} icon={<PackageIcon size={40} />} />}
      {mayUse && data && <Known template={data} />}
      {mayUse && !data && !error && <KitRowsSkeleton />}
      {mayUse && !data && error && <Failed problem={error} onTryAgain={() => void refetch()} />}
    </>
  );
};

interface FailedProps {
  problem: Parameters<ReturnType<typeof useKitProblem>>[0];
  onTryAgain: () => void;
}

const Failed = ({ problem, onTryAgain }: FailedProps) => {
  const text = useText();
  const problemText = useKitProblem();
  if (problem.status !== 404 && problem.status !== 422) {
    return (
      <ErrorState title={text('kitTemplates.failed')} onTryAgain={onTryAgain}>
        {problemText(problem)}
      </ErrorState>
    );
  }
  return (
    <div role="alert">
      <EmptyState
        title={text('kitTemplates.gone')}
        icon={<PackageIcon size={40} />}
        action={<LinkButton to={TEMPLATES_PATH}>{text('kitTemplates.templates')}</LinkButton>}
      >
        {text('kitTemplates.gone.text')}
      </EmptyState>
    </div>
  );
};

const Known = ({ template }: { template: KitTemplate }) => {
  const text = useText();
  const navigate = useNavigate();
  const path = useShopPath();
  const mayEdit = useMayEdit()(template);
  const leave = (): void => void navigate(path(TEMPLATES_PATH));
  const items = useTemplateItems(template, leave);
  return (
    <>
      <TemplateHead template={template} mayEdit={mayEdit} onRemoved={leave} />
      {template.isLocked && !template.isOwner && (
        <p className="text-muted">{text('kitTemplates.locked.text', { name: template.createdBy })}</p>
      )}
      <TemplateItems template={template} mayEdit={mayEdit} items={items} />
      {mayEdit && <AddMaterial template={template} isPending={items.isPending} onAdd={items.add} />}
    </>
  );
};
