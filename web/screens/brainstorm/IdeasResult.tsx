import {
  type GeneratedIdea,
  ideasRequested,
  isSelected,
  selectedFrom,
} from '@elan/domain/project/ideas';
import { useCopy } from '../../copy/copy.ts';
import { Notice } from '../../ui/Notice.tsx';
import { Result } from '../module/Result.tsx';
import type { ModuleWork } from '../module/useModuleWork.ts';
import { IdeaCard } from './IdeaCard.tsx';

/** The ideas to choose from; a click chooses and saves. */
export function IdeasResult({ work }: { work: ModuleWork }) {
  const { brainstorm } = useCopy();
  const { instant, generation, mayWrite } = work;
  const select = (idea: GeneratedIdea) =>
    void instant.save({
      words: brainstorm.selectChange(idea.title),
      apply: () => ({ selectedIdea: selectedFrom(idea) }),
    });
  return (
    <Result work={work} isThere={(content) => (content?.generatedIdeas ?? []).length > 0}>
      {(content) => {
        const ideas = content?.generatedIdeas ?? [];
        if (ideas.length === 0) return <NoIdeas canGenerate={work.decision.allowed} />;
        // What is only offered cannot be chosen from: take it first.
        // Nor while others are being looked for: the choice would get in their way.
        const isChoosable =
          mayWrite.allowed && !generation.isRunning && generation.offer.content === undefined;
        return (
          <>
            <p className="text-muted">
              <span className="font-semibold text-ink">{brainstorm.count(ideas.length)}</span>{' '}
              {brainstorm.choose}
            </p>
            {ideas.length < ideasRequested.least ? (
              <Notice tone="warn" className="mt-4">
                {brainstorm.fewer(ideas.length, ideasRequested.least)}
              </Notice>
            ) : null}
            <ul className="-mx-1 mt-4 grid max-h-[44rem] gap-3 overflow-y-auto p-1">
              {ideas.map((idea) => (
                <li key={`${idea.title}\n${idea.description}`}>
                  <IdeaCard
                    idea={idea}
                    selected={isSelected(idea, work.content?.selectedIdea)}
                    disabled={!isChoosable}
                    onSelect={() => select(idea)}
                  />
                </li>
              ))}
            </ul>
          </>
        );
      }}
    </Result>
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
