import { type catalogue, findModule, type ModuleKey } from '@elan/modules/catalogue';
import type { Material } from './material.ts';

type QuestionOf<Key extends ModuleKey> = (typeof catalogue)[Key]['questions'][number];
type ChoiceOf<Key extends ModuleKey> = Extract<QuestionOf<Key>, { readonly kind: 'select' }>;

/** The ids of the options of one question. */
export type OptionOf<Key extends ModuleKey, Id extends ChoiceOf<Key>['id']> = Extract<
  ChoiceOf<Key>,
  { readonly id: Id }
>['options'][number]['id'];

/** @returns the option of a question that bears this label, in either language. */
export function optionNamed<Key extends ModuleKey, Id extends ChoiceOf<Key>['id']>(
  key: Key,
  id: Id,
  label: string,
): OptionOf<Key, Id> | undefined {
  const question = findModule(key)?.questions.find((one) => one.id === id);
  if (question?.kind !== 'select') return undefined;
  const option = question.options.find((one) => Object.values(one.label).includes(label));
  return option?.id as OptionOf<Key, Id> | undefined;
}

/** @returns the option that was chosen for a question of the current module; a prompt holds its label only. */
export function chosen<Key extends ModuleKey, Id extends ChoiceOf<Key>['id']>(
  m: Material,
  key: Key,
  id: Id,
): OptionOf<Key, Id> | undefined {
  const label = m.given.find((answer) => answer.id === id)?.answer;
  return label === undefined ? undefined : optionNamed(key, id, label);
}
