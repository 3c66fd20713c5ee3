import { useText } from '../../../i18n/index.ts';
import { Button } from '../../../ui/index.ts';
import type { StepProps } from './creation-flow.tsx';

/** Begins an empty project. */
export const NewStep = ({ name, isPending, onStart }: StepProps & { onStart: () => void }) => {
  const text = useText();
  return (
    <div className="grid justify-items-start gap-3">
      <p className="max-w-prose text-muted">{text('kitTemplates.start.new.text')}</p>
      <Button kind="primary" isDisabled={name === ''} isPending={isPending} onPress={onStart}>
        {text('kitTemplates.start.do')}
      </Button>
    </div>
  );
};
