import { packIds, packs } from '@elan/domain/dossier/packs';
import { useLanguage } from '../../copy/language.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { useDossierCopy } from './dossierCopy.ts';
import type { Edition } from './useEdition.ts';

/** Selects the pack, a set of dossier parts for one audience. Each is shown with its name and description. */
export function PackChoice({ edition }: { readonly edition: Edition }) {
  const { forWhom } = useDossierCopy();
  const { language } = useLanguage();
  return (
    <RadioGroup
      legend={<span className="font-display text-xl">{forWhom}</span>}
      isStacked
      options={packIds.map((id) => ({
        value: id,
        label: (
          <span className="min-w-0">
            <span className="block font-semibold">{packs[id].name[language]}</span>
            <span className="block text-sm text-muted">{packs[id].about[language]}</span>
          </span>
        ),
      }))}
      value={edition.pack}
      onValue={edition.choosePack}
    />
  );
}
