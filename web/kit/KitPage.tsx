import { type Language, languages } from '@elan/domain/language';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { actionSpecimens } from './actionSpecimens.tsx';
import { fieldSpecimens } from './fieldSpecimens.tsx';
import { messageSpecimens } from './messageSpecimens.tsx';
import type { Specimen } from './specimen.ts';

export const specimens: readonly Specimen[] = [
  ...actionSpecimens,
  ...fieldSpecimens,
  ...messageSpecimens,
];

const themes = ['light', 'dark'] as const;

// Needed only to render links, which do not work on this page.
const router = createRouter({
  routeTree: createRootRoute(),
  history: createMemoryHistory({ initialEntries: ['/'] }),
});

/** All specimens in each language and theme, both themes side by side. Development builds only. */
export function KitPage() {
  return (
    <RouterContextProvider router={router}>
      <main className="mx-auto max-w-6xl space-y-10 px-4 py-6" data-kit="elan-kit">
        <h1 className="text-3xl">Kit</h1>
        {specimens.map((specimen) => (
          <section key={specimen.name} aria-label={specimen.name} className="space-y-3">
            <h2 className="text-xl">{specimen.name}</h2>
            <div className="grid gap-3 lg:grid-cols-2">
              {languages.flatMap((language) =>
                themes.map((theme) => (
                  <Pane key={`${language} ${theme}`} {...{ specimen, language, theme }} />
                )),
              )}
            </div>
          </section>
        ))}
      </main>
    </RouterContextProvider>
  );
}

interface PaneProps {
  readonly specimen: Specimen;
  readonly language: Language;
  readonly theme: (typeof themes)[number];
}

/** Design tokens follow the nearest `color-scheme`, so one page can show both themes. */
function Pane({ specimen, language, theme }: PaneProps) {
  return (
    <div
      lang={language}
      style={{ colorScheme: theme }}
      className="rounded border border-line bg-ground p-4 text-ink"
    >
      <h3 className="mb-3 text-sm text-muted">{`${language} · ${theme}`}</h3>
      <div className="space-y-4">{specimen.states(language)}</div>
    </div>
  );
}
