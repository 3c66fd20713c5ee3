import type { ReactNode } from 'react';
import { type MessageKey, useText } from '../../i18n/index.ts';
import { CartIcon, SearchIcon, TruckIcon } from '../../ui/index.ts';

const STEPS: readonly { title: MessageKey; text: MessageKey; icon: ReactNode }[] = [
  { title: 'home.how.find', text: 'home.how.find.text', icon: <SearchIcon size={24} /> },
  { title: 'home.how.add', text: 'home.how.add.text', icon: <CartIcon size={24} /> },
  { title: 'home.how.receive', text: 'home.how.receive.text', icon: <TruckIcon size={24} /> },
];

export const HowToOrder = () => {
  const text = useText();
  return (
    <section aria-labelledby="how-to-order" className="page py-6">
      <h2 id="how-to-order" className="mb-4 text-xl">
        {text('home.how')}
      </h2>
      <ol className="grid gap-3 tablet:grid-cols-3">
        {STEPS.map((step) => (
          <li key={step.title} className="grid content-start gap-2 rounded-lg border border-line bg-surface p-5">
            <span className="text-accent">{step.icon}</span>
            <h3 className="text-lg">{text(step.title)}</h3>
            <p className="text-muted">{text(step.text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
};
