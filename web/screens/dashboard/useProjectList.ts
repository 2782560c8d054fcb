import type { ProjectOrder } from '@elan/domain/contract/projects';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { projectCountsQuery, projectsQuery, resumptionQuery } from '../../projects/projects.ts';

/** The list can be searched once the user has this many projects. */
const searchableFrom = 13;

/** The projects on the dashboard, their counts, and the current search and sort order. */
export function useProjectList() {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<ProjectOrder>('changed');
  const words = useSettled(search.trim(), 250);
  const list = useInfiniteQuery({
    ...projectsQuery({ order, search: words }),
    placeholderData: keepPreviousData,
  });
  // Always fetched, even while a search or another sort order shows other projects.
  const { data: newest } = useInfiniteQuery(projectsQuery());
  const counts = useQuery(projectCountsQuery);
  const resumption = useQuery(resumptionQuery);
  const projects = list.data?.pages.flatMap((page) => page.projects);
  return {
    list,
    projects,
    /** The most recently changed project, independent of the search and sort order. */
    latest: newest?.pages[0]?.projects[0],
    /** The next step in the most recently changed project, with the project's checks. */
    resumption: resumption.data,
    counts: counts.data,
    /** Whether the counts could not be fetched. */
    isUncounted: counts.isError,
    isSearchable: (counts.data?.created ?? 0) >= searchableFrom,
    /** Whether the projects are those that a search found. While its reply is awaited, the earlier list is shown. */
    isSearched: words !== '' && !list.isPlaceholderData,
    filter: { search, onSearch: setSearch, order, onOrder: setOrder },
  };
}

/** @returns a value once it has not changed for the given time. The first value is returned immediately. */
function useSettled<Value>(value: Value, afterMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
