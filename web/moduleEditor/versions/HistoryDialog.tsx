import type { Version } from '@elan/domain/contract/versions';
import type { ModuleEntry } from '@elan/domain/project/moduleEntry';
import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { dayAndTimeText } from '../../copy/when.ts';
import { call, isCode } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { ConnectionError } from '../../shell/ConnectionError.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import type { ModuleEditor } from '../state/useModuleEditor.ts';
import { VersionComparison } from './VersionComparison.tsx';

export interface HistoryProps {
  readonly editor: Pick<ModuleEditor, 'definition' | 'place' | 'cache' | 'mayWrite' | 'generation'>;
  /** The module's current version. */
  readonly entry: ModuleEntry;
}

interface HistoryDialogProps extends HistoryProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/**
 * The earlier versions of a module: first a list, then one version compared with the current one and a restore button.
 */
export function HistoryDialog(props: HistoryDialogProps) {
  const { editor, open, onClose } = props;
  const mayRestore = editor.mayWrite.allowed && !editor.generation.isRunning;
  const { common, versions } = useCopy();
  const say = useFailureText();
  const words = useVersionWords();
  const [chosen, setChosen] = useState<Version>();
  const restoring = useRestoring(props);
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      busy={restoring.isPending}
      size="spread"
      title={versions.title}
      description={
        chosen ? `${words.when(chosen)} · ${versions.causes[chosen.cause]}` : versions.text
      }
      closeLabel={common.close}
      actions={
        chosen ? (
          <>
            <Button
              variant="quiet"
              disabled={restoring.isPending}
              onClick={() => setChosen(undefined)}
            >
              {versions.back}
            </Button>
            {mayRestore ? (
              <Button
                variant="primary"
                busy={restoring.isPending}
                onClick={() => restoring.mutate(chosen.id)}
              >
                {versions.restore}
              </Button>
            ) : null}
          </>
        ) : (
          <Button onClick={onClose}>{common.close}</Button>
        )
      }
    >
      {restoring.error ? (
        <Notice tone="danger" title={versions.restoreFailed} announce className="mt-4">
          {say(restoring.error)}
        </Notice>
      ) : null}
      {chosen ? <Chosen {...props} chosen={chosen} /> : <Listed {...props} onChoose={setChosen} />}
    </Dialog>
  );
}

/** Restores an earlier version. The form then treats it like any version saved elsewhere. */
function useRestoring({ editor: { place, cache }, onClose }: HistoryDialogProps) {
  const { versions } = useCopy();
  const toast = useToast();
  return useMutation({
    mutationFn: async (version: string) => {
      try {
        const { entry } = await call(contract.restoreVersion, {
          params: { id: place.projectId, module: place.module, version },
          body: { baseLastUpdated: cache.now()?.lastUpdated ?? null },
        });
        cache.set(entry);
      } catch (failure) {
        // Loads the version saved in the meantime, so that the comparison shows it.
        if (isCode(failure, 'save_conflict')) await cache.readAgain();
        throw failure;
      }
      toast({ tone: 'done', text: versions.restored });
      onClose();
    },
  });
}

type OnChoose = (version: Version) => void;

function Listed({ editor, onChoose }: HistoryProps & { onChoose: OnChoose }) {
  const query = useQuery(versionsQuery(editor.place));
  const { data, error } = query;
  if (data) return <VersionList versions={data.versions} onChoose={onChoose} />;
  if (!error) return <Skeleton className="mt-4 h-24" />;
  return <ConnectionError query={query} />;
}

function Chosen({ editor, entry, chosen }: HistoryProps & { chosen: Version }) {
  const words = useVersionWords();
  const query = useQuery(versionQuery(editor.place, chosen.id));
  const { data, error } = query;
  if (data) {
    return (
      <VersionComparison
        definition={editor.definition}
        name={words.when(chosen)}
        then={data.data}
        now={entry}
      />
    );
  }
  if (!error) return <Skeleton className="mt-4 h-64" />;
  return <ConnectionError query={query} />;
}

type VersionsPlace = ModuleEditor['place'];

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

/** The earlier versions, newest first, with the time and cause of each. */
function VersionList(props: { versions: readonly Version[]; onChoose: OnChoose }) {
  const { versions, onChoose } = props;
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
