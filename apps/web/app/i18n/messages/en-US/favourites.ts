/** The page of a person’s favourites. */
export const favourites = {
  'favourites.title': 'Favourites',
  'favourites.search': 'Search favourites',
  'favourites.all': 'All favourites',
  'favourites.failed': 'The favourites can’t be shown right now',
  'favourites.empty.title': 'No favourites yet',
  'favourites.empty.text': 'Press the star beside a material in the catalogue or a search, and you find it again here.',
  'favourites.count': '{count, plural, one {# material} other {# materials}}',
  'favourites.full': 'That is as many as can be kept.',
  'favourites.pageGone': 'This page is empty',
};
