import { getDesk } from '@grossist/contracts';
import { languageOf } from '@grossist/domain';
import { type Answer, answer } from '../../http/answer.ts';
import { houseRoleOf } from '../identity/index.ts';
import { type DeskDeps, readDesk } from './read-desk.ts';

/** What waits for the wholesaler's own people. [own-desk-01] */
export const deskRoutes = (deps: DeskDeps): readonly Answer[] => {
  const desk = readDesk(deps);
  return [
    answer(getDesk, async (_, { visitor }) => {
      const role = houseRoleOf(visitor);
      return { Tiles: await desk(role === undefined ? [] : [role], languageOf(visitor.locale)) };
    }),
  ];
};
