/** Materials as lists, rows and cards; places of the catalogue as tiles. */
export { Canonical } from './canonical.tsx';
export { CompareDock } from './compare/compare-dock.tsx';
export { CompareToggle } from './compare/compare-toggle.tsx';
export { findListing, type Listing } from './listing/find-listing.ts';
export { listingOf, USUAL_SIZE } from './listing/listing-address.ts';
export { ListingScreen, type ListingScreenProps } from './listing/listing-screen.tsx';
export { SearchError } from './listing/search-error.tsx';
export { useListingAddress } from './listing/use-listing-address.tsx';
export { listingData } from './listing-data.ts';
export { MaterialBadges } from './material-badges.tsx';
export { MaterialCard } from './material-card.tsx';
export { type MaterialNumber, MaterialNumbers, madeBy, numbersOf } from './material-numbers.tsx';
export { MaterialAdd, MaterialPrice } from './material-order.tsx';
export { CatalogueTops, NodeTiles } from './node-tiles.tsx';
export { RowTools } from './results/row-tools.tsx';
export { SlimRows } from './results/slim-list.tsx';
export { CatalogueTree, findBranches } from './tree/catalogue-tree.tsx';
