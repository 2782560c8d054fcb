import type { Version } from '@elan/domain/contract/versions';
import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import type { ModuleDefinition } from '@elan/domain/questionnaire/module';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { dayAndTimeText } from '../../copy/when.ts';
import { call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { ConnectionError } from '../../shell/ConnectionError.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { VersionComparison } from './VersionComparison.tsx';

interface HistoryProps {
  readonly place: VersionsPlace;
  readonly definition: ModuleDefinition;
  /** The module's current version. */
  readonly entry: ModuleEntry | undefined;
  /** Restores a version. Undefined if the user may only read, or while a generation runs. */
  readonly onRestore: ((version: string) => void) | undefined;
  readonly isRestoring: boolean;
  readonly failure: unknown;
}

interface HistoryDialogProps extends HistoryProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/**
 * The earlier versions of a module: first a list, then one version compared with the current one and a restore button.
 */
export function HistoryDialog(props: HistoryDialogProps) {
  const { open, onOpenChange, onRestore, isRestoring, failure } = props;
  const { common, versions } = useCopy();
  const say = useFailureText();
  const words = useVersionWords();
  const [chosen, setChosen] = useState<Version>();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      busy={isRestoring}
      size="spread"
      title={versions.title}
      description={
        chosen ? `${words.when(chosen)} · ${versions.causes[chosen.cause]}` : versions.text
      }
      closeLabel={common.close}
      actions={
        chosen ? (
          <>
            <Button variant="quiet" disabled={isRestoring} onClick={() => setChosen(undefined)}>
              {versions.back}
            </Button>
            {onRestore ? (
              <Button variant="primary" busy={isRestoring} onClick={() => onRestore(chosen.id)}>
                {versions.restore}
              </Button>
            ) : null}
          </>
        ) : (
          <Button onClick={() => onOpenChange(false)}>{common.close}</Button>
        )
      }
    >
      {failure ? (
        <Notice tone="danger" title={versions.restoreFailed} announce className="mt-4">
          {say(failure)}
        </Notice>
      ) : null}
      {chosen ? <Chosen {...props} chosen={chosen} /> : <Listed {...props} onChoose={setChosen} />}
    </Dialog>
  );
}

function Listed({ place, onChoose }: HistoryProps & { onChoose: (version: Version) => void }) {
  const { data, error, isFetching, refetch } = useQuery(versionsQuery(place));
  if (data) return <VersionList versions={data.versions} onChoose={onChoose} />;
  if (!error) return <Skeleton className="mt-4 h-24" />;
  return <ConnectionError failure={error} busy={isFetching} onRetry={() => void refetch()} />;
}

function Chosen({ place, definition, entry, chosen }: HistoryProps & { chosen: Version }) {
  const words = useVersionWords();
  const { data, error, isFetching, refetch } = useQuery(versionQuery(place, chosen.id));
  if (data) {
    return (
      <VersionComparison
        definition={definition}
        name={words.when(chosen)}
        then={data.data}
        now={entry}
      />
    );
  }
  if (!error) return <Skeleton className="mt-4 h-64" />;
  return <ConnectionError failure={error} busy={isFetching} onRetry={() => void refetch()} />;
}

interface VersionsPlace {
  readonly projectId: string;
  readonly module: string;
}

/** The earlier versions of a module, fetched again each time the list is opened. */
function versionsQuery({ projectId, module }: VersionsPlace) {
  return queryOptions({
    queryKey: ['versions', projectId, module],
    queryFn: ({ signal }) =>
      call(contract.listVersions, { params: { id: projectId, module } }, { signal }),
    staleTime: 0,
  });
}

/** One version with its content, not fetched again while cached, because it never changes. */
function versionQuery({ projectId, module }: VersionsPlace, version: string) {
  return queryOptions({
    queryKey: ['version', projectId, module, version],
    queryFn: ({ signal }) =>
      call(contract.getVersion, { params: { id: projectId, module, version } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

interface VersionListProps {
  readonly versions: readonly Version[];
  readonly onChoose: (version: Version) => void;
}

/** The earlier versions, newest first, with the time and cause of each. */
function VersionList({ versions, onChoose }: VersionListProps) {
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
function useVersionWords() {
  const { moduleScreen, versions } = useCopy();
  const { language } = useLanguage();
  return {
    when: ({ created_at: at }: Pick<Version, 'created_at'>) =>
      versions.of(dayAndTimeText(at, language, moduleScreen)),
  };
}
