import { type ComponentType, type ReactNode, Suspense } from 'react';

/**
 * @returns the same component for a place that is filled in or opened later: until the parts that it reads are loaded,
 *   nothing of it is shown. Without this the entire page is hidden for that long, and the focus is lost.
 */
export function showWhenLoaded<Props extends object>(
  Inner: ComponentType<Props>,
): (props: Props) => ReactNode {
  return function ShownWhenLoaded(props: Props) {
    return (
      <Suspense fallback={null}>
        <Inner {...props} />
      </Suspense>
    );
  };
}
