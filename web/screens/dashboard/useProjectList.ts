import type { ProjectOrder } from '@elan/domain/contract/projects';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { projectCountsQuery } from '../../projects/projectCounts.ts';
import { projectsQuery } from '../../projects/projects.ts';
import { useSettled } from '../../ui/useSettled.ts';

/** With more than twelve projects one looks for one of them. */
const searchableFrom = 13;

/** The projects that the dashboard shows, how many there are, and which ones were asked for. */
export function useProjectList() {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<ProjectOrder>('changed');
  // Asked once typing pauses, and what was found before stays meanwhile.
  const words = useSettled(search.trim(), 250);
  const list = useInfiniteQuery({
    ...projectsQuery({ order, search: words }),
    placeholderData: keepPreviousData,
  });
  // The first thing that is read, and still there while others are looked for.
  const { data: newest } = useInfiniteQuery(projectsQuery());
  const counts = useQuery(projectCountsQuery);
  const projects = list.data?.pages.flatMap((page) => page.projects);
  return {
    list,
    projects,
    /** The project changed last, whatever is looked for. */
    latest: newest?.pages[0]?.projects[0],
    counts: counts.data,
    /** They could not be read. */
    isUncounted: counts.isError,
    isSearchable: (counts.data?.created ?? 0) >= searchableFrom,
    isSearched: words !== '',
    filter: { search, onSearch: setSearch, order, onOrder: setOrder },
  };
}
