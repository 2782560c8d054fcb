import type { ProjectOrder } from '@elan/domain/contract/projects';
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { projectCountsQuery, projectsQuery, resumptionQuery } from '../../projects/projects.ts';

/** The number of projects from which the list has a search. */
const searchableFrom = 13;

/** The projects that the dashboard shows, their number, and the current search and order. */
export function useProjectList() {
  const [search, setSearch] = useState('');
  const [order, setOrder] = useState<ProjectOrder>('changed');
  // Debounced; the previous results stay until the new ones arrive.
  const words = useSettled(search.trim(), 250);
  const list = useInfiniteQuery({
    ...projectsQuery({ order, search: words }),
    placeholderData: keepPreviousData,
  });
  // Always read, also while a search shows other projects.
  const { data: newest } = useInfiniteQuery(projectsQuery());
  const counts = useQuery(projectCountsQuery);
  const resumption = useQuery(resumptionQuery);
  const projects = list.data?.pages.flatMap((page) => page.projects);
  return {
    list,
    projects,
    /** The most recently changed project, independent of the search. */
    latest: newest?.pages[0]?.projects[0],
    /** What comes next in it. */
    resumption: resumption.data,
    counts: counts.data,
    /** The counts could not be read. */
    isUncounted: counts.isError,
    isSearchable: (counts.data?.created ?? 0) >= searchableFrom,
    isSearched: words !== '',
    filter: { search, onSearch: setSearch, order, onOrder: setOrder },
  };
}

/** @returns a value once it has not changed for so many milliseconds; the first one immediately. */
function useSettled<Value>(value: Value, afterMs: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return settled;
}
