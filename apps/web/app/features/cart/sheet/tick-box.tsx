interface TickBoxProps {
  label: string;
  isTicked: boolean;
  isIndeterminate?: boolean;
  /** Whether Shift was held: everything up to here is meant. */
  onTick: (withShift: boolean) => void;
  /** -1 in a grid, which is one stop of the Tab key. */
  tabIndex?: number;
}

/** The browser's own tick box: a long table has one in each row, and the design system's costs more to draw. */
export const TickBox = ({ label, isTicked, isIndeterminate = false, onTick, tabIndex }: TickBoxProps) => (
  <label className="grid size-6 cursor-pointer place-items-center">
    <input
      type="checkbox"
      data-cell="tick"
      aria-label={label}
      tabIndex={tabIndex}
      checked={isTicked}
      ref={(box) => {
        if (box) box.indeterminate = isIndeterminate;
      }}
      // Told by the click, which knows of Shift.
      onChange={() => undefined}
      onClick={(event) => onTick(event.shiftKey)}
      className="size-4.5 cursor-pointer accent-(--color-accent)"
    />
  </label>
);
