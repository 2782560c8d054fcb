import { useCopy } from '../copy/copy.ts';
import { yearInToronto } from '../copy/dates.ts';
import { useMoment } from '../lib/useMoment.ts';
import { PageLink } from '../ui/PageLink.tsx';
import { TermsButton } from './TermsButton.tsx';

const look = 'text-muted underline hover:text-ink';

interface FooterProps {
  /** How wide the page above it is, and how far its text from the edge: the footer's ends with it. */
  readonly measure: string;
}

/** At the end of every page; its lower space is what the sandbox banner, of several lines on a phone, may lie over. */
export function Footer({ measure }: FooterProps) {
  const { shell } = useCopy();
  const { now } = useMoment();
  return (
    <footer className="mt-auto border-t border-line pt-3 pb-32 text-sm text-muted sm:pb-16 print:hidden">
      <div className={`mx-auto flex flex-wrap items-center justify-between gap-x-6 ${measure}`}>
        <p>{shell.copyright(yearInToronto(now))}</p>
        <div className="flex flex-wrap gap-x-6">
          <PageLink to="/privacy" className={`flex min-h-11 items-center rounded ${look}`}>
            {shell.privacy}
          </PageLink>
          {/* Before the page's code is there, or without it, the button leads to their page. */}
          <form action="/terms">
            <TermsButton type="submit" className={look}>
              {shell.terms}
            </TermsButton>
          </form>
        </div>
      </div>
    </footer>
  );
}
