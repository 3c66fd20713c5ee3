import { expect, test } from 'vitest';
import { GUIDE_TYPES, hasUnseenGuides } from '../../app/features/guides/guide-types.ts';

const user = (traits: Partial<Parameters<typeof hasUnseenGuides>[0]> = {}) => ({
  isReadOnly: false,
  isPunchout: false,
  neverShowAgainGuideTypes: [],
  ...traits,
});

test('loads guides until a user has seen each of them', () => {
  expect(hasUnseenGuides(user())).toBe(true);
  expect(hasUnseenGuides(user({ neverShowAgainGuideTypes: GUIDE_TYPES.slice(1) }))).toBe(true);
  expect(hasUnseenGuides(user({ neverShowAgainGuideTypes: [...GUIDE_TYPES] }))).toBe(false);
});

test('loads no guides for visits that show none', () => {
  expect(hasUnseenGuides(user({ isReadOnly: true }))).toBe(false);
  expect(hasUnseenGuides(user({ isPunchout: true }))).toBe(false);
});
