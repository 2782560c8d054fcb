import type { Growing } from '@elan/domain/project/growing';
import { type Persona, personaLists, personasRequested } from '@elan/domain/project/personas';
import { useCopy } from '../../copy/copy.ts';
import { growingOf } from '../../generation/useGeneration.ts';
import { type Store, useStoreValue } from '../../lib/store.ts';
import { ImmediateSaveFailure } from '../../moduleEditor/conflict/ImmediateSaveConflict.tsx';
import { ModuleFrame } from '../../moduleEditor/frame/ModuleFrame.tsx';
import { ToolBody } from '../../moduleEditor/frame/ToolBody.tsx';
import { Result } from '../../moduleEditor/result/Result.tsx';
import { type ModulePageProps, useModuleEditor } from '../../moduleEditor/state/useModuleEditor.ts';
import { PersonaFacts } from './PersonaFacts.tsx';
import { PersonaGrid, personaGrid } from './PersonaGrid.tsx';

/** Typical customers of the project. They are generated together but deleted individually. */
export function PersonasPage(props: ModulePageProps) {
  const { commentsHelp } = useCopy().personas;
  const editor = useModuleEditor(props);
  const { content, generation, immediateSave, heading, mayWrite } = editor;
  const lateResult = generation.lateResult.content?.personas;
  const shown = lateResult ?? content?.personas ?? [];
  const growing = growingOf(generation.state);
  return (
    <ModuleFrame editor={editor}>
      <ToolBody editor={editor} commentsHelp={commentsHelp}>
        <ImmediateSaveFailure
          immediateSave={immediateSave}
          onGone={() => heading.current?.focus()}
        />
        <Result editor={editor}>
          {() => {
            if (growing) return <GrowingPersonas store={growing} />;
            return shown.length > 0 ? (
              <PersonaGrid
                immediateSave={immediateSave}
                heading={heading}
                disabled={!mayWrite.allowed}
                isRunning={generation.isRunning}
                personas={shown}
                isLateResult={lateResult !== undefined}
              />
            ) : (
              <NoPersonasYet />
            );
          }}
        </Result>
      </ToolBody>
    </ModuleFrame>
  );
}

/** Explains what the personas are based on and how to generate them. */
function NoPersonasYet() {
  const { title, text, next } = useCopy().personas.empty;
  return (
    <div className="max-w-[60ch]">
      <p className="font-display text-lg font-semibold">{title}</p>
      <p className="mt-1 text-muted">{text}</p>
      <p className="mt-3">{next}</p>
    </div>
  );
}

const personasOf = ({ personas }: Growing) => personas;

/** The personas written so far, with placeholders for the rest. Read-only. */
function GrowingPersonas({ store }: { store: Store<Growing> }) {
  const personas: readonly Persona[] = useStoreValue(store, personasOf) ?? [];
  return (
    <ul aria-busy className={personaGrid}>
      {Array.from({ length: personasRequested }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a persona stays in its place
        <Place key={place} persona={personas[place]} />
      ))}
    </ul>
  );
}

function Place({ persona }: { persona: Persona | undefined }) {
  const copy = useCopy().personas;
  if (!persona) {
    return <li aria-hidden className="min-h-64 rounded border border-dashed border-line" />;
  }
  const written = personaLists.filter((list) => persona[list].length > 0).length;
  return (
    <li className="min-h-64 rounded border border-line bg-ground p-4 sm:p-5">
      <PersonaFacts persona={persona} name={persona.nom} />
      <p className="mt-3 -mb-2 flex min-h-11 items-center text-muted">
        {copy.listsSoFar(written, personaLists.length)}
      </p>
    </li>
  );
}
