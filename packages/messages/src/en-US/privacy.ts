export const privacy = {
  'privacy.lead': 'With your permission, the shop counts how it is used. Without it, the shop works just the same.',
  'privacy.counted': 'What is counted',
  'privacy.counted.searches': 'Searches: the words, the number of results and which result was opened',
  'privacy.counted.products': 'Products that are opened or added to the cart, and from which page',
  'privacy.counted.orders': 'Carts and orders: number of lines, materials and quantities',
  'privacy.counted.tools': 'Whether lists, kits and PDF catalogs are used, without their names',
  'privacy.counted.device': 'Language, light or dark mode, and whether you use a phone, tablet or computer',
  'privacy.never': 'What never leaves your browser',
  'privacy.never.text':
    'Names, email addresses, phone numbers, addresses, notes and anything else you write. A search containing an email address, a long number or a person’s name is counted without its words.',
  'privacy.stored': 'What is stored',
  'privacy.stored.yes':
    'If you allow it: a random number in the cookie “grossist-analytics” for 365 days, and your visit and events not yet sent in the browser’s storage. We delete events after {days, plural, one {# day} other {# days}}.',
  'privacy.stored.no': 'If you decline: only a cookie that remembers your choice for 365 days.',
  'privacy.forwarded': 'The events are also sent to Mixpanel, which evaluates them on our behalf.',
  'privacy.choice': 'Your choice',
  'privacy.choice.yes': 'You allow statistics.',
  'privacy.choice.no': 'You declined statistics. Nothing is counted.',
  'privacy.choice.ask': 'You have not decided yet. Nothing is counted.',
  'privacy.choice.signal': 'Your browser asks websites not to track you. We respect that: nothing is counted.',
  'privacy.choice.off': 'Statistics are off. Nothing is counted.',
  'privacy.deleting': 'Deleting the data counted for this browser …',
  'privacy.deleted': 'The data counted for this browser was deleted.',
  'privacy.failed':
    'Your choice is saved and nothing more is counted. Earlier data could not be deleted yet: the shop did not respond.',
  'privacy.again': 'Delete again',
  'privacy.own': 'Statistics about you',
  'privacy.own.text':
    'Deletes the events and visits of every browser in which you allowed statistics while signed in. Counts by day, which name nobody, stay.',
  'privacy.own.delete': 'Delete my statistics',
  'privacy.own.deleted':
    '{count, plural, =0 {There was nothing to delete.} one {Deleted # event.} other {Deleted # events.}}',
  'privacy.own.failed': 'Your statistics could not be deleted. Try again in a moment.',
  'privacy.own.keep': 'Keep',
  'privacy.own.do': 'Delete',
  'privacy.own.question': 'This can’t be undone.',
};
