import { binDays, type DeletedProject } from '@elan/domain/contract/projects';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronDown, Trash2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { useCopy } from '../../copy/copy.ts';
import { recycleBinQuery } from '../../projects/recycleBin.ts';
import { ConnectionError } from '../../shell/ConnectionError.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { BinnedProject } from './BinnedProject.tsx';

/** The deleted projects that can still be taken back; read only where somebody opens it. */
export function RecycleBin() {
  const { dashboard } = useCopy();
  const [isOpen, setOpen] = useState(false);
  const content = useId();
  const toggle = useRef<HTMLButtonElement>(null);
  return (
    <section aria-label={dashboard.bin.title} className="mt-10 border-t border-line pt-3">
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls={content}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-11 items-center gap-2 rounded text-muted hover:text-action"
      >
        <Trash2 aria-hidden size={18} />
        {dashboard.bin.title}
        <ChevronDown aria-hidden size={18} className={isOpen ? 'rotate-180' : ''} />
      </button>
      <div id={content} hidden={!isOpen}>
        {isOpen ? <Content onGone={() => toggle.current?.focus()} /> : null}
      </div>
    </section>
  );
}

function Content({ onGone }: { onGone: () => void }) {
  const { dashboard } = useCopy();
  const { data, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useInfiniteQuery(recycleBinQuery);
  const projects: readonly DeletedProject[] | undefined = data?.pages.flatMap(
    (page) => page.projects,
  );
  if (error) {
    return <ConnectionError failure={error} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!projects) return <Skeleton className="mt-2 h-16" />;
  return (
    <>
      <p className="mt-1 max-w-[70ch] text-sm text-muted">
        {projects.length === 0 ? dashboard.bin.empty : dashboard.bin.text(binDays)}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {projects.map((project) => (
          <BinnedProject key={project.id} project={project} onGone={onGone} />
        ))}
      </ul>
      {hasNextPage ? (
        <Button className="mt-3" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {dashboard.more}
        </Button>
      ) : null}
    </>
  );
}
