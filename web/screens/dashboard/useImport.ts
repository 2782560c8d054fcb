import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { ApiFailure, call } from '../../lib/apiClient.ts';
import { contract } from '../../lib/contract.ts';
import { projectQuery, projectsKey } from '../../projects/projects.ts';
import { rememberProject } from '../../session/currentProject.ts';
import { accessOf, useMe } from '../../session/me.ts';
import { useToast } from '../../ui/Toasts.tsx';
import type { ImportProblem, ReadImport } from './readImport.ts';

export type Importable = ReadImport & { readonly bytes: number };

/** Reads a selected file, and creates a project from it once the user confirms. */
export function useImport(onDone: () => void) {
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
