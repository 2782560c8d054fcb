import { useCopy } from '../copy/copy.ts';
import type { LegalSection } from '../copy/legalDocument.ts';
import { SupportLink } from '../subscription/SupportLink.tsx';

interface LegalTextProps {
  readonly sections: readonly LegalSection[];
  /** Heading level of the sections: one below that of the page or dialog. */
  readonly heading: 'h2' | 'h3';
  /** Opens links to other pages in a new tab, so that text typed on the page below a dialog is not lost. */
  readonly linksOpenNewTab?: boolean;
}

export function LegalText({ sections, heading: Heading, linksOpenNewTab }: LegalTextProps) {
  return sections.map(({ id, title, blocks, link }) => (
    // In a dialog, section ids would duplicate those of the page below it.
    <section
      key={id}
      id={Heading === 'h2' ? id : undefined}
      className="mt-7 max-w-[70ch] scroll-mt-20"
    >
      <Heading className={Heading === 'h2' ? 'text-xl' : 'text-lg'}>{title}</Heading>
      {blocks.map((block) =>
        typeof block === 'string' ? (
          <p key={block} className="mt-2">
            {block}
          </p>
        ) : (
          <ul key={block[0]} className="mt-2 list-disc space-y-2 pl-5 marker:text-muted">
            {block.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        ),
      )}
      {link ? <SectionLink to={link} newTab={linksOpenNewTab === true} /> : null}
    </section>
  ));
}

function SectionLink({ to, newTab }: { to: NonNullable<LegalSection['link']>; newTab: boolean }) {
  const { shell } = useCopy();
  if (to === 'support') return <SupportLink />;
  return (
    <a
      href={`/${to}`}
      target={newTab ? '_blank' : undefined}
      className="inline-flex min-h-11 items-center font-semibold text-action underline underline-offset-2"
    >
      {shell[to]}
    </a>
  );
}
