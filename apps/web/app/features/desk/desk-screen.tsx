import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { matchPath } from 'react-router';
import { type ExpectedPart, LoadingShape } from '../../ui/data/loading-shape.tsx';

export interface DeskScreenProps {
  /** The parts of the address that its pattern names. */
  params: Readonly<Record<string, string | undefined>>;
}

/** The screens of a desk by the patterns of their paths below it. */
export type DeskScreens<Pattern extends string> = Readonly<Record<Pattern, ComponentType<DeskScreenProps>>>;

interface ShownScreen<Pattern extends string> {
  /** The first that fits is shown. */
  patterns: readonly Pattern[];
  screens: DeskScreens<Pattern>;
  /** The path below the desk. */
  path: string;
}

/** What most screens begin with, shown while their script loads. */
const USUAL_SCREEN: readonly ExpectedPart[] = ['heading', 'line', 'list'];

/** The screen at a path of a desk. */
export const DeskScreen = <Pattern extends string>({ patterns, screens, path }: ShownScreen<Pattern>) => {
  const found = patterns
    .map((pattern) => {
      const template: string = pattern;
      return { pattern, match: matchPath(`/${template}`, `/${path}`) };
    })
    .find(({ match }) => match !== null);
  if (!found) return null;
  const Screen: ComponentType<DeskScreenProps> = screens[found.pattern];
  return (
    <Suspense fallback={<LoadingShape parts={USUAL_SCREEN} />}>
      <Screen params={found.match?.params ?? {}} />
    </Suspense>
  );
};

/** The page of a desk, whose frame and texts come afterwards. */
export const DeskPage = ({ children }: { children: ReactNode }) => (
  <div className="page py-5">
    <Suspense fallback={<LoadingShape parts={USUAL_SCREEN} />}>{children}</Suspense>
  </div>
);

/** The start page of a desk; its script loads when it is opened. */
export const DeskHome = lazy(() => import('./home/desk-home.tsx'));
