import { useCopy } from '../../copy/copy.ts';
import { growingOf } from '../../generation/useGeneration.ts';
import { ImmediateSaveFailure } from '../../moduleEditor/conflict/ImmediateSaveConflict.tsx';
import { ModuleFrame } from '../../moduleEditor/frame/ModuleFrame.tsx';
import { ToolBody } from '../../moduleEditor/frame/ToolBody.tsx';
import { Result } from '../../moduleEditor/result/Result.tsx';
import { type ModulePageProps, useModuleEditor } from '../../moduleEditor/state/useModuleEditor.ts';
import { GrowingPersonas } from './GrowingPersonas.tsx';
import { PersonaGrid } from './PersonaGrid.tsx';

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
