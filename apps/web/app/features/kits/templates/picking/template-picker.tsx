import { getKitTemplates, type KitTemplate } from '@grossist/contracts';
import { KIT_NUMBER, numberedNames, quantityOf, quantityToNumber } from '@grossist/domain';
import { useState } from 'react';
import { useOperationQuery } from '../../../../api/index.ts';
import { type MessageKey, useText } from '../../../../i18n/index.ts';
import {
  Badge,
  Button,
  Checkbox,
  EmptyState,
  ErrorState,
  NumberStepper,
  PackageIcon,
  SearchForm,
  TextField,
} from '../../../../ui/index.ts';
import { PageButtons } from '../../../../ui/navigation/page-buttons.tsx';
import { MOST_KITS, useKitProblem } from '../../../kit-picker/index.ts';
import { KitRowsSkeleton } from '../../skeletons.tsx';
import {
  entriesOf,
  kitsIn,
  NOTHING_PICKED,
  type PickedTemplate,
  type PickedTemplates,
  withCount,
  withPattern,
  withPicked,
} from './picked-templates.ts';

/** Kits are counted one by one. */
const SINGLY = { minimum: quantityOf(1), step: quantityOf(1) };
/** Longest name of a kit, with the number that takes the place of its sign. */
const LONGEST = 100;

interface PickRowProps {
  template: KitTemplate;
  picked: PickedTemplate | undefined;
  /** Most kits that fit. */
  most: number;
  onPick: (isPicked: boolean) => void;
  onCount: (count: number) => void;
  onPattern: (pattern: string) => void;
}

/** One template: whether it is picked, and then for how many kits and by which names. */
const PickRow = ({ template, picked, most, onPick, onCount, onPattern }: PickRowProps) => {
  const text = useText();
  const name = template.headerDescription || text('kitPicker.unnamed');
  return (
    <li className="grid gap-2 px-3 py-2">
      <Checkbox isSelected={picked !== undefined} onChange={onPick}>
        <span className="grid min-w-0">
          <span className="flex flex-wrap items-center gap-2">
            <span className="font-semibold [overflow-wrap:anywhere]">{name}</span>
            {template.isAnyItemInvalid && <Badge tone="warning">{text('kitTemplates.invalid')}</Badge>}
          </span>
          <span className="text-sm text-muted">
            {[text('kitTemplates.itemCount', { count: template.itemCount }), template.note]
              .filter((part) => part !== '')
              .join(' · ')}
          </span>
        </span>
      </Checkbox>
      {picked && (
        <div className="flex flex-wrap items-start gap-x-4 gap-y-2 pl-7">
          <div className="grid gap-1">
            <span className="text-sm font-semibold">{text('kitTemplates.pick.count')}</span>
            <NumberStepper
              name={name}
              value={quantityOf(picked.count)}
              packing={SINGLY}
              onChange={(count) => onCount(Math.min(most, quantityToNumber(count)))}
            />
          </div>
          <TextField
            className="min-w-56 flex-1"
            label={text('kitTemplates.pick.pattern')}
            hint={previewOf(picked) ?? text('kitTemplates.pick.pattern.hint', { sign: KIT_NUMBER })}
            placeholder={template.headerDescription}
            value={picked.pattern}
            onChange={onPattern}
            maxLength={LONGEST}
            autoComplete="off"
          />
        </div>
      )}
    </li>
  );
};

/** Returns the first and the last of numbered names; undefined where they are not numbered. */
const previewOf = ({ pattern, count }: PickedTemplate): string | undefined => {
  if (count < 2 || !pattern.includes(KIT_NUMBER)) return undefined;
  const names = numberedNames(pattern, count);
  return `${names[0]} … ${names[names.length - 1]}`;
};

const PAGE_SIZE = 20;

interface TemplatePickerProps {
  /** The button's text, with the number of kits as `count`. */
  doWord: MessageKey;
  isPending: boolean;
  /** Why nothing can be made yet. */
  refusal?: string | undefined;
  /** Kits that fit beside those that the project has. */
  most?: number;
  onPick: (kits: ReturnType<typeof entriesOf>, clear: () => void) => void;
}

/** Picks templates with the number and names of kits to make; the selection survives a search. */
export const TemplatePicker = ({ doWord, isPending, refusal, most = MOST_KITS, onPick }: TemplatePickerProps) => {
  const text = useText();
  const problemText = useKitProblem();
  const [wanted, setWanted] = useState({ search: '', page: 1 });
  const [picked, setPicked] = useState<PickedTemplates>(NOTHING_PICKED);
  const { data, error, refetch } = useOperationQuery(
    getKitTemplates,
    {
      query: { PageNumber: wanted.page, PageSize: PAGE_SIZE, search: wanted.search, shouldEnrichItems: 'false' },
    },
    { keepPrevious: true },
  );
  const count = kitsIn(picked);
  const problem = count > most ? text('kitTemplates.pick.tooMany', { most }) : refusal;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <SearchForm
        label={text('kitTemplates.search')}
        query={wanted.search}
        isSlim
        onSearch={(search) => setWanted({ search, page: 1 })}
      />
      {!data && !error && <KitRowsSkeleton />}
      {!data && error && (
        <ErrorState title={text('kitTemplates.failed')} onTryAgain={() => void refetch()}>
          {problemText(error)}
        </ErrorState>
      )}
      {data?.pageItems.length === 0 && <NoTemplates isSearched={wanted.search !== ''} />}
      {data && data.pageItems.length > 0 && (
        <ul
          aria-label={text('kitTemplates.templates')}
          className="divide-y divide-line rounded-lg border border-line bg-surface"
        >
          {data.pageItems.map((template) => (
            <PickRow
              key={template.id}
              template={template}
              picked={picked.get(template.id)}
              most={most}
              onPick={(isPicked) => setPicked(withPicked(picked, template, isPicked))}
              onCount={(kits) => setPicked(withCount(picked, template.id, kits))}
              onPattern={(pattern) => setPicked(withPattern(picked, template.id, pattern))}
            />
          ))}
        </ul>
      )}
      {data && (
        <PageButtons
          word="kitTemplates.page"
          page={wanted.page}
          pageCount={data.maxPages}
          onPage={(page) => setWanted({ ...wanted, page })}
        />
      )}
      {count > 0 && (
        <section
          aria-label={text('kitTemplates.pick.picked')}
          className="sticky bottom-3 z-20 flex flex-wrap items-center gap-2 rounded-lg border border-edge bg-raised p-1.5 shadow-float max-laptop:bottom-18"
        >
          <span role="status" className="mr-auto grid px-2">
            <span className="font-semibold">{text('kitPicker.kitCount', { count })}</span>
            {problem !== undefined && <span className="text-sm text-danger">{problem}</span>}
          </span>
          <Button size="small" kind="quiet" onPress={() => setPicked(NOTHING_PICKED)}>
            {text('kitTemplates.pick.none')}
          </Button>
          <Button
            size="small"
            kind="primary"
            isDisabled={problem !== undefined}
            isPending={isPending}
            onPress={() => onPick(entriesOf(picked), () => setPicked(NOTHING_PICKED))}
          >
            {text(doWord, { count })}
          </Button>
        </section>
      )}
    </div>
  );
};

/** There are no templates, or none that hold the words. */
export const NoTemplates = ({ isSearched }: { isSearched: boolean }) => {
  const text = useText();
  if (isSearched) return <EmptyState title={text('kitTemplates.none.found')} />;
  return (
    <EmptyState title={text('kitTemplates.none')} icon={<PackageIcon size={40} />}>
      {text('kitTemplates.none.text')}
    </EmptyState>
  );
};
