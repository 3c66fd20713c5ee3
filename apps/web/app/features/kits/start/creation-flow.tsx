import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { TabView } from '../../../ui/choices/tab-view.tsx';
import { Button, TextField } from '../../../ui/index.ts';
import { TemplatePicker } from '../templates/picking/template-picker.tsx';
import { CopyStep } from './copy-step.tsx';
import { OrdersStep } from './orders-step.tsx';
import { type KitsOfTemplates, type StepProps, useStartProject } from './use-start-project.ts';
import { nameOfStep, START_STEPS, type StartStep } from './ways-to-start.tsx';

/** Begins an empty project. */
const NewStep = ({ name, isPending, onStart }: StepProps & { onStart: () => void }) => {
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

/** Begins a project of kits that are made from templates. */
const TemplateStep = ({ name, isPending, onStart }: StepProps & { onStart: (kits: KitsOfTemplates) => void }) => {
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

const LONGEST = 100;

interface CreationFlowProps {
  step: StartStep;
  onStep: (step: StartStep) => void;
}

/** Names a new project and fills it: with nothing, an order, another project, or templates. Each way opens the project. */
export const CreationFlow = ({ step, onStep }: CreationFlowProps) => {
  const text = useText();
  const [typed, setTyped] = useState('');
  const { start, isPending, question } = useStartProject();
  const name = typed.trim();
  const shared: StepProps = { name, isPending };
  const contents = {
    new: <NewStep {...shared} onStart={() => start(name, { kind: 'nothing' })} />,
    orders: <OrdersStep {...shared} onStart={start} />,
    'smart-kit': <CopyStep {...shared} onStart={start} />,
    template: <TemplateStep {...shared} onStart={(kits) => start(name, { kind: 'templates', kits })} />,
  };
  return (
    <>
      <TextField
        className="max-w-md"
        label={text('kitTemplates.projectName')}
        hint={text(
          step === 'new' || step === 'template' ? 'kitTemplates.projectName.hint' : 'kitTemplates.projectName.taken',
        )}
        value={typed}
        onChange={setTyped}
        maxLength={LONGEST}
        autoComplete="off"
      />
      <TabView
        label={text('kitTemplates.start.title')}
        tabs={START_STEPS.map((id) => ({ id, name: text(nameOfStep(id)), content: contents[id] }))}
        chosen={step}
        onChoose={onStep}
      />
      {question}
    </>
  );
};
