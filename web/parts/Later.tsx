import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { definePart, UsedParts, usePart } from './parts.ts';
import { useHydrated } from './useHydrated.ts';

interface LaterOptions {
  /** Shown until the part is loaded. */
  readonly fallback?: ReactNode;
}

/**
 * A component whose code is a part. Where the server rendered it, it is there immediately.
 * @param name the path of its file from `web/`. @param load e.g. `async () => (await import('./Table.tsx')).Table`.
 */
export function later<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  { fallback = null }: LaterOptions = {},
): ComponentType<Props> {
  const Inner = innerOf(name, load);
  return function Later(props: Props) {
    return (
      <Suspense fallback={fallback}>
        <Inner {...props} />
      </Suspense>
    );
  };
}

/**
 * The same for what people first read: the page is hydrated without it, and its own HTML stays until its code is there.
 * What is pressed in it is replayed then (`web/entry/replayEarly.ts`).
 */
export function hydratedLater<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Inner = innerOf(name, load);
  return function HydratedLater(props: Props) {
    const isHydrated = useHydrated();
    const [rendered] = useState(() => (isHydrated ? undefined : copyOfRendered(name)));
    // Shown where the page changes around it before its code is there.
    const fallback = rendered ? (
      <div data-only-shown ref={(place) => place?.replaceChildren(rendered.cloneNode(true))} />
    ) : null;
    return (
      <div data-later={name}>
        <Suspense fallback={fallback}>
          <UsedParts value={undefined}>
            <Inner {...props} />
          </UsedParts>
        </Suspense>
      </div>
    );
  };
}

/** @returns a copy of what the server rendered of the part. */
function copyOfRendered(name: string): DocumentFragment | undefined {
  if (typeof document === 'undefined') return undefined;
  const copy = document.createDocumentFragment();
  const rendered = document.querySelector(`[data-later="${name}"]`);
  copy.append(...(rendered?.cloneNode(true).childNodes ?? []));
  return copy;
}

function innerOf<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  // Wrapped: a component is a function, which a state would call.
  const part = definePart(name, async () => ({ Loaded: await load() }));
  return function Inner(props: Props) {
    const { Loaded } = usePart(part);
    return <Loaded {...props} />;
  };
}
