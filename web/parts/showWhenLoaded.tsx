import { type ComponentType, type ReactNode, Suspense } from 'react';

/**
 * Renders nothing until the parts that the component uses are loaded. Without this, the entire page would be hidden
 * meanwhile and lose the focus.
 * @returns the wrapped component.
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
