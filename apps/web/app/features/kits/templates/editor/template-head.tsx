import type { KitTemplate } from '@grossist/contracts';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../../../../i18n/index.ts';
import { Badge, Button } from '../../../../ui/index.ts';
import { ActionMenu, type MenuAction } from '../../../../ui/overlays/index.ts';
import { useMoment } from '../../../../use-moment.ts';
import { useMayChangeTemplates } from '../../../kit-picker/index.ts';
import { useTemplateCommands } from '../use-template-commands.ts';

const EditDialog = lazy(async () => ({ default: (await import('./edit-dialog.tsx')).EditDialog }));
const CopyDialog = lazy(async () => ({ default: (await import('./copy-dialog.tsx')).CopyDialog }));

interface TemplateHeadProps {
  template: KitTemplate;
  mayEdit: boolean;
  onRemoved: () => void;
}

/** Description, note and state of a template, with its actions. [kit-11] [kit-14] [kit-21] */
export const TemplateHead = ({ template, mayEdit, onRemoved }: TemplateHeadProps) => {
  const text = useText();
  const mayChange = useMayChangeTemplates();
  const commands = useTemplateCommands();
  const [asked, setAsked] = useState<'edit' | 'copy'>();
  const close = (): void => setAsked(undefined);
  const { isLocked } = template;
  const name = template.headerDescription || text('kitPicker.unnamed');
  const actions: readonly (MenuAction | false)[] = [
    mayChange && { id: 'copy', name: text('kitTemplates.copy.ask'), act: () => setAsked('copy') },
    mayChange &&
      template.isOwner && {
        id: 'lock',
        name: text(isLocked ? 'kitTemplates.unlock' : 'kitTemplates.lock'),
        act: () => commands.setLocked(template, !isLocked),
      },
    mayEdit && {
      id: 'delete',
      name: text('kitTemplates.delete'),
      act: () => commands.remove(template, onRemoved),
      isDanger: true,
    },
  ];
  const possible = actions.filter((action) => action !== false);
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 flex-1 basis-72 gap-1">
        <h1 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-2xl">
          <span className="min-w-0 [overflow-wrap:anywhere]">{name}</span>
          {template.isAnyItemInvalid && <Badge tone="warning">{text('kitTemplates.invalid')}</Badge>}
          {isLocked && <Badge>{text('kitTemplates.locked')}</Badge>}
        </h1>
        {template.note !== '' && (
          <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">{template.note}</p>
        )}
        <About template={template} />
      </div>
      <div className="flex flex-wrap gap-2">
        {mayEdit && (
          <Button aria-haspopup="dialog" onPress={() => setAsked('edit')}>
            {text('kitTemplates.edit')}
          </Button>
        )}
        {possible.length > 0 && (
          <ActionMenu label={text('kitTemplates.actionsOf', { name })} actions={possible}>
            {text('kitTemplates.more')}
          </ActionMenu>
        )}
      </div>
      <Suspense>
        {asked === 'edit' && <EditDialog template={template} onClose={close} />}
        {asked === 'copy' && <CopyDialog template={template} onClose={close} />}
      </Suspense>
    </header>
  );
};

/** Owner and last change of the template. */
const About = ({ template }: { template: KitTemplate }) => {
  const text = useText();
  const moment = useMoment();
  const facts = [
    text('kitTemplates.itemCount', { count: template.itemCount }),
    text('kitTemplates.owner', { name: template.createdBy }),
    template.modifiedBy === ''
      ? text('kitTemplates.changed', { time: moment(template.modifiedAtUtc) })
      : text('kitTemplates.changedBy', { time: moment(template.modifiedAtUtc), name: template.modifiedBy }),
  ];
  return <p className="text-sm text-muted">{facts.join(' · ')}</p>;
};
