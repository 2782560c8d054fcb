import type { Decision } from '@elan/domain/decision';
import type { FailureCode } from '@elan/domain/failure';
import { catalogue } from '@elan/modules/catalogue';
import { Link } from '@tanstack/react-router';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';

/** The module that a refusal links to. */
const missingModule: Partial<Record<FailureCode, keyof typeof catalogue>> = {
  autofill_needs_brainstorm: 'brainstorm',
  autofill_needs_idea: 'idea',
};

/** Why a module cannot be filled now, with a link to what is missing (docs/product.md#auto-fill). */
export function AutoFillRefusal({ id, decision }: { id: string; decision: Decision }) {
  const { guiding, failures } = useCopy();
  const { language } = useLanguage();
  if (decision.allowed) return null;
  const { quota, premium, goTo } = guiding.autoFill.refused;
  const { because } = decision;
  const own: Partial<Record<FailureCode, string>> = {
    quota_spent: quota,
    monthly_quota_spent: quota,
    premium_required: premium,
  };
  const key = missingModule[because];
  return (
    <p id={id} className="mt-3 text-sm">
      {own[because] ?? failures[because]}{' '}
      {key === undefined ? null : (
        <Link
          to="/module/$key"
          params={{ key }}
          className="inline-block py-1 text-action underline underline-offset-2 hover:text-action-strong"
        >
          {goTo(catalogue[key].title[language])}
        </Link>
      )}
    </p>
  );
}
