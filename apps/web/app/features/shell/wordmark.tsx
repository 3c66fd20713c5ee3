/**
 * Grossist, with a G that is a sheath and the copper in it: the cut through a cable, or through a pipe.
 * Hidden from screen readers: the element around it has the name.
 */
export const Wordmark = ({ className = '' }: { className?: string }) => (
  <svg
    viewBox="0 0 128 32"
    width="128"
    height="32"
    fill="none"
    aria-hidden="true"
    focusable="false"
    className={className}
  >
    <g stroke="currentColor" strokeWidth="4.5">
      <path d="M24.5 8.6A11.25 11.25 0 1 0 27.25 16" />
    </g>
    <path d="M29.5 16H16" className="stroke-accent" strokeWidth="4.5" />
    <circle cx="16" cy="16" r="4.25" className="fill-accent" />
    <g stroke="currentColor" strokeWidth="3.25">
      <path d="M37.5 27.25V12.5M37.5 19.5c0-3.7 2.2-5.6 6.2-5.6" />
      <circle cx="54" cy="19.9" r="5.9" />
      <path d="M74.4 16.2c-.9-1.5-2.5-2.3-4.5-2.3-2.5 0-4.2 1.2-4.2 3 0 4.3 9 1.7 9 6 0 1.9-1.8 3-4.5 3-2.2 0-4-.9-5-2.5" />
      <path d="M88.9 16.2c-.9-1.5-2.5-2.3-4.5-2.3-2.5 0-4.2 1.2-4.2 3 0 4.3 9 1.7 9 6 0 1.9-1.8 3-4.5 3-2.2 0-4-.9-5-2.5" />
      <path d="M95.8 12.5v14.75" />
      <path d="M111.4 16.2c-.9-1.5-2.5-2.3-4.5-2.3-2.5 0-4.2 1.2-4.2 3 0 4.3 9 1.7 9 6 0 1.9-1.8 3-4.5 3-2.2 0-4-.9-5-2.5" />
      <path d="M119.3 8v14.5c0 2.3 1.2 3.4 3.4 3.4h2.3M115.5 14.1h9.2" />
    </g>
    <circle cx="95.8" cy="7.3" r="2.3" className="fill-accent" />
  </svg>
);
