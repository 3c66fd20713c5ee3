/**
 * A value on one line, cut at the end of its place; whole and wrapped once it is opened, by keyboard and touch as well.
 * Assistive technology reads it whole in either state.
 */
export const ExpandableText = ({ text, className = '' }: { text: string; className?: string }) => (
  <details className={`group min-w-0 ${className}`}>
    <summary className="cursor-pointer list-none truncate group-open:[overflow-wrap:anywhere] group-open:whitespace-normal hover:text-ink [&::-webkit-details-marker]:hidden">
      {text}
    </summary>
  </details>
);
