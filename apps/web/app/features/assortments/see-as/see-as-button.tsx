import { useText } from '../../../i18n/index.ts';
import { Button, EyeIcon } from '../../../ui/index.ts';
import type { CustomerKey } from '../assortments-address.ts';
import { useSeeAs } from './use-see-as.ts';

interface SeeAsButtonProps {
  customer: CustomerKey;
  /** Name of the customer. */
  name: string;
  /** In a row of a table. */
  isSmall?: boolean;
}

/** Shows the shop with a customer's assortments. */
export const SeeAsButton = ({ customer, name, isSmall = false }: SeeAsButtonProps) => {
  const text = useText();
  const see = useSeeAs();
  return (
    <Button
      size={isSmall ? 'small' : 'medium'}
      isPending={see.isPending}
      onPress={() => see.mutate({ body: customer })}
    >
      <EyeIcon size={18} />
      {text('asm.seeAs')}
      <span className="sr-only"> {name}</span>
    </Button>
  );
};
