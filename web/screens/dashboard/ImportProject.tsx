import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { longDate } from '../../copy/dates.ts';
import { useLanguage } from '../../copy/language.tsx';
import { listed } from '../../copy/listed.ts';
import { ApiFailure, call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { useMoment } from '../../lib/rendered.ts';
import { storageSize } from '../../lib/storageSize.ts';
import { projectQuery, projectsKey } from '../../projects/projects.ts';
import { rememberProject } from '../../session/currentProject.ts';
import { accessOf, useMe } from '../../session/me.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { useToast } from '../../ui/Toasts.tsx';
import type { ImportProblem, ReadImport } from './readImport.ts';

interface ImportProjectProps {
  /** Called when a project was created. */
  readonly onDone: () => void;
}

/**
 * Creates a project from an exported file. The file's content is shown first, and nothing is created before the user
 * confirms.
 */
export function ImportProject({ onDone }: ImportProjectProps) {
  const { common, dashboard } = useCopy();
  const { importing: copy } = dashboard;
  const { language } = useLanguage();
  const { timeZone } = useMoment();
  const [short, rest] = copy.button;
  const input = useRef<HTMLInputElement>(null);
  const { problem, isReading, found, isMaking, failure, ...act } = useImport(onDone);
  return (
    <>
      <Button
        variant="quiet"
        icon={<Upload aria-hidden size={18} />}
        busy={isReading}
        className="max-sm:px-3"
        onClick={() => input.current?.click()}
      >
        {isReading ? (
          copy.reading
        ) : (
          <span>
            <span>{`${short ?? ''} `}</span>
            <span className="max-sm:sr-only">{rest}</span>
          </span>
        )}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={copy.button.join(' ')}
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Allows the same file to be selected again after it was corrected.
          currentTarget.value = '';
          if (file) act.read(file);
        }}
      />
      {problem === undefined ? null : (
        <Notice tone="danger" announce title={copy.failed} className="basis-full">
          <span className="wrap-anywhere">{problem}</span>
        </Notice>
      )}
      <Dialog
        open={found !== undefined}
        onOpenChange={(isOpen) => {
          if (!isOpen) act.giveUp();
        }}
        busy={isMaking}
        title={copy.title}
        closeLabel={common.close}
        actions={
          <>
            <Button variant="quiet" disabled={isMaking} onClick={act.giveUp}>
              {common.cancel}
            </Button>
            <Button
              variant="primary"
              busy={isMaking}
              disabled={found?.needsPremium}
              onClick={() => found && act.make(found)}
            >
              {copy.confirm}
            </Button>
          </>
        }
      >
        {found ? (
          <div className="space-y-2 wrap-anywhere">
            <p className="font-semibold">{copy.holds(found.name)}</p>
            <p>
              {found.modules.length === 0
                ? copy.noModule
                : copy.modules(
                    listed(
                      found.modules.map(({ shortTitle }) => shortTitle[language]),
                      language,
                    ),
                  )}
            </p>
            <p className="text-sm text-muted">
              {copy.size(
                storageSize(found.bytes, language),
                longDate(found.exportedAt, language, timeZone),
              )}
            </p>
            <p>{copy.lead}</p>
            {found.needsPremium ? <Notice tone="warn">{copy.premium}</Notice> : null}
            {failure === undefined ? null : (
              <Notice tone="danger" announce title={copy.failed}>
                {failure}
              </Notice>
            )}
          </div>
        ) : null}
      </Dialog>
    </>
  );
}

type Importable = ReadImport & { readonly bytes: number };

/** Reads a selected file, and creates a project from it once the user confirms. */
function useImport(onDone: () => void) {
  const { importing: copy } = useCopy().dashboard;
  const me = useMe();
  const say = useFailureText();
  const client = useQueryClient();
  const toast = useToast();
  const [problem, setProblem] = useState<ImportProblem>();
  const reading = useMutation({
    mutationFn: async (file: File): Promise<Importable | undefined> => {
      const { readImport } = await import('./readImport.ts');
      const read = await readImport(file, { access: accessOf(me), now: new Date() });
      if (!('because' in read)) return { ...read, bytes: file.size };
      setProblem(read);
      return undefined;
    },
  });
  const sayProblem = (found: ImportProblem) => {
    if (!('detail' in found)) return copy[found.because];
    const sentence = say(new ApiFailure(found.because));
    return [sentence, found.detail && copy.place(found.detail)].join(' ').trim();
  };
  const making = useMutation({
    mutationFn: ({ document }: Importable) => call(contract.importProject, { body: document }),
    onSuccess: async (project) => {
      client.setQueryData(projectQuery(project.id).queryKey, project);
      rememberProject(me.user.id, project.id);
      await client.invalidateQueries({ queryKey: projectsKey });
      toast({ tone: 'done', text: copy.done(project.name) });
      reading.reset();
      onDone();
    },
  });
  return {
    problem: problem ? sayProblem(problem) : reading.error ? say(reading.error) : undefined,
    isReading: reading.isPending,
    found: reading.data,
    read: (file: File) => {
      setProblem(undefined);
      making.reset();
      reading.mutate(file);
    },
    isMaking: making.isPending,
    /** Why no project was created. */
    failure: making.error
      ? making.error instanceof ApiFailure && making.error.code === 'premium_required'
        ? copy.premium
        : say(making.error)
      : undefined,
    make: (file: Importable) => making.mutate(file),
    giveUp: () => reading.reset(),
  };
}
