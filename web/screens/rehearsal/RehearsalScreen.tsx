import { isAnswered } from '@elan/domain/contract/rehearsal';
import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useCopy } from '../../copy/copy.ts';
import { NoProject } from '../../projects/NoProject.tsx';
import { useCurrentProject } from '../../session/currentProject.ts';
import { ConnectionError } from '../../shell/ConnectionError.tsx';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { QuestionItem } from './QuestionItem.tsx';
import { useRehearsalCopy } from './rehearsalCopy.ts';
import { rehearsalQuery } from './rehearsalQuery.ts';

/** The questions a lender will ask about the current project, each with its answer or what is missing. */
export function RehearsalScreen() {
  const { rehearsal: title } = useCopy().shell;
  const { lead } = useRehearsalCopy();
  const { projectId } = useCurrentProject();
  return (
    <div className="mx-auto max-w-3xl print:max-w-none">
      <PageTitle title={title} />
      <header>
        <h1 className="text-2xl sm:text-3xl">{title}</h1>
        <p className="mt-2 max-w-[70ch] text-muted">{lead}</p>
      </header>
      <div className="mt-6">
        {projectId === null ? <NoProject /> : <Questions projectId={projectId} />}
      </div>
    </div>
  );
}

function Questions({ projectId }: { readonly projectId: string }) {
  const copy = useRehearsalCopy();
  const query = useQuery(rehearsalQuery(projectId));
  const { data, error } = query;
  if (!data) {
    if (!error) return <QuestionsSkeleton />;
    return <ConnectionError query={query} />;
  }
  const { items, project } = data;
  return (
    <>
      <p className="mb-2 hidden font-semibold print:block">{project.name}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="font-semibold">
          {copy.answered(items.filter(isAnswered).length, items.length)}
        </p>
        <Button
          variant="quiet"
          icon={<Printer aria-hidden size={18} />}
          onClick={() => window.print()}
        >
          {copy.print}
        </Button>
      </div>
      <ol className="mt-3 space-y-3 print:space-y-0">
        {items.map((item, at) => (
          <QuestionItem key={item.id} item={item} number={at + 1} projectId={project.id} />
        ))}
      </ol>
    </>
  );
}

function QuestionsSkeleton() {
  const { loading } = useRehearsalCopy();
  return (
    <div className="space-y-3">
      <p role="status" className="sr-only">
        {loading}
      </p>
      {['one', 'two', 'three', 'four'].map((key) => (
        <Skeleton key={key} className="h-32 w-full" />
      ))}
    </div>
  );
}
