import { useAccountCopy } from './accountCopy.ts';
import { DownloadData } from './DownloadData.tsx';
import { Section } from './Section.tsx';

/** What is held on the person, to take along. */
export function DataSection() {
  const { data } = useAccountCopy();
  return (
    <Section controlsOnly id="data" title={data.title}>
      <p className="mb-4 text-muted">{data.text}</p>
      <DownloadData />
    </Section>
  );
}
