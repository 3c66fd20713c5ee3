import { type ReactNode, Suspense } from 'react';
import { useSignedInUser } from '../../../visitor.ts';

/** What editors alone have at the top of a page, in the place kept for it until it has come. Nothing for anybody else. */
export const ForEditors = ({ children }: { children: ReactNode }) =>
  useSignedInUser()?.role === 'editor' && <Suspense fallback={<div className="h-14" />}>{children}</Suspense>;
