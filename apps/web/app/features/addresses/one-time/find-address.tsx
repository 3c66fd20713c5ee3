import { type AddressPrediction, getAddressPredictions } from '@grossist/contracts';
import type { AddressForm } from '@grossist/domain';
import { useEffect, useId, useState } from 'react';
import { useOperationQuery } from '../../../api/index.ts';
import { useText } from '../../../i18n/index.ts';
import { ComboBox } from '../../../ui/choices/index.ts';

/** Debounce of the typed address in milliseconds. */
const DEBOUNCE_MS = 150;
const STALE_MS = 60_000;
/** Letters below which too many addresses begin with the text. */
const FEWEST = 2;

interface Predictions {
  found: readonly AddressPrediction[];
  /** True when `found` is the response for the typed text. */
  isAnswered: boolean;
  /** Groups all requests made while this address is typed. */
  session: string;
}

/** Loads predictions for the typed address; outdated requests are aborted. [own-adr-01] */
const usePredictions = (typed: string, countryCode: string): Predictions => {
  const session = useId();
  const wanted = typed.trim();
  const [debounced, setDebounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(wanted), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [wanted]);
  const isWanted = wanted.length >= FEWEST && debounced.length >= FEWEST;
  const { data, isPlaceholderData } = useOperationQuery(
    getAddressPredictions,
    { query: { query: debounced, session, ...(countryCode !== '' && { countryCode }) } },
    { enabled: isWanted, staleTime: STALE_MS, keepPrevious: true },
  );
  return {
    found: isWanted ? (data ?? []) : [],
    isAnswered: isWanted && debounced === wanted && data !== undefined && !isPlaceholderData,
    session,
  };
};

interface FindAddressProps {
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
      // Opens while loading: a list that opens only with the response would not open at all.
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
