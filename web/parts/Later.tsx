import { type ComponentType, type ReactNode, Suspense, useState } from 'react';
import { definePart, UsedParts, usePart } from './parts.ts';
import { useHydrated } from './useHydrated.ts';

interface LaterOptions {
  /** Shown until the part is loaded. */
  readonly fallback?: ReactNode;
}

/**
 * Makes a component whose code is loaded separately. If the server rendered the component, the code is loaded before
 * hydration, except inside `hydratedLater`.
 * @param name the path of the component's file below `web/`.
 * @param load for example `async () => (await import('./Table.tsx')).Table`.
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
 * Like `later`, but the page is hydrated without waiting for the code. Meanwhile the server-rendered HTML stays, and
 * user actions in it are replayed later (`web/entry/replayEarly.ts`).
 */
export function hydratedLater<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Inner = innerOf(name, load);
  return function HydratedLater(props: Props) {
    const isHydrated = useHydrated();
    const [rendered] = useState(() => (isHydrated ? undefined : copyOfRendered(name)));
    // Shown if React renders the surrounding page again before the code is loaded.
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

/** @returns a copy of the part's server-rendered HTML; undefined on the server. */
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
  const part = definePart(name, async () => ({ Loaded: await load() }));
  return function Inner(props: Props) {
    const { Loaded } = usePart(part);
    return <Loaded {...props} />;
  };
}
