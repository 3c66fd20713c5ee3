export { NoticeRegion } from './notice-region.tsx';
export { notify } from './notices.ts';
export { EmptyState, ErrorState } from './states.tsx';
export { type BarTone, WarningBar, type WarningBarProps } from './warning-bar.tsx';
