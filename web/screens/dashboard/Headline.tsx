import type { ProjectSummary } from '@elan/domain/contract/projects';
import { useCopy } from '../../copy/copy.ts';
import { isEvening } from '../../copy/dates.ts';
import { useMoment } from '../../lib/rendered.ts';

interface HeadlineProps {
  /** The most recently changed project; undefined until it is read, or where there is none. */
  readonly latest: ProjectSummary | undefined;
  /** The person has no project. */
  readonly isEmpty: boolean;
}

/** A greeting that names the project in progress, and how far it is. */
export function Headline({ latest, isEmpty }: HeadlineProps) {
  const { dashboard } = useCopy();
  const { now, timeZone } = useMoment();
  const part = isEvening(now, timeZone) ? 'evening' : 'day';
  const { greeting, begin, resume, resumeProject, lead } = dashboard;
  const state = stateOf(latest);
  const question = () => {
    if (isEmpty) return begin;
    return latest ? resumeProject[state](latest.name) : resume[part];
  };
  return (
    <header>
      <h1 className="line-clamp-3 text-2xl [overflow-wrap:anywhere] sm:text-3xl">
        {greeting[part]} {question()}
      </h1>
      <p className="mt-2 min-h-6 text-muted">
        {isEmpty ? lead.empty : latest ? lead[state](latest.progress) : null}
      </p>
    </header>
  );
}

function stateOf(latest: ProjectSummary | undefined): 'begun' | 'done' | 'untouched' {
  if (!latest || latest.progress === 0) return 'untouched';
  return latest.progress >= 100 ? 'done' : 'begun';
}
