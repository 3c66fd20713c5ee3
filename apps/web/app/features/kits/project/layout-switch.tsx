import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import type { ProjectLayout } from './project-address.ts';

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
