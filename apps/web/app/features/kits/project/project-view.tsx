import { type ReactNode, Suspense, useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { lazyWithKitTemplatesTexts } from '../../../i18n/kits-texts.ts';
import { Button, EmptyState, PackageIcon, PlusIcon, Skeleton, WarningBar } from '../../../ui/index.ts';
import { MOST_KITS } from '../../kit-picker/index.ts';
import { KitRowsSkeleton } from '../skeletons.tsx';
import type { TemplateViewProps } from '../templates/template-view.tsx';
import { AddMaterial } from './add-material.tsx';
import { ChosenBar, useChosenKits } from './chosen-kits.tsx';
import { ProjectHead } from './head/project-head.tsx';
import { CopyDialog, KitNameDialog } from './kit-dialogs.tsx';
import { KitView, useIsNarrow } from './kit-view/kit-view.tsx';
import { LayoutSwitch, ViewSwitch } from './layout-switches.tsx';
import { Matrix } from './matrix/matrix.tsx';
import { useProjectAddress } from './project-address.ts';
import { useSheetEvents } from './sheet/sheet-data.ts';
import { useFigures } from './sheet/use-figures.ts';
import type { ShownSheet } from './sheet/use-sheet.ts';
import { useProjectCommands } from './use-project-commands.ts';

const View = lazyWithKitTemplatesTexts(async () => (await import('../templates/template-view.tsx')).TemplateView);

/** The template view of a project, loaded together with its texts once it is shown. */
const TemplateView = (props: TemplateViewProps) => (
  <Suspense fallback={<KitRowsSkeleton />}>
    <View {...props} />
  </Suspense>
);

interface EmptyProjectProps {
  mayEdit: boolean;
  onAdd: () => void;
  onTemplates: () => void;
}

/** A project without kits, and how it gets some. */
const EmptyProject = ({ mayEdit, onAdd, onTemplates }: EmptyProjectProps) => {
  const text = useText();
  return (
    <EmptyState
      title={text('kits.empty')}
      icon={<PackageIcon size={40} />}
      action={
        mayEdit && (
          <span className="flex flex-wrap justify-center gap-2">
            <Button kind="primary" onPress={onTemplates}>
              {text('kits.view.template')}
            </Button>
            <Button aria-haspopup="dialog" onPress={onAdd}>
              {text('kits.add')}
            </Button>
          </span>
        )
      }
    >
      {mayEdit && text('kits.empty.text')}
    </EmptyState>
  );
};

const OrderedBar = lazyWithKitTemplatesTexts(async () => (await import('./ordered-bar.tsx')).OrderedBar);

/** Rows from which on a sheet is called full. */
const MANY_ROWS = 1000;

type Asked = { kind: 'add' } | { kind: 'rename' | 'copy'; kitId: string };

/** A loaded project. */
export const ProjectView = ({ sheet, showsPrices }: { sheet: ShownSheet; showsPrices: boolean }) => {
  const text = useText();
  const { project, kits, mayEdit } = sheet;
  const address = useProjectAddress();
  const isNarrow = useIsNarrow();
  const figures = useFigures(sheet);
  const chosen = useChosenKits(kits);
  const commands = useProjectCommands(project.id);
  const [asked, setAsked] = useState<Asked>();
  useSheetEvents(project.id, sheet.edits.isBusy);
  const layout = address.layout ?? (isNarrow ? 'kits' : 'matrix');
  const isTemplateView = mayEdit && address.view === 'template';
  const isFull = kits.length >= MOST_KITS;
  const askedKit = asked && asked.kind !== 'add' ? kits.find(({ id }) => id === asked.kitId) : undefined;
  const onRename = (kitId: string): void => setAsked({ kind: 'rename', kitId });
  const onCopy = (kitId: string): void => setAsked({ kind: 'copy', kitId });
  const shared = { sheet, figures, chosen, showsPrices, onRename, onCopy, onRemove: commands.remove };

  const tools: ReactNode = (
    <>
      {mayEdit && (
        <Button size="small" aria-haspopup="dialog" isDisabled={isFull} onPress={() => setAsked({ kind: 'add' })}>
          <PlusIcon size={18} />
          {text('kits.add')}
        </Button>
      )}
      {kits.length > 0 && <LayoutSwitch layout={layout} onChange={(wanted) => address.show({ layout: wanted })} />}
    </>
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <ProjectHead sheet={sheet} figures={figures} showsPrices={showsPrices} chosen={chosen} commands={commands} />
      {project.isOrdered && (
        <Suspense fallback={<Skeleton className="h-12 w-full" />}>
          <OrderedBar project={project} />
        </Suspense>
      )}
      {mayEdit && <ViewSwitch view={address.view} onChange={(view) => address.show({ view })} />}
      {isFull && <WarningBar>{text('kits.full', { most: MOST_KITS })}</WarningBar>}
      {sheet.rows.length >= MANY_ROWS && <WarningBar>{text('kits.manyRows', { count: sheet.rows.length })}</WarningBar>}
      {isTemplateView && (
        <TemplateView
          smartKitId={project.id}
          most={MOST_KITS - kits.length}
          onAdded={() => address.show({ view: 'draft' })}
        />
      )}
      {!isTemplateView && kits.length === 0 && (
        <EmptyProject
          mayEdit={mayEdit}
          onAdd={() => setAsked({ kind: 'add' })}
          onTemplates={() => address.show({ view: 'template' })}
        />
      )}
      {!isTemplateView && kits.length > 0 && (
        <>
          {mayEdit && chosen.ids.size > 0 && <ChosenBar chosen={chosen} onCopy={onCopy} onRemove={commands.remove} />}
          {layout === 'matrix' ? (
            <Matrix
              {...shared}
              tools={
                <>
                  {mayEdit && <AddMaterial onAdd={sheet.addRow} />}
                  <span className="flex flex-wrap items-center gap-2">{tools}</span>
                </>
              }
              onShow={(kitId) => address.show({ layout: 'kits', kitId })}
              onMove={(kitId, by) => commands.move(kits, kitId, by)}
            />
          ) : (
            <KitView
              {...shared}
              tools={tools}
              kitId={address.kitId}
              onShow={(kitId) => address.show({ kitId })}
              onRestore={commands.restoreItems}
            />
          )}
        </>
      )}
      {asked?.kind === 'add' && (
        <KitNameDialog
          kit={undefined}
          onName={(name) => commands.add(name, (kitId) => address.show({ kitId }))}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked?.kind === 'rename' && askedKit && (
        <KitNameDialog
          kit={askedKit}
          onName={(name) => commands.renameKit(askedKit.id, name, askedKit.modifiedAtUtc)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {asked?.kind === 'copy' && askedKit && (
        <CopyDialog
          name={askedKit.headerDescription || text('kits.kit.unnamed')}
          most={MOST_KITS - kits.length}
          onCopy={(count) => commands.copy(askedKit.id, count)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </div>
  );
};
