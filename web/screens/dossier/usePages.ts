import { decideDossier, freePreviewPages } from '@elan/domain/dossier/formats';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useMe } from '../../session/me.ts';
import { pageQuery, pagesQuery } from './dossierQueries.ts';
import { type Edition, useSettledQuery } from './useEdition.ts';

export type Pages = ReturnType<typeof usePages>;

/** The pages of the selected document. The previous document's pages stay visible until the new ones arrive. */
export function usePages(projectId: string, wanted: Edition) {
  const { query: edition, isKnown } = useSettledQuery(wanted);
  const { data, error, isFetching, isPlaceholderData, dataUpdatedAt, refetch } = useQuery({
    ...pagesQuery(projectId, edition),
    enabled: isKnown,
  });
  const isWhole = decideDossier('pdf', useMe()).allowed;
  const count = data?.pages ?? 0;
  return {
    /** Undefined until the first layout is done. */
    count: data?.pages,
    /** The number of pages that this user may see. */
    shown: isWhole ? count : Math.min(count, freePreviewPages),
    /** Characters that no font contains. */
    replaced: data?.replaced ?? [],
    failure: error,
    isMaking: isFetching || edition !== wanted.query,
    /** Identifies the pages to fetch. Until `isCurrent`, their number is that of the previous document. */
    source: { projectId, edition, madeAt: dataUpdatedAt, isCurrent: !isPlaceholderData },
    retry: () => void refetch(),
  };
}

/** One page as an image, fetched once `isWanted` is true and the document is ready. */
export function usePageImage({ source }: Pages, page: number, isWanted: boolean) {
  const { projectId, edition, madeAt, isCurrent } = source;
  const { data, error, isFetching, refetch } = useQuery({
    ...pageQuery(projectId, { edition, madeAt, page }),
    enabled: isWanted && isCurrent,
  });
  return {
    url: useObjectUrl(data),
    failure: error,
    isOld: !isCurrent || isFetching,
    retry: () => void refetch(),
  };
}

function useObjectUrl(svg: string | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (svg === undefined) return;
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return url;
}
