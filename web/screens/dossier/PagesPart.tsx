import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCopy, useFailureText } from '../../copy/copy.ts';
import { UnlockLink } from '../../subscription/UnlockLink.tsx';
import { useLapse } from '../../subscription/useLapse.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useWasSeen } from '../../ui/useWasSeen.ts';
import { useDossierCopy } from './dossierCopy.ts';
import { PageDialog, PagePicture } from './PageDialog.tsx';
import { type Pages, usePageImage } from './usePages.ts';

/** The pages of the actual document, and a note on the pages that only Premium users see. */
export function PagesPart({ pages }: { readonly pages: Pages }) {
  const copy = useDossierCopy().pages;
  const lapse = useLapse();
  const [enlarged, setEnlarged] = useState<number>();
  const { count, shown, replaced, isMaking } = pages;
  return (
    <section aria-labelledby="pages-title">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="pages-title" className="text-xl">
          {copy.title}
        </h2>
        <p role="status" className="text-sm text-muted">
          {isMaking
            ? count === undefined
              ? copy.making
              : copy.refreshing
            : count === undefined
              ? null
              : copy.count(count)}
        </p>
      </div>
      <PagesFailure pages={pages} />
      {count === undefined ? (
        pages.failure ? null : (
          <Skeleton className="mt-3 aspect-[8.5/11] w-full sm:max-w-64" />
        )
      ) : (
        <div className="mt-3">
          <PageList pages={pages} count={count} onEnlarge={setEnlarged} />
          <PageDialog pages={pages} page={enlarged} count={count} onPage={setEnlarged} />
          {shown < count ? (
            <div className="mt-4 rounded border border-line bg-surface p-4 sm:p-5">
              <h3 className="text-lg">{copy.premium.title(count)}</h3>
              <p className="mt-1 text-muted">{[lapse, copy.premium.text].join(' ')}</p>
              <UnlockLink variant="secondary" className="mt-3" />
            </div>
          ) : null}
          {replaced.length > 0 ? (
            <Notice tone="warn" className="mt-4">
              <span className="wrap-anywhere">
                {copy.replaced(replaced.length, replaced.join(' '))}
              </span>
            </Notice>
          ) : null}
        </div>
      )}
    </section>
  );
}

function PagesFailure({ pages }: { readonly pages: Pages }) {
  const copy = useDossierCopy().pages;
  const { common } = useCopy();
  const say = useFailureText();
  if (!pages.failure) return null;
  return (
    <Notice
      tone="danger"
      announce
      className="mt-3"
      title={copy.failed}
      action={
        <Button busy={pages.isMaking} onClick={pages.retry}>
          {common.retry}
        </Button>
      }
    >
      {say(pages.failure)}
    </Notice>
  );
}

interface PageListProps {
  readonly pages: Pages;
  readonly count: number;
  readonly onEnlarge: (page: number) => void;
}

/** The pages: one at a time on a phone, with swiping, otherwise in a grid. */
function PageList({ pages, count, onEnlarge }: PageListProps) {
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
