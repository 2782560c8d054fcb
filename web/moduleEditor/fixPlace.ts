import type { Check } from '@elan/domain/forecast/outputs';
import { useDefinition } from '../catalogue/definitions.ts';
import { isModuleKey } from '../catalogue/journey.ts';
import { useCopy } from '../copy/copy.ts';
import { useLanguage } from '../copy/language.tsx';
import { commentsFieldId, forecastInputHash, questionFieldId } from './state/fieldIds.ts';

interface FixPlace {
  /** The module's title and the field's label, with one general label for all forecast inputs. */
  readonly place: string;
  readonly isAnswer: boolean;
  /** Route parameters of the link to the field. */
  readonly params: { readonly key: string };
  readonly hash: string;
}

/** @returns the name of and link to a field to fix: an answer, a module's comments or a forecast input. */
export function useFixPlace({ module, question: id }: Check['mendAt']): FixPlace {
  const { dashboard, moduleScreen } = useCopy();
  const { language } = useLanguage();
  const definition = useDefinition(isModuleKey(module) ? module : 'finances');
  const title = definition.title[language];
  const params = { key: definition.key };
  if (id === 'comments') {
    const place = `${title} · ${moduleScreen.comments}`;
    return { place, isAnswer: true, params, hash: commentsFieldId };
  }
  const question = definition.questions.find((one) => one.id === id);
  return {
    place: `${title} · ${question?.label[language] ?? dashboard.checks.figures}`,
    isAnswer: question !== undefined,
    params,
    hash: question ? questionFieldId(question.id) : forecastInputHash(id ?? ''),
  };
}
