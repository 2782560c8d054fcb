import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useWasSeen } from '../../ui/useWasSeen.ts';
import { useDossierCopy } from './dossierCopy.ts';
import { PagePicture } from './PagePicture.tsx';
import { type Pages, usePageImage } from './usePages.ts';

interface PageListProps {
  readonly pages: Pages;
  readonly count: number;
  readonly onEnlarge: (page: number) => void;
}

/** The pages: one at a time on a phone, with swiping, otherwise in a grid. */
export function PageList({ pages, count, onEnlarge }: PageListProps) {
  const copy = useDossierCopy().pages;
  const list = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(1);
  const { shown } = pages;
  const at = Math.min(current, Math.max(shown, 1));
  const go = (page: number) => {
    const width = list.current?.clientWidth ?? 0;
    list.current?.scrollTo({ left: (page - 1) * width });
    setCurrent(page);
  };
  return (
    <>
      <ol
        ref={list}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => {
          if (scrollLeft > 0 || current > 1) setCurrent(Math.round(scrollLeft / clientWidth) + 1);
        }}
        className="flex snap-x snap-mandatory overflow-x-auto [scrollbar-width:none] sm:grid sm:max-h-[80dvh] sm:snap-none sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] sm:gap-4 sm:overflow-x-visible sm:overflow-y-auto sm:p-1 sm:[scrollbar-width:auto]"
      >
        {Array.from({ length: shown }, (_, index) => index + 1).map((page) => (
          <PageItem key={page} page={page} of={count} pages={pages} onEnlarge={onEnlarge} />
        ))}
      </ol>
      <div className="mt-2 flex items-center justify-between gap-2 sm:hidden">
        <Button
          variant="quiet"
          aria-label={copy.previous}
          aria-disabled={at === 1 || undefined}
          className="px-3 aria-disabled:text-muted"
          onClick={() => go(Math.max(1, at - 1))}
        >
          <ChevronLeft aria-hidden size={22} />
        </Button>
        <p role="status" className="text-sm tabular-nums">
          {copy.nth(at, count)}
        </p>
        <Button
          variant="quiet"
          aria-label={copy.next}
          aria-disabled={at === shown || undefined}
          className="px-3 aria-disabled:text-muted"
          onClick={() => go(Math.min(shown, at + 1))}
        >
          <ChevronRight aria-hidden size={22} />
        </Button>
      </div>
    </>
  );
}

interface PageItemProps {
  readonly page: number;
  readonly of: number;
  readonly pages: Pages;
  readonly onEnlarge: (page: number) => void;
}

function PageItem({ page, of, pages, onEnlarge }: PageItemProps) {
  const copy = useDossierCopy().pages;
  const item = useRef<HTMLLIElement>(null);
  const image = usePageImage(pages, page, useWasSeen(item));
  const isFailed = image.failure !== null && image.url === undefined;
  return (
    <li ref={item} className="w-full shrink-0 snap-center">
      <button
        type="button"
        aria-label={copy.enlarge(page)}
        className="block w-full cursor-zoom-in rounded-sm p-0.5"
        onClick={() => (isFailed ? image.retry() : onEnlarge(page))}
      >
        <PagePicture image={image} page={page} of={of} />
      </button>
      <p aria-hidden className="mt-1 hidden text-center text-sm text-muted tabular-nums sm:block">
        {page}
      </p>
    </li>
  );
}
