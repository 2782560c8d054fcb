import type { Project } from '@elan/domain/contract/projects';
import { hasContent } from '@elan/domain/project/moduleEntry';
import { modulesCounted } from '@elan/domain/project/progress';
import { useCopy } from '../../copy/copy.ts';

/** What the score is based on, how much of that there is, and what to do. */
export function NoScoreYet({ project }: { project: Project }) {
  const { title, text, filled } = useCopy().maturity.empty;
  const count = Object.values(project.modules_data).filter(hasContent).length;
  return (
    <div className="max-w-[60ch]">
      <p className="font-display text-lg font-semibold">{title}</p>
      <p className="mt-1 text-muted">{text}</p>
      <p className="mt-3">{filled(count, modulesCounted)}</p>
    </div>
  );
}
