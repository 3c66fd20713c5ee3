/** The place of what is on its way. Give it the measures of what comes, so that nothing moves. */
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span aria-hidden="true" className={`block animate-shimmer rounded-sm bg-skeleton ${className}`} />
);
