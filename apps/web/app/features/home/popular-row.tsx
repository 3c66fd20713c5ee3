import type { SearchDocument } from '@grossist/contracts';
import { useText } from '../../i18n/index.ts';
import { CardRow } from '../recommendations/index.ts';

export const PopularRow = ({ materials }: { materials: readonly SearchDocument[] }) => {
  const text = useText();
  return <CardRow title={text('catalogue.popular')} materials={materials} />;
};
