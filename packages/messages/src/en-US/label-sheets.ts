/** The drawn sheets of labels. */
export const labelSheets = {
  'labels.firstFree': 'First free label',
  'labels.place': 'Label {number}: row {row}, column {column}',
  'labels.sheets': '{count, plural, one {# label} other {# labels}} on {pages, plural, one {# sheet} other {# sheets}}',
  'labels.roll': '{count, plural, one {# label} other {# labels}} from the roll',
};
