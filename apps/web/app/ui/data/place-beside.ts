/** Pixels to the edges of the window. */
const MARGIN = 6;

/** Puts what a button opens below it, or above where there is no room, `gap` pixels away. */
export const placeBeside = (panel: HTMLElement, button: HTMLElement, gap: number): void => {
  const anchor = button.getBoundingClientRect();
  const { width, height } = panel.getBoundingClientRect();
  const page = document.documentElement;
  const left = Math.max(MARGIN, Math.min(anchor.right - width, page.clientWidth - width - MARGIN));
  const isBelow = anchor.bottom + gap + height <= page.clientHeight;
  panel.style.left = `${left}px`;
  panel.style.top = `${isBelow ? anchor.bottom + gap : Math.max(MARGIN, anchor.top - gap - height)}px`;
};
