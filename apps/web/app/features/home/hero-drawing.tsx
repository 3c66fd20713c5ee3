/** A cable and a pipe, cut and side by side: what the shop sells, and its mark. */
export const HeroDrawing = () => (
  <svg
    viewBox="0 0 400 200"
    width="400"
    height="200"
    aria-hidden="true"
    focusable="false"
    className="hidden h-auto w-full laptop:block"
  >
    <g className="fill-sunken stroke-edge" strokeWidth="1.5">
      <rect x="118" y="18" width="300" height="72" />
      <rect x="118" y="112" width="300" height="72" />
    </g>
    <g className="stroke-edge" strokeWidth="1.5" fill="none">
      <path d="M150 18v72M162 18v72M150 112v72" opacity=".5" />
    </g>
    <ellipse cx="118" cy="54" rx="30" ry="36" className="fill-raised stroke-ink" strokeWidth="3" />
    <g strokeWidth="2">
      <path d="M114 38H40" strokeWidth="13" stroke="#7a4a21" />
      <path d="M108 58H28" strokeWidth="13" stroke="#2f6fc4" />
      <path d="M116 74H52" strokeWidth="13" stroke="#2f9a4a" />
      <path d="M110 74H56" strokeWidth="4" stroke="#e8d338" strokeDasharray="8 8" />
      <path d="M40 38H16M28 58H4M52 74H24" strokeWidth="6" className="stroke-accent" />
    </g>
    <ellipse cx="118" cy="148" rx="30" ry="36" className="fill-raised stroke-ink" strokeWidth="3" />
    <ellipse cx="118" cy="148" rx="20" ry="25" className="fill-accent" />
    <ellipse cx="118" cy="148" rx="14" ry="18.5" className="fill-canvas" />
  </svg>
);
