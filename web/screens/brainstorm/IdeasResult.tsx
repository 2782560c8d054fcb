import {
  type GeneratedIdea,
  ideasRequested,
  isSelected,
  selectedFrom,
} from '@elan/domain/project/ideas';
import type { ReactNode } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { growingOf } from '../../generation/useGeneration.ts';
import { Result } from '../../moduleEditor/result/Result.tsx';
import type { ModuleEditor } from '../../moduleEditor/state/useModuleEditor.ts';
import { useFocusHandover } from '../../ui/focus.ts';
import { Notice } from '../../ui/Notice.tsx';
import { GrowingIdeas, IdeaCard } from './IdeaCard.tsx';

/** The ideas to choose from; a click selects and saves. */
export function IdeasResult({ editor }: { editor: ModuleEditor }) {
  const { brainstorm } = useCopy();
  const { immediateSave, generation, mayWrite } = editor;
  const select = (idea: GeneratedIdea) =>
    void immediateSave.save({
      words: brainstorm.selectChange(idea.title),
      apply: () => ({ selectedIdea: selectedFrom(idea) }),
    });
  const growing = growingOf(generation.state);
  return (
    <Result editor={editor}>
      {(content) => {
        const ideas = content?.generatedIdeas ?? [];
        if (ideas.length === 0 && !growing) {
          // The progress above already describes what is coming.
          return generation.isRunning ? null : <NoIdeas canGenerate={editor.decision.allowed} />;
        }
        // Ideas of a late result must be accepted before one can be chosen.
        // Nor during a generation, with which the choice would conflict.
        const isChoosable =
          mayWrite.allowed && !generation.isRunning && generation.lateResult.content === undefined;
        return (
          <>
            <p className="text-muted">
              {growing ? (
                brainstorm.chooseLater
              ) : (
                <>
                  <span className="font-semibold text-ink">{brainstorm.count(ideas.length)}</span>{' '}
                  {brainstorm.choose}
                </>
              )}
            </p>
            {!growing && ideas.length < ideasRequested.least ? (
              <Notice tone="warn" className="mt-4">
                {brainstorm.fewer(ideas.length, ideasRequested.least)}
              </Notice>
            ) : null}
            {/* The same element while the list grows and afterwards, so that it keeps its scroll position. */}
            <section
              aria-label={brainstorm.list}
              aria-busy={growing !== undefined}
              // A growing list has nothing focusable, but must scroll by keyboard.
              tabIndex={growing ? 0 : -1}
              className="-mx-1 mt-4 max-h-[44rem] overflow-y-auto rounded p-1"
            >
              {growing ? (
                <GrowingIdeas store={growing} />
              ) : (
                <IdeaList onGone={() => editor.heading.current?.focus({ preventScroll: true })}>
                  {ideas.map((idea) => (
                    <li key={`${idea.title}\n${idea.description}`}>
                      <IdeaCard
                        idea={idea}
                        selected={isSelected(idea, editor.content?.selectedIdea)}
                        disabled={!isChoosable}
                        onSelect={() => select(idea)}
                      />
                    </li>
                  ))}
                </IdeaList>
              )}
            </section>
          </>
        );
      }}
    </Result>
  );
}

/** The ideas to choose from; hands the focus on when other ideas replace the focused ones. */
function IdeaList({ onGone, children }: { onGone: () => void; children: ReactNode }) {
  const list = useFocusHandover<HTMLUListElement>(onGone);
  return (
    <ul ref={list} className="grid gap-3">
      {children}
    </ul>
  );
}

function NoIdeas({ canGenerate }: { canGenerate: boolean }) {
  const { empty } = useCopy().brainstorm;
  return (
    <div className="max-w-[60ch]">
      <p className="font-display text-lg font-semibold">{empty.title}</p>
      <p className="mt-1 text-muted">{canGenerate ? empty.whenReady : empty.whenMissing}</p>
    </div>
  );
}
