import type { Version } from '@elan/domain/contract/versions';
import { ChevronRight } from 'lucide-react';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { dayAndTimeText } from '../../copy/when.ts';

interface VersionListProps {
  readonly versions: readonly Version[];
  readonly onChoose: (version: Version) => void;
}

/** The earlier versions, newest first, with the time and cause of each. */
export function VersionList({ versions, onChoose }: VersionListProps) {
  const { versions: copy } = useCopy();
  const words = useVersionWords();
  if (versions.length === 0) return <p className="mt-4">{copy.none}</p>;
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {versions.map((version) => (
        <li key={version.id}>
          <button
            type="button"
            onClick={() => onChoose(version)}
            className="flex min-h-12 w-full items-center gap-3 rounded px-2 py-2 text-left hover:bg-sunken"
          >
            <span className="grow">
              <span className="block font-semibold">{words.when(version)}</span>
              <span className="block text-sm text-muted">{copy.causes[version.cause]}</span>
            </span>
            <ChevronRight aria-hidden size={18} className="shrink-0 text-muted" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** @returns a function, `when`, that names a version by the time it was saved. */
export function useVersionWords() {
  const { moduleScreen, versions } = useCopy();
  const { language } = useLanguage();
  return {
    when: ({ created_at: at }: Pick<Version, 'created_at'>) =>
      versions.of(dayAndTimeText(at, language, moduleScreen)),
  };
}
