import { useText } from '../../../i18n/index.ts';
import { TemplatePicker } from '../templates/picking/template-picker.tsx';
import type { StepProps } from './creation-flow.tsx';
import type { KitsOfTemplates } from './use-start-project.ts';

/** Begins a project of kits that are made from templates. */
export const TemplateStep = ({
  name,
  isPending,
  onStart,
}: StepProps & { onStart: (kits: KitsOfTemplates) => void }) => {
  const text = useText();
  return (
    <TemplatePicker
      doWord="kitTemplates.start.template.do"
      isPending={isPending}
      refusal={name === '' ? text('kitTemplates.projectName.missing') : undefined}
      onPick={onStart}
    />
  );
};
