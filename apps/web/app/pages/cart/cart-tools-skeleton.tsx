/** Empty space as high as the cart's tools, which have a row of their own on phones, until they are loaded. */
export const CartToolsSkeleton = () => <span className="h-12 w-full tablet:hidden" />;
