export { NoticeRegion, notify } from './notices.tsx';
export { type BarTone, EmptyState, ErrorState, WarningBar, type WarningBarProps } from './states.tsx';
