import { useText } from '../../../../i18n/index.ts';
import { Checkbox, Skeleton } from '../../../../ui/index.ts';
import { listsInOrder, useLists } from '../../../list-picker/index.ts';
import { withToggled } from './with-toggled.ts';

interface ChoiceProps {
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
}

/** The caller's lists that have materials. */
export const ListChoice = ({ chosen, onChange }: ChoiceProps) => {
  const text = useText();
  const { data, isError } = useLists();
  if (isError) return <p role="alert">{text('pdf.problem.other')}</p>;
  if (!data) return <Skeleton className="h-32 w-full" />;
  const lists = listsInOrder(data).filter(({ VariationsCount }) => VariationsCount > 0);
  if (lists.length === 0) return <p className="text-muted">{text('pdf.addTo.lists.none')}</p>;
  return (
    <fieldset className="grid max-h-72 gap-1 overflow-y-auto">
      <legend className="sr-only">{text('pdf.addTo.lists')}</legend>
      {lists.map(({ Id, Name, VariationsCount }) => (
        <Checkbox
          key={Id}
          isSelected={chosen.has(Id)}
          onChange={() => onChange(withToggled(chosen, Id))}
          className="min-h-9 w-full"
        >
          <span className="min-w-0 flex-1 break-words">{Name}</span>
          <span className="text-sm text-muted">{text('pdf.materials', { count: VariationsCount })}</span>
        </Checkbox>
      ))}
    </fieldset>
  );
};
