import { isoDayInToronto } from '@elan/domain/day';
import { withoutChange } from '@elan/domain/forecast/saved/mergeForecast';
import type { ForecastForm } from '@elan/domain/forecast/saved/savedForecast';
import { withoutProposedTexts, withProposals } from '@elan/reading/proposals/apply';
import type { Proposals } from '@elan/reading/proposals/proposal';
import { proposalsFrom } from '@elan/reading/proposals/read';
import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { useLanguage } from '../../copy/language.tsx';
import { fitsForecast } from '../../drafts/readFormat.ts';
import { debounce } from '../../lib/debounce.ts';
import { createStore, type Store } from '../../lib/store.ts';
import type { FormState } from '../../moduleEditor/state/formState.ts';
import type { FormValues } from '../../moduleEditor/state/formValues.ts';
import type { ModuleEditor } from '../../moduleEditor/state/useModuleEditor.ts';

/** The parts of a module's editor that the forecast form uses. */
export interface ForecastEditor extends Pick<ModuleEditor, 'definition' | 'project' | 'mayWrite'> {
  readonly form: Pick<ModuleEditor['form'], 'formState' | 'write'>;
  readonly saving: Pick<ModuleEditor['saving'], 'offerUndo'>;
}

/** The state and actions that the forecast fields use. */
export interface ForecastFields {
  /** The form, with proposed values in fields that the user has not filled in. */
  readonly store: Store<ForecastForm>;
  readonly write: (change: (form: ForecastForm) => ForecastForm) => void;
  /** Changes the form and shows a message that offers to undo that change alone. */
  readonly writeWithUndo: (text: string, change: (form: ForecastForm) => ForecastForm) => void;
  readonly isDisabled: boolean;
}

export const ForecastFieldsContext = createContext<ForecastFields | undefined>(undefined);

/** @returns the state and actions that the forecast fields use. */
export function useForecastFields(): ForecastFields {
  const fields = useContext(ForecastFieldsContext);
  if (!fields) throw new Error('a field of the forecast belongs to its form');
  return fields;
}

/** Connects the forecast form to its module's form, which also saves, drafts and merges the forecast. */
export function useForecastForm(editor: ForecastEditor): ForecastFields {
  const { definition, project, form, mayWrite } = editor;
  const { offerUndo } = editor.saving;
  const { language } = useLanguage();
  const { formState } = form;
  const others = project.modules_data;
  const readProposals = useMemo(
    () => (now: FormState) => {
      const { answers, comments } = now.values;
      const texts = { ...others, [definition.key]: { answers, comments } };
      return proposalsFrom(texts, { today: isoDayInToronto(new Date()), language });
    },
    [others, definition.key, language],
  );
  const [proposals] = useState(() => createStore<Proposals>(readProposals(formState.read())));
  // While the user types in the questionnaire, the proposals are updated with a delay.
  useEffect(() => {
    const renew = () => {
      const next = readProposals(formState.read());
      if (JSON.stringify(next) !== JSON.stringify(proposals.read())) proposals.set(next);
    };
    renew();
    const waiting = debounce(renew);
    let { answers, comments } = formState.read().values;
    const unfollow = formState.subscribe(() => {
      const { values } = formState.read();
      if (values.answers === answers && values.comments === comments) return;
      ({ answers, comments } = values);
      waiting.later(undefined);
    });
    return () => {
      unfollow();
      waiting.cancel();
    };
  }, [readProposals, formState, proposals]);
  const store = useMemo(() => effectiveStore(formState, proposals), [formState, proposals]);
  const isDisabled = !mayWrite.allowed;
  return useMemo(() => {
    const applied = (change: (form: ForecastForm) => ForecastForm) => (values: FormValues) => ({
      ...values,
      forecast: withoutProposedTexts(change(withProposals(values.forecast, proposals.read()))),
    });
    const write: ForecastFields['write'] = (change) => form.write(applied(change));
    return {
      store,
      write,
      writeWithUndo: (text, change) => {
        const before = store.read();
        write(change);
        const after = store.read();
        offerUndo(
          text,
          applied((now) => withoutChange(before, after, now, fitsForecast)),
        );
      },
      isDisabled,
    };
  }, [store, form.write, proposals, offerUndo, isDisabled]);
}

/** The form combined with its proposals; listeners are called only if the combination changes. */
function effectiveStore(
  formState: Store<FormState>,
  proposals: Store<Proposals>,
): Store<ForecastForm> {
  let from: readonly unknown[] = [];
  let effective: ForecastForm | undefined;
  const read = (): ForecastForm => {
    const [own, proposed] = [formState.read().values.forecast, proposals.read()];
    if (effective && from[0] === own && from[1] === proposed) return effective;
    from = [own, proposed];
    effective = withProposals(own, proposed);
    return effective;
  };
  return {
    read,
    subscribe(listener) {
      let shown = read();
      const follow = () => {
        if (read() === shown) return;
        shown = read();
        listener();
      };
      const ends = [formState.subscribe(follow), proposals.subscribe(follow)];
      return () => {
        for (const end of ends) end();
      };
    },
  };
}
