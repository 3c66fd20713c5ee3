import { getSmartKit } from '@grossist/contracts';
import { type PackingRules, type Quantity, quantityOf } from '@grossist/domain';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { Select } from '../../../ui/choices/index.ts';
import { Button, EmptyState, LinkButton, NumberStepper, Skeleton, WarningBar } from '../../../ui/index.ts';
import { ConfirmDialog } from '../../../ui/overlays/index.ts';
import { useAmount } from '../../../use-amount.ts';
import type { KitMaterial } from '../add-to-kits.tsx';
import { KITS_PATH, useKitProblem } from '../kit-access.ts';
import { useRunningProjects } from '../running-projects.tsx';
import { KitRows, type KitToFill, leastOf, sameForAll, withQuantity } from './kit-rows.tsx';
import { stepsOf, useAddMaterial, useMaterialPacking, type WantedQuantities } from './use-add-material.ts';

interface AddDialogProps {
  material: KitMaterial;
  onClose: () => void;
}

const NOTHING: WantedQuantities = new Map();

/** Adds a material to kits of a running project, each with its quantity; each kit is rounded by itself. [kit-08] */
export const AddDialog = ({ material, onClose }: AddDialogProps) => {
  const text = useText();
  const problemText = useKitProblem();
  const { projects, problem: projectsProblem } = useRunningProjects();
  const [chosen, setChosen] = useState<string>();
  const [wanted, setWanted] = useState(NOTHING);
  const projectId = chosen ?? projects?.[0]?.id;
  const project = useOperationQuery(
    getSmartKit,
    { query: { smartKitId: projectId ?? '', shouldEnrichItems: 'false' } },
    { enabled: projectId !== undefined },
  );
  const { packing, isUnavailable, problem: materialProblem } = useMaterialPacking(material.ItemSAPMaterialNumber);
  const adding = useAddMaterial(material, onClose);
  const kits = project.data?.kits;
  const problem = adding.problem ?? projectsProblem ?? materialProblem ?? (kits ? null : project.error);

  const choose = (id: string): void => {
    setChosen(id);
    setWanted(NOTHING);
  };
  return (
    <ConfirmDialog
      title={text('kitTemplates.add.title', { name: material.ItemLocalMaterialName })}
      cancel={text('kitTemplates.cancel')}
      confirm={text('kitTemplates.add.do', { count: wanted.size })}
      isDisabled={wanted.size === 0}
      isPending={adding.isPending}
      onConfirm={() => adding.add(wanted)}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {problem && <WarningBar tone="danger">{problemText(problem)}</WarningBar>}
        {isUnavailable && <WarningBar>{text('kitTemplates.problem.notOrderable')}</WarningBar>}
        {projects?.length === 0 && <NoProject onClose={onClose} />}
        {projects && projects.length > 0 && (
          <Select
            label={text('kitTemplates.add.project')}
            options={projects.map(({ id, projectName, kitCount }) => ({
              id,
              name: `${projectName || text('kitPicker.unnamed')} · ${text('kitPicker.kitCount', { count: kitCount })}`,
            }))}
            value={projectId}
            onChange={choose}
          />
        )}
        {kits && packing && (
          <Choice
            kits={kits}
            sapMaterialNumber={material.ItemSAPMaterialNumber}
            packing={packing}
            wanted={wanted}
            onChange={setWanted}
          />
        )}
        {!problem && !isUnavailable && projects?.length !== 0 && !(kits && packing) && (
          <Skeleton className="h-48 w-full" />
        )}
      </div>
    </ConfirmDialog>
  );
};

const NoProject = ({ onClose }: { onClose: () => void }) => {
  const text = useText();
  return (
    <EmptyState
      title={text('kitTemplates.add.noProject')}
      action={
        <LinkButton to={KITS_PATH} kind="primary" onClick={onClose}>
          {text('kitTemplates.start.new')}
        </LinkButton>
      }
    >
      {text('kitTemplates.add.noProject.text')}
    </EmptyState>
  );
};

interface ChoiceProps {
  kits: readonly KitToFill[];
  sapMaterialNumber: string;
  packing: PackingRules;
  wanted: WantedQuantities;
  onChange: (wanted: WantedQuantities) => void;
}

const Choice = ({ kits, packing, wanted, onChange, ...row }: ChoiceProps) => {
  const text = useText();
  const { unit } = useAmount();
  const [preset, setPreset] = useState<Quantity>(() => leastOf(packing));
  if (kits.length === 0) return <p className="text-muted">{text('kitTemplates.add.noKits')}</p>;
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <div className="grid gap-1">
          <span className="text-sm font-semibold">{text('kitTemplates.add.each')}</span>
          <NumberStepper
            name={text('kitTemplates.add.each')}
            value={preset}
            onChange={(quantity) => setPreset(quantity > 0 ? quantity : quantityOf(1))}
            packing={stepsOf(packing)}
            packageSize={packing.packageSize}
            unit={unit(packing.salesUnit)}
          />
        </div>
        <Button onPress={() => onChange(sameForAll(kits, preset))}>{text('kitTemplates.add.all')}</Button>
        {wanted.size > 0 && (
          <Button kind="quiet" onPress={() => onChange(NOTHING)}>
            {text('kitTemplates.add.none')}
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">{text('kitTemplates.add.packing')}</p>
      <KitRows
        {...row}
        kits={kits}
        packing={packing}
        preset={preset}
        wanted={wanted}
        onChange={(kitId, quantity) => onChange(withQuantity(wanted, kitId, quantity))}
      />
    </>
  );
};
