import type { Project } from '@elan/domain/contract/projects';
import { type Change, changesSince } from '@elan/domain/generation/basis';
import type { ModuleContent } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { useMemo } from 'react';
import { useAnyDefinition } from '../../catalogue/definitions.ts';
import { journey } from '../../catalogue/journey.ts';
import { useCopy } from '../../copy/copy.ts';
import { longDate } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useMoment } from '../../lib/rendered.ts';
import { showWhenLoaded } from '../../parts/showWhenLoaded.tsx';
import { inElement } from '../../ui/inElement.tsx';
import { useFigures } from '../../writeUp/figures.tsx';
import { TargetLink } from '../ModuleMentions.tsx';

interface ChangeListProps {
  /** The module that the result belongs to. */
  readonly definition: ModuleDefinition;
  readonly project: Project;
  readonly changes: readonly Change[];
}

/** The changes since a result was written, linked to the changed fields where possible. */
export function ChangeList({ definition, project, changes }: ChangeListProps) {
  return (
    <ul className="mt-1 list-disc space-y-1 pl-6 marker:text-muted">
      {changes.map((change) => (
        <li key={`${change.module}.${change.part}`}>
          <ChangeItem
            change={change}
            isOwn={change.module === definition.key}
            savedAt={project.modules_data[change.module]?.lastUpdated}
          />
        </li>
      ))}
    </ul>
  );
}

interface ChangeItemProps {
  readonly change: Change;
  readonly isOwn: boolean;
  readonly savedAt: string | undefined;
}

/**
 * Names a change by its question, or by its kind if there is none. A change in another module also names the module and
 * the date of its last save.
 */
const ChangeItem = showWhenLoaded(LoadedChange);

function LoadedChange({ change, isOwn, savedAt }: ChangeItemProps) {
  const { stale } = useCopy().moduleScreen;
  const { language } = useLanguage();
  const { timeZone } = useMoment();
  const other = useAnyDefinition(change.module);
  const question = other?.questions.find(({ id }) => id === change.part);
  const named =
    change.part === 'comments' || change.part === 'selectedIdea' ? change.part : 'forecast';
  const what = question?.label[language] ?? stale[named];
  if (!other || (isOwn && !question)) return <span>{what}</span>;
  return (
    <>
      <TargetLink
        target={{ module: other.key, ...(question ? { question: question.id } : {}) }}
        className="text-action underline underline-offset-2 hover:text-action-strong"
      >
        {isOwn ? what : stale.of(what, other.shortTitle[language])}
      </TargetLink>
      {inElement(
        isOwn || savedAt === undefined
          ? null
          : `, ${stale.savedOn(longDate(savedAt, language, timeZone))}`,
      )}
    </>
  );
}

/**
 * @param own the module's current content, including its result.
 * @returns the changes since the result was written or last confirmed, or undefined if its basis is unknown.
 */
export function useChanges(
  definition: ModuleDefinition,
  project: Project,
  own: ModuleContent | undefined,
): readonly Change[] | undefined {
  const figures = useFigures();
  const { modules_data: modules } = project;
  return useMemo(() => {
    if (!own?.basis) return undefined;
    const sources = { journey, modules: { ...modules, [definition.key]: own }, figures };
    return changesSince(own.basis, sources);
  }, [definition, modules, own, figures]);
}
