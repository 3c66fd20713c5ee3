import type { AddressForm } from '@grossist/domain';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { ComboBox } from '../../../ui/choices/index.ts';
import { FEWEST, usePredictions } from './use-predictions.ts';

export interface FindAddressProps {
  countryCode: string;
  onChoose: (predictionId: string, session: string) => Promise<AddressForm | undefined>;
}

/** Finds an address while it is typed; what is chosen fills the form below. */
export const FindAddress = ({ countryCode, onChoose }: FindAddressProps) => {
  const text = useText();
  const [typed, setTyped] = useState('');
  const [taken, setTaken] = useState<string>();
  const { found, isAnswered, session } = usePredictions(typed === taken ? '' : typed, countryCode);
  return (
    <ComboBox
      label={text('addresses.find')}
      hint={text('addresses.find.hint')}
      menuTrigger="input"
      // Open while the shop is still asked: what opens only with the answer would not open at all.
      allowsEmptyCollection={typed !== taken && typed.trim().length >= FEWEST}
      isLoading={!isAnswered}
      allowsCustomValue
      items={found.map(({ PredictionId, MainText, SecondaryText }) => ({
        id: PredictionId,
        name: MainText,
        detail: SecondaryText,
      }))}
      inputValue={typed}
      onInputChange={setTyped}
      selectedKey={null}
      onSelectionChange={(key) => {
        const chosen = found.find(({ PredictionId }) => PredictionId === key);
        if (!chosen) return;
        setTaken(chosen.Text);
        setTyped(chosen.Text);
        void onChoose(chosen.PredictionId, session);
      }}
    />
  );
};
