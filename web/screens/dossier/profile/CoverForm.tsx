import { isBlank } from '@elan/domain/text';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../../copy/language.tsx';
import { ReadingChoices } from '../../../forecast/fields/ReadingChoices.tsx';
import { format } from '../../../forecast/values/specs.ts';
import { useStoreValue } from '../../../lib/store.ts';
import { focusField } from '../../../moduleEditor/state/fieldIds.ts';
import { Field, TextArea, TextField } from '../../../ui/Field.tsx';
import { UnitInput } from '../../../ui/UnitInput.tsx';
import { useDossierCopy } from '../dossierCopy.ts';
import { Folded, openPart, unfold } from '../Folded.tsx';
import {
  amount,
  type CoverField,
  coverFields,
  coverProblem,
  keptAmount,
  looksLikeNeq,
  readAmount,
  shownText,
} from './profileFields.ts';
import type { ProfileForm } from './useProfile.ts';

const coverId = 'cover';
const amountId = 'cover-amount';

/** Opens the cover form and focuses its first field. */
export function showCover(): void {
  unfold(coverId);
}

/** The facts about the business and its contact details for the cover. */
export function CoverForm({ form }: { readonly form: ProfileForm }) {
  const { cover, problems } = useDossierCopy();
  const { language } = useLanguage();
  const typed = useStoreValue(form.store, (now) => now);
  const { isRestored } = form;
  const isRefused = coverFields.some(
    (field) => coverProblem(field, typed[field], { language, problems }) !== undefined,
  );
  // Opens the form if restored text has a problem, so that the user sees it.
  useEffect(() => {
    if (isRestored && isRefused) openPart(coverId);
  }, [isRestored, isRefused]);
  const filled = coverFields.filter(
    (field) => !isBlank(shownText(field, { saved: form.saved, typed }, language)),
  );
  return (
    <Folded
      id={coverId}
      title={cover.title}
      beside={cover.filled(filled.length, coverFields.length)}
      isOpen={filled.length === 0}
    >
      <p className="text-sm text-muted">{cover.lead}</p>
      <div className="mt-3 grid gap-4">
        {coverFields.map((field) => (
          <CoverControl key={field} field={field} form={form} />
        ))}
      </div>
    </Folded>
  );
}

const attributes = {
  businessName: { autoComplete: 'organization' },
  contact: { autoComplete: 'name' },
  email: { inputMode: 'email', autoComplete: 'email', autoCapitalize: 'none', spellCheck: false },
  phone: { inputMode: 'tel', autoComplete: 'tel' },
  postalAddress: { autoComplete: 'street-address' },
  neq: { inputMode: 'numeric', autoComplete: 'off' },
  naics: { inputMode: 'numeric', autoComplete: 'off' },
} as const satisfies Record<Exclude<CoverField, 'amountAsked'>, object>;

function CoverControl({ field, form }: { readonly field: CoverField; readonly form: ProfileForm }) {
  const { cover, problems } = useDossierCopy();
  const { language } = useLanguage();
  const typed = useStoreValue(form.store, (now) => now[field]);
  /** The exact text typed while the field has the focus, so that an amount is not reformatted during typing. */
  const [draft, setDraft] = useState<string>();
  const shown =
    draft ?? shownText(field, { saved: form.saved, typed: { [field]: typed } }, language);
  const write = (text: string) =>
    form.type({ [field]: field === 'amountAsked' ? keptAmount(text, language) : text });
  const control = {
    value: shown,
    disabled: form.isDisabled,
    onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) => {
      setDraft(value);
      write(value);
    },
    onBlur: () => setDraft(undefined),
  };
  const texts = {
    ...cover.fields[field],
    error: coverProblem(field, typed, { language, problems }),
  };
  if (field === 'amountAsked') {
    const read = readAmount(typed ?? '');
    return (
      <Field
        {...texts}
        id={amountId}
        choices={
          <ReadingChoices
            spec={amount}
            readings={'readings' in read ? read.readings : undefined}
            onChoose={(chosen) => {
              setDraft(undefined);
              write(format(amount, chosen, language));
              // The focused button disappears, so the field takes the focus.
              focusField(amountId);
            }}
          />
        }
      >
        {(ties) => (
          <UnitInput
            {...ties}
            {...control}
            unit="$"
            isUnitBefore={language === 'en'}
            inputMode="decimal"
            className="tabular-nums"
          />
        )}
      </Field>
    );
  }
  if (field === 'postalAddress') {
    return <TextArea {...texts} {...control} {...attributes[field]} rows={2} />;
  }
  const isOddNeq =
    field === 'neq' && draft === undefined && !isBlank(shown) && !looksLikeNeq(shown);
  return (
    <TextField
      {...texts}
      {...control}
      {...attributes[field]}
      note={isOddNeq ? <span className="text-warn">{cover.neqHint}</span> : undefined}
    />
  );
}
