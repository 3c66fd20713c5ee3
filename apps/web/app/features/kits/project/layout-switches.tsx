import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import type { ProjectAddress, ProjectLayout } from './project-address.ts';

const LAYOUTS = [
  { layout: 'matrix', name: 'kits.layout.matrix' },
  { layout: 'kits', name: 'kits.layout.kits' },
] as const;

interface LayoutSwitchProps {
  layout: ProjectLayout;
  onChange: (layout: ProjectLayout) => void;
}

/** All kits side by side, or one after the other. */
export const LayoutSwitch = ({ layout, onChange }: LayoutSwitchProps) => {
  const text = useText();
  return (
    <fieldset className="inline-flex gap-1">
      <legend className="sr-only">{text('kits.layout')}</legend>
      {LAYOUTS.map((each) => (
        <Button
          key={each.layout}
          size="small"
          kind={each.layout === layout ? 'secondary' : 'quiet'}
          aria-pressed={each.layout === layout}
          onPress={() => onChange(each.layout)}
        >
          {text(each.name)}
        </Button>
      ))}
    </fieldset>
  );
};

const VIEWS = [
  { view: 'draft', name: 'kits.view.draft' },
  { view: 'template', name: 'kits.view.template' },
] as const;

interface ViewSwitchProps {
  view: ProjectAddress['view'];
  onChange: (view: ProjectAddress['view']) => void;
}

/** The kits of the project, or the templates to make more of them. Section 4, "View mode". */
export const ViewSwitch = ({ view, onChange }: ViewSwitchProps) => {
  const text = useText();
  return (
    <fieldset className="flex gap-1 border-b border-line pb-2">
      <legend className="sr-only">{text('kits.view')}</legend>
      {VIEWS.map((each) => (
        <Button
          key={each.view}
          kind={each.view === view ? 'secondary' : 'quiet'}
          aria-pressed={each.view === view}
          onPress={() => onChange(each.view)}
        >
          {text(each.name)}
        </Button>
      ))}
    </fieldset>
  );
};
