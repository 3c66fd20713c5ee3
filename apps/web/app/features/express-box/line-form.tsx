import { getCartItems } from '@grossist/contracts';
import { quantityFromInput, quantityToNumber } from '@grossist/domain';
import { type FormEvent, useState } from 'react';
import { callOperation, ProblemError } from '../../api/index.ts';
import { useText } from '../../i18n/index.ts';
import { Button, notify, TextField } from '../../ui/index.ts';
import { useSignedInUser } from '../../visitor.ts';
import { useProblemText } from '../cart/index.ts';

/** A line as the visitor chose it. */
export interface ChosenLine {
  identifier: string;
  quantity: number;
}

/** Lines of one calculation. */
export const MOST_LINES = 100;

interface LineFormProps {
  lines: readonly ChosenLine[];
  onChange: (lines: readonly ChosenLine[]) => void;
}

/** Takes the lines of the active cart in place of those chosen. */
const FromCart = ({ onChange }: Pick<LineFormProps, 'onChange'>) => {
  const text = useText();
  const problemText = useProblemText();
  const [isLoading, setLoading] = useState(false);
  const take = async (): Promise<void> => {
    setLoading(true);
    try {
      const items = await callOperation(getCartItems, {});
      const lines = items.map((item) => ({ identifier: item.ItemSAPMaterialNumber, quantity: item.Quantity }));
      if (lines.length === 0) notify(text('expressBox.fromCart.empty'));
      if (lines.length > MOST_LINES) notify(text('expressBox.fromCart.many', { count: MOST_LINES }));
      onChange(lines.slice(0, MOST_LINES));
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      notify(problemText(error));
    } finally {
      setLoading(false);
    }
  };
  return (
    <Button onPress={() => void take()} isPending={isLoading}>
      {text('expressBox.fromCart')}
    </Button>
  );
};

/** Adds a line by its number; buyers may take the lines of their cart. */
export const LineForm = ({ lines, onChange }: LineFormProps) => {
  const text = useText();
  const user = useSignedInUser();
  const [number, setNumber] = useState('');
  const [typed, setTyped] = useState('1');
  const quantity = quantityToNumber(quantityFromInput(typed));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const identifier = number.trim();
    if (identifier === '' || quantity <= 0 || lines.length >= MOST_LINES) return;
    onChange([...lines, { identifier, quantity }]);
    setNumber('');
    setTyped('1');
  };
  return (
    <form onSubmit={submit} className="flex flex-wrap items-end gap-3">
      <TextField
        className="min-w-52 flex-1"
        label={text('expressBox.number')}
        value={number}
        maxLength={60}
        onChange={setNumber}
      />
      <TextField
        className="w-24"
        label={text('expressBox.quantity')}
        inputMode="decimal"
        value={typed}
        maxLength={12}
        onChange={setTyped}
      />
      <Button type="submit" kind="primary" isDisabled={number.trim() === '' || quantity <= 0}>
        {text('expressBox.add')}
      </Button>
      {user && user.companyNumber !== '' && <FromCart onChange={onChange} />}
    </form>
  );
};
