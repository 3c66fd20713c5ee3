import { getKitTemplate, type KitTemplate } from '@grossist/contracts';
import { useNavigate } from 'react-router';
import { useOperationQuery } from '../../../../api/index.ts';
import { useShopPath, useText } from '../../../../i18n/index.ts';
import { Breadcrumbs, EmptyState, ErrorState, LinkButton, PackageIcon } from '../../../../ui/index.ts';
import { pathOfTemplate, TEMPLATES_PATH, useKitProblem, useMayUseKits } from '../../../kit-picker/index.ts';
import { PageTitle } from '../../../shell/index.ts';
import { KitRowsSkeleton } from '../../kit-list-skeleton.tsx';
import { useMayEdit } from '../use-template-commands.ts';
import { AddMaterial } from './add-material.tsx';
import { TemplateHead } from './template-head.tsx';
import { TemplateItems } from './template-items.tsx';
import { useTemplateItems } from './use-template-items.ts';

/** A template of the company: what it is, and its materials. [kit-10] */
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
