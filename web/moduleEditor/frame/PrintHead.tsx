import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import { useCopy } from '../../copy/copy.ts';
import { longDate } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useMoment } from '../../lib/rendered.ts';

/** On paper only: whose project it is and of when, which the frame of the page tells on a screen. */
export function PrintHead({
  projectName,
  entry,
}: {
  readonly projectName: string;
  readonly entry: ModuleEntry | undefined;
}) {
  const { download } = useCopy();
  const { language } = useLanguage();
  const { timeZone } = useMoment();
  return (
    <p className="hidden justify-between gap-4 border-b border-line pb-2 text-sm text-muted print:flex">
      <span>{download.project(projectName)}</span>
      {entry ? (
        <span>{download.saved(longDate(entry.lastUpdated, language, timeZone))}</span>
      ) : null}
    </p>
  );
}
