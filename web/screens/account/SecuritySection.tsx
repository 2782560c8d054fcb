import { useAccountCopy } from './accountCopy.ts';
import { PasswordChange } from './PasswordChange.tsx';
import { Section } from './Section.tsx';
import { SignOutEverywhere } from './SignOutEverywhere.tsx';

/** The password, and signing out everywhere. */
export function SecuritySection() {
  const { security } = useAccountCopy();
  return (
    <Section controlsOnly title={security.title}>
      <PasswordChange />
      <div className="mt-6 border-t border-line pt-5">
        <SignOutEverywhere />
      </div>
    </Section>
  );
}
