import { type ComponentType, type ReactNode, Suspense } from 'react';

/**
 * Wraps a component so that it renders nothing until the parts that it uses are loaded. Without the wrapper, more of
 * the page would be hidden meanwhile and lose the focus.
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
