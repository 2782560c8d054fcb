import { useAccountCopy } from './accountCopy.ts';
import { DownloadData } from './DownloadData.tsx';
import { Section } from './Section.tsx';

/** The export of the person's data. */
export function DataSection() {
  const { data } = useAccountCopy();
  return (
    <Section controlsOnly id="data" title={data.title}>
      <p className="mb-4 text-muted">{data.text}</p>
      <DownloadData />
    </Section>
  );
}
