import { LegalText } from '../../legal/LegalText.tsx';
import type { ReadableDocument } from '../../legal/useLegalDocument.ts';
import { PageTitle } from '../../shell/PageTitle.tsx';
import { EitherFrame } from './EitherFrame.tsx';

/** A legal text on a page of its own. */
export function LegalPage({ document }: { document: ReadableDocument }) {
  const { title, effective, lead, sections } = document;
  return (
    <EitherFrame>
      <PageTitle title={title} />
      <article aria-label={title} className="mx-auto max-w-3xl">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-1 text-muted">{effective}</p>
        <p className="mt-4 max-w-[70ch] text-lg">{lead}</p>
        <LegalText sections={sections} heading="h2" />
      </article>
    </EitherFrame>
  );
}
