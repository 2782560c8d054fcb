import { useCopy } from '../../copy/copy.ts';
import { SupportLink } from '../../subscription/SupportLink.tsx';
import { Section } from './Section.tsx';

/** Where to write to. */
export function SupportSection() {
  const { support } = useCopy().account;
  return (
    <Section title={support.title}>
      <p className="text-muted">{support.text}</p>
      <SupportLink />
    </Section>
  );
}
