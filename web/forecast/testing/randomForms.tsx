import { forecast } from '@elan/domain/forecast/forecast';
import { forecastInputsSchema } from '@elan/domain/forecast/inputs';
import {
  type ForecastForm as ForecastValues,
  savedPartOf,
} from '@elan/domain/forecast/saved/savedForecast';
import { savedDataSchema } from '@elan/domain/project/moduleEntry';
import { catalogue } from '@elan/modules/catalogue';
import { QueryClient } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import { expect } from 'vitest';
import { createStore } from '../../lib/store.ts';
import { type FormState, initialFormState } from '../../moduleEditor/state/formState.ts';
import { me } from '../../moduleEditor/testing/stage.tsx';
import { MeContext } from '../../session/me.ts';
import { AppProviders } from '../../testing/AppProviders.tsx';
import { ToastProvider } from '../../ui/Toasts.tsx';
import { ForecastForm } from '../ForecastForm.tsx';
import type { ForecastEditor } from '../state/useForecastForm.ts';
import { parseKept, specOf } from '../values/specs.ts';

const { finances: definition } = catalogue;

/** What a user might type in a field, and values that nobody should. */
const text = fc.oneof(
  { weight: 4, arbitrary: fc.nat(5_000).map(String) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '',
      '0',
      '-1',
      '1 234,50',
      '1,234.50',
      '12,',
      '0,125',
      '1e9',
      'NaN',
      'Infinity',
      '60,1 %',
      '10 000 000',
      '10000000000000',
      '36',
      '37',
      '5,5',
      '<script>alert(1)</script>',
      '\u202e12',
      '🙂',
      '$',
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 300 }) },
);

/** `at` selects one of the controls that are on the page at that time. */
const action = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('type' as const), at: fc.nat(), text }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('press' as const), at: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('choose' as const), at: fc.nat() }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('move' as const),
      at: fc.nat(),
      key: fc.constantFrom('ArrowUp', 'ArrowDown', 'Home', 'End', 'PageUp', 'PageDown'),
    }),
  },
);
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never;

type Undo = Parameters<ForecastEditor['saving']['offerUndo']>[1];

/** Shows the form alone, inside a module's form that is never saved. */
async function showForm() {
  const offered: Undo[] = [];
  const formState = createStore<FormState>(initialFormState(definition, undefined, undefined));
  const editor = {
    definition: definition,
    project: {
      id: 'p1',
      user_id: 'u1',
      name: 'Essai',
      description: '',
      created_at: '2026-11-20T21:00:00.000Z',
      updated_at: '2026-11-20T21:00:00.000Z',
      modules_data: {},
    },
    mayWrite: { allowed: true as const },
    saving: { offerUndo: (_text: string, undo: Undo) => void offered.push(undo) },
    form: {
      formState,
      write: (change: (values: FormState['values']) => FormState['values']) => {
        const now = formState.read();
        formState.set({ ...now, values: change(now.values) });
      },
    },
  };
  const root = createRootRoute({
    component: () => (
      <MeContext value={me}>
        <ToastProvider dismissLabel="×">
          <ForecastForm editor={editor} />
        </ToastProvider>
      </MeContext>
    ),
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await act(async () => {
    render(
      <AppProviders client={new QueryClient()}>
        <RouterProvider router={router as never} />
      </AppProviders>,
    );
    await router.load();
  });
  return { formState, offered };
}

const pick = <Part,>(all: readonly Part[], at: number): Part | undefined => all[at % all.length];
const controls = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

function perform(one: Action): void {
  if (one.kind === 'type') {
    const control = pick(controls('input[type=text]:enabled'), one.at);
    if (!control) return;
    fireEvent.change(control, { target: { value: one.text } });
    fireEvent.blur(control);
  } else if (one.kind === 'press') {
    const control = pick(
      controls('button:enabled, input[type=radio], input[type=checkbox]'),
      one.at,
    );
    if (control) fireEvent.click(control);
  } else if (one.kind === 'choose') {
    const control = pick(controls('select:enabled'), one.at) as HTMLSelectElement | undefined;
    const option = pick([...(control?.options ?? [])], Math.floor(one.at / 7));
    if (control && option) fireEvent.change(control, { target: { value: option.value } });
  } else {
    const control = pick(controls('[role=slider]'), one.at);
    if (control) fireEvent.keyDown(control, { key: one.key });
  }
}

/** @returns the texts of the numeric fields, without those marked invalid, which are kept as typed. */
function shownNumbers(): readonly string[] {
  const typed = 'input[inputmode]:not([inputmode=text], [aria-invalid])';
  const inputs = controls(typed).map((control) => (control as HTMLInputElement).value);
  const bars = controls('[role=slider]').map((one) => one.getAttribute('aria-valuetext') ?? '');
  return [...inputs, ...bars, ...controls('[role=alert]').map((one) => one.textContent ?? '')];
}

/**
 * Checks that the refused texts from before a press are still there or come back with an undo, except one that was
 * ambiguous and whose meaning the press chose.
 */
function expectTextsOf(
  before: ForecastValues | undefined,
  after: ForecastValues | undefined,
): void {
  const lost = Object.entries(before?.typed ?? {}).filter(([path, text]) => {
    const spec = specOf(path);
    const isChosen = spec !== undefined && 'readings' in parseKept(spec, text, 'fr');
    return !isChosen && after?.typed[path] !== text;
  });
  expect(lost).toEqual([]);
}

/**
 * Fills in random forms and checks that nothing throws or is lost, no NaN is shown, and the engine can compute every
 * saved form.
 */
export async function typeRandomForms(runs: number): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 25 }), async (actions) => {
      const { formState, offered } = await showForm();
      try {
        for (const one of actions) {
          // An error boundary would have no fields to fill in.
          expect(controls('fieldset select, fieldset input').length).toBeGreaterThan(0);
          const { forecast: before } = formState.read().values;
          perform(one);
          const undo = offered.pop();
          const { values } = formState.read();
          if (one.kind === 'press' || one.kind === 'choose') {
            expectTextsOf(before, (undo?.(values) ?? values).forecast);
          }
        }
        expect(shownNumbers().join(' ')).not.toMatch(/NaN|undefined|Infinity/);
        const { forecast: form } = formState.read().values;
        if (!form) return;
        expect(forecastInputsSchema.safeParse(form.inputs).error).toBeUndefined();
        const data = { forecast: savedPartOf(form) };
        expect(savedDataSchema(definition).safeParse(data).error).toBeUndefined();
        expect(JSON.stringify(forecast(form.inputs))).not.toContain('NaN');
      } finally {
        cleanup();
      }
    }),
    { numRuns: runs },
  );
}
