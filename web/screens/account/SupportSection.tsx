import { SupportLink } from '../../subscription/SupportLink.tsx';
import { useAccountCopy } from './accountCopy.ts';
import { Section } from './Section.tsx';

/** The contact of support. */
export function SupportSection() {
  const { support } = useAccountCopy();
  return (
    <Section controlsOnly title={support.title}>
      <p className="text-muted">{support.text}</p>
      <SupportLink />
    </Section>
  );
}
