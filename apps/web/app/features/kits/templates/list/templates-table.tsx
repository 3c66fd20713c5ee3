import type { KitTemplate } from '@grossist/contracts';
import { useFormat, useText } from '../../../../i18n/index.ts';
import {
  Badge,
  ShopLink,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeading,
  TableRow,
} from '../../../../ui/index.ts';
import { ActionMenu, type MenuAction } from '../../../../ui/overlays/index.ts';
import { useMoment } from '../../../../use-moment.ts';
import { pathOfTemplate, useMayChangeTemplates } from '../../../kit-picker/index.ts';
import { useMayEdit } from '../use-template-commands.ts';

interface TemplateActions {
  onRemove: (template: KitTemplate) => void;
  onLock: (template: KitTemplate, isLocked: boolean) => void;
  onCopy: (template: KitTemplate) => void;
}

/** Templates by their descriptions; on a phone owner and last change are below the name. */
export const TemplatesTable = ({ templates, ...actions }: TemplateActions & { templates: readonly KitTemplate[] }) => {
  const text = useText();
  return (
    <Table caption={text('kitTemplates.templates')}>
      <TableHead>
        <TableHeading>{text('kitTemplates.description')}</TableHeading>
        <TableHeading isNumber isHiddenOnPhone>
          {text('kitTemplates.column.items')}
        </TableHeading>
        <TableHeading isHiddenOnPhone>{text('kitTemplates.column.owner')}</TableHeading>
        <TableHeading isHiddenOnPhone>{text('kitTemplates.column.changed')}</TableHeading>
        <TableHeading>
          <span className="sr-only">{text('kitTemplates.column.actions')}</span>
        </TableHeading>
      </TableHead>
      <TableBody>
        {templates.map((template) => (
          <Row key={template.id} template={template} {...actions} />
        ))}
      </TableBody>
    </Table>
  );
};

const Row = ({ template, onRemove, onLock, onCopy }: TemplateActions & { template: KitTemplate }) => {
  const text = useText();
  const format = useFormat();
  const moment = useMoment();
  const mayEdit = useMayEdit()(template);
  const mayChange = useMayChangeTemplates();
  const name = template.headerDescription || text('kitPicker.unnamed');
  const { isLocked } = template;
  const actions: readonly (MenuAction | false)[] = [
    mayChange && { id: 'copy', name: text('kitTemplates.copy'), act: () => onCopy(template) },
    mayChange &&
      template.isOwner && {
        id: 'lock',
        name: text(isLocked ? 'kitTemplates.unlock' : 'kitTemplates.lock'),
        act: () => onLock(template, !isLocked),
      },
    mayEdit && { id: 'delete', name: text('kitTemplates.delete'), act: () => onRemove(template), isDanger: true },
  ];
  const possible = actions.filter((action) => action !== false);
  return (
    <TableRow>
      <TableCell>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <ShopLink
            to={pathOfTemplate(template.id)}
            className="font-semibold text-accent underline decoration-1 underline-offset-3 [overflow-wrap:anywhere]"
          >
            {name}
          </ShopLink>
          {template.isAnyItemInvalid && <Badge tone="warning">{text('kitTemplates.invalid')}</Badge>}
          {isLocked && <Badge>{text('kitTemplates.locked')}</Badge>}
        </span>
        {template.note !== '' && (
          <span className="line-clamp-2 text-sm text-muted [overflow-wrap:anywhere]">{template.note}</span>
        )}
        <span className="block text-sm text-muted tablet:hidden">
          {[
            text('kitTemplates.itemCount', { count: template.itemCount }),
            template.createdBy,
            moment(template.modifiedAtUtc),
          ].join(' · ')}
        </span>
      </TableCell>
      <TableCell isNumber isHiddenOnPhone>
        {format.number(template.itemCount)}
      </TableCell>
      <TableCell isHiddenOnPhone>{template.createdBy}</TableCell>
      <TableCell isHiddenOnPhone>
        <span className="text-sm text-muted">{moment(template.modifiedAtUtc)}</span>
      </TableCell>
      <TableCell>
        <span className="flex justify-end">
          {possible.length > 0 && (
            <ActionMenu label={text('kitTemplates.actionsOf', { name })} actions={possible} size="small">
              <span className="max-tablet:sr-only">{text('kitTemplates.more')}</span>
              <span className="sr-only"> {name}</span>
            </ActionMenu>
          )}
        </span>
      </TableCell>
    </TableRow>
  );
};
