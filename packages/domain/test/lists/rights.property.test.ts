import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseHeir, type HeirCandidate, type ListKind, listRights } from '../../src/lists/index.ts';

const anyone = fc.constantFrom('anna', 'bo', 'carl');
const situation = fc.record({
  kind: fc.constantFrom<ListKind>('own', 'favorites', 'topSelling', 'temporary'),
  ownerId: fc.option(anyone),
  contactId: anyone,
  isUserAdmin: fc.boolean(),
  subscription: fc.option(fc.record({ isCollaborator: fc.boolean() }), { nil: undefined }),
});

type Situation = typeof situation extends fc.Arbitrary<infer S> ? S : never;

const judged = (given: Situation) => {
  const { kind, ownerId, contactId, isUserAdmin, subscription } = given;
  const list = { kind, ownerId: kind === 'topSelling' ? null : ownerId };
  return listRights(list, { contactId, isUserAdmin }, subscription);
};

describe('rights', () => {
  test('only the owner manages a list, and only one that a person made', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const rights = judged(given);
        const isOwner = given.kind !== 'topSelling' && given.ownerId === given.contactId;
        expect(rights?.isOwner ?? false).toBe(isOwner);
        expect(rights?.mayManage ?? false).toBe(isOwner && given.kind === 'own');
      }),
    );
  });

  test('the owner and collaborators edit lines and rename, no one else does', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const isOwner = given.kind !== 'topSelling' && given.ownerId === given.contactId;
        const isCollaborator = given.kind === 'own' && (given.subscription?.isCollaborator ?? false);
        expect(judged(given)?.mayEditLines ?? false).toBe(isOwner || isCollaborator);
        expect(judged(given)?.mayRename ?? false).toBe(given.kind === 'own' && (isOwner || isCollaborator));
      }),
    );
  });

  test('a list exists for its owner, subscribers and user admins, favorites and temporary lists for their owner alone', () => {
    fc.assert(
      fc.property(situation, (given) => {
        const isOwner = given.ownerId === given.contactId;
        const reads = {
          own: isOwner || given.subscription !== undefined || given.isUserAdmin,
          favorites: isOwner,
          topSelling: true,
          temporary: isOwner,
        };
        expect(judged(given) !== undefined).toBe(reads[given.kind]);
      }),
    );
  });

  test('a plain subscriber reads, leaves and has it as default, and sees no other subscribers', () => {
    const rights = listRights(
      { kind: 'own', ownerId: 'anna' },
      { contactId: 'bo', isUserAdmin: false },
      { isCollaborator: false },
    );
    expect(rights).toEqual({
      isOwner: false,
      mayEditLines: false,
      mayRename: false,
      mayManage: false,
      mayLeave: true,
      mayToggleDefaults: false,
      seesSubscribers: false,
      mayTakeOver: false,
      mayBeDefault: true,
    });
  });

  test('a user admin takes over a list without an owner only', () => {
    const admin = { contactId: 'bo', isUserAdmin: true };
    expect(listRights({ kind: 'own', ownerId: null }, admin, undefined)?.mayTakeOver).toBe(true);
    expect(listRights({ kind: 'own', ownerId: 'anna' }, admin, undefined)?.mayTakeOver).toBe(false);
  });
});

const candidate: fc.Arbitrary<HeirCandidate> = fc.record(
  {
    contactId: fc.uuid(),
    isUserAdmin: fc.boolean(),
    subscription: fc.record({ isCollaborator: fc.boolean(), since: fc.integer({ min: 0, max: 5 }) }),
  },
  { requiredKeys: ['contactId', 'isUserAdmin'] },
);
const candidates = fc.uniqueArray(candidate, { selector: ({ contactId }) => contactId, maxLength: 8 });

describe('the heir of a list', () => {
  test('is a collaborator where there is one, else a user admin, else a subscriber, else no one', () => {
    fc.assert(
      fc.property(candidates, (people) => {
        const heir = people.find(({ contactId }) => contactId === chooseHeir(people));
        const collaborators = people.filter(({ subscription }) => subscription?.isCollaborator);
        const admins = people.filter(({ isUserAdmin }) => isUserAdmin);
        const subscribers = people.filter(({ subscription }) => subscription !== undefined);
        const group = [collaborators, admins, subscribers].find(({ length }) => length > 0);
        if (group === undefined) expect(heir).toBeUndefined();
        else expect(group).toContain(heir);
        const since = (each: HeirCandidate | undefined) => each?.subscription?.since ?? Number.POSITIVE_INFINITY;
        if (group) expect(since(heir)).toBe(Math.min(...group.map(since)));
      }),
    );
  });

  test('is the same for any order of the candidates', () => {
    fc.assert(
      fc.property(candidates, (people) => {
        expect(chooseHeir(people.toReversed())).toBe(chooseHeir(people));
      }),
    );
  });
});
