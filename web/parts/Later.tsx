import { type ComponentType, type ReactNode, Suspense } from 'react';
import { definePart, usePart } from './parts.ts';

interface LaterOptions {
  /** Shown until the part is loaded. */
  readonly fallback?: ReactNode;
}

/**
 * A component whose code is a part. Where the server rendered it, it is there at once.
 * @param name the path of its file from `web/`. @param load e.g. `async () => (await import('./Table.tsx')).Table`.
 */
export function later<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { fallback = null }: LaterOptions = {},
): ComponentType<Props> {
  // Wrapped: a component is a function, which a state would call.
  const part = definePart(name, async () => ({ Loaded: await load() }));
  function Inner(props: Props) {
    const { Loaded } = usePart(part);
    return <Loaded {...props} />;
  }
  return function Later(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Inner {...props} />
      </Suspense>
    );
  };
}
