import type { ProjectSummary, Resumption } from '@elan/domain/contract/projects';
import { useCopy } from '../../copy/copy.ts';
import { isEvening } from '../../copy/dates.ts';
import { useMoment } from '../../lib/rendered.ts';
import { useMe } from '../../session/me.ts';

interface HeadlineProps {
  /** The most recently changed project; undefined until it is fetched, or if there is none. */
  readonly latest: ProjectSummary | undefined;
  /** The project's next step; undefined until it is fetched, or if there is none. */
  readonly step: Resumption['step'] | undefined;
  /** Whether the user has no project. */
  readonly isEmpty: boolean;
}

/** A greeting with the name and progress of the latest project, or an invitation to begin one. */
export function Headline({ latest, step, isEmpty }: HeadlineProps) {
  const { dashboard } = useCopy();
  const { now, timeZone } = useMoment();
  const part = isEvening(now, timeZone) ? 'evening' : 'day';
  const { greeting, begin, resume, resumeProject, readProject, lead } = dashboard;
  const { hasAccess } = useMe();
  const state = stateOf(latest, step);
  const question = () => {
    // A suspended user cannot begin or resume anything.
    if (!hasAccess) return latest ? readProject(latest.name) : null;
    if (isEmpty) return begin;
    return latest ? resumeProject[state](latest.name) : resume[part];
  };
  return (
    <header>
      <h1 className="line-clamp-3 text-2xl [overflow-wrap:anywhere] sm:text-3xl">
        {`${greeting[part]} ${question() ?? ''}`}
      </h1>
      <p className="mt-2 min-h-6 text-muted">
        {isEmpty ? (hasAccess ? lead.empty : null) : latest ? lead[state](latest.progress) : null}
      </p>
    </header>
  );
}

function stateOf(
  latest: ProjectSummary | undefined,
  step: Resumption['step'] | undefined,
): 'untouched' | 'answered' | 'begun' | 'done' {
  if (!latest || latest.progress === 0) {
    const isFirst = !step || (step.kind === 'answer' && step.number === 1);
    return isFirst ? 'untouched' : 'answered';
  }
  return latest.progress >= 100 ? 'done' : 'begun';
}
