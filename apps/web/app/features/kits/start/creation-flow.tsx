import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { TabView } from '../../../ui/choices/tab-view.tsx';
import { TextField } from '../../../ui/index.ts';
import { CopyStep } from './copy-step.tsx';
import { NewStep } from './new-step.tsx';
import { OrdersStep } from './orders-step.tsx';
import { START_STEPS, type StartStep } from './start-address.ts';
import { TemplateStep } from './template-step.tsx';
import { useStartProject } from './use-start-project.ts';
import { nameOfStep } from './ways-to-start.tsx';

const LONGEST = 100;

export interface StepProps {
  /** The project's name as it is typed, trimmed. */
  name: string;
  isPending: boolean;
}

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
