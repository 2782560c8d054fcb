import { numberDefaultAt } from '@elan/domain/forecast/fieldPaths';
import { valueAt } from '@elan/domain/forecast/saved/paths';
import type { ForecastForm } from '@elan/domain/forecast/saved/savedForecast';
import { Link } from '@tanstack/react-router';
import { Check } from 'lucide-react';
import { useAnyDefinition } from '../../catalogue/definitions.ts';
import { modules as catalogue } from '../../catalogue/journey.ts';
import { useCopy } from '../../copy/copy.ts';
import { useLanguage } from '../../copy/language.tsx';
import { useStoreValue } from '../../lib/store.ts';
import { commentsFieldId, focusField, questionFieldId } from '../../moduleEditor/state/fieldIds.ts';
import { showWhenLoaded } from '../../parts/showWhenLoaded.tsx';
import { useToModule } from '../../session/projectPath.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { useForecastCopy } from '../copy/forecastCopy.ts';
import { confirm, exampleOrigin } from '../state/edit.ts';
import { useForecastFields } from '../state/useForecastForm.ts';
import { controlId } from './TypedControl.tsx';

interface OriginNoteProps {
  /** The paths that the note covers: one field, or all fields of a line. */
  readonly paths: readonly string[];
  /** Name of the field or line, for the accessible name of the button. */
  readonly label: string;
}

/** Shows where a value comes from, and a button to confirm a proposed one. */
export function OriginNote({ paths, label }: OriginNoteProps) {
  const { store, write, isDisabled } = useForecastFields();
  const { origins, confirm: word, confirmOf } = useForecastCopy();
  const state = useStoreValue(store, (form) => stateOf(form, paths));
  const [kind, origin = ''] = state.split(' ');
  if (kind === 'blank') return null;
  if (kind === 'default') return <span className="text-muted">{origins.default}</span>;
  if (kind === 'yours' || kind === 'example' || kind === 'both') {
    return <span className="text-muted">{origins[kind]}</span>;
  }
  if (kind === 'asked') return <AnswerLink origin={origin} />;
  const isOpen = kind === 'open';
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {isAnswer(origin) ? (
        <AnswerLink origin={origin} />
      ) : isOpen ? (
        <Badge tone="warn">{origins.proposed}</Badge>
      ) : null}
      {isOpen ? (
        <Button
          variant="quiet"
          disabled={isDisabled}
          aria-label={confirmOf(label)}
          icon={<Check aria-hidden size={16} />}
          className="px-3 text-sm"
          onClick={() => {
            write((form) =>
              confirm(
                form,
                paths.filter((path) => isProposed(form, path)),
              ),
            );
            // Move the focus, because the pressed button disappears.
            focusField(controlId(paths[0] ?? ''));
          }}
        >
          {word}
        </Button>
      ) : (
        <span className="inline-flex items-center gap-1 text-muted">
          <Check aria-hidden size={16} />
          <span>{origins.confirmed}</span>
        </span>
      )}
    </span>
  );
}

/**
 * @returns the state and origin of the values, such as "open answer:finances.fixedCosts" for a proposal. One string, so
 *   that an unchanged state does not render again.
 */
function stateOf(form: ForecastForm, paths: readonly string[]): string {
  const open = paths.filter((path) => isProposed(form, path)).map((path) => form.origins[path]);
  if (open.length > 0) return `open ${open.find(isAnswer) ?? open[0]}`;
  const filled = paths.filter((path) => valueAt(form.inputs, path) !== undefined);
  const [first] = filled;
  if (first === undefined) {
    const [only, ...others] = paths;
    const isTyped = form.typed[only ?? ''] !== undefined;
    const askedBy = form.origins[only ?? ''];
    if (isTyped && isAnswer(askedBy)) return `asked ${askedBy}`;
    const standard = numberDefaultAt(only ?? '', form.inputs.opening);
    const isDefault = others.length === 0 && !isTyped && standard !== undefined;
    return isDefault ? 'default' : 'blank';
  }
  const known = filled.map((path) => form.origins[path]).filter((one) => one !== undefined);
  const origin = known.find(isAnswer) ?? known[0];
  const isExample = known.includes(exampleOrigin);
  const isOwn = origin === undefined || known.includes('yours');
  if (isExample) return isOwn ? 'both' : 'example';
  if (isOwn) return 'yours';
  return `confirmed ${origin}`;
}

/** @returns whether a value was read from an answer or from comments. */
export function isAnswer(origin: string | undefined): boolean {
  return origin?.startsWith('answer:') ?? false;
}

function isProposed({ inputs, origins, confirmed }: ForecastForm, path: string): boolean {
  const origin = origins[path];
  return (
    origin !== undefined &&
    origin !== 'yours' &&
    valueAt(inputs, path) !== undefined &&
    !confirmed.includes(path)
  );
}

/** @returns whether the value of a field came with an example and was not changed since. */
export function useIsExample(path: string): boolean {
  const { store } = useForecastFields();
  return useStoreValue(store, (form) => stateOf(form, [path]) === 'example');
}

/** Link to the answer or comments that a value was read from, on this page or on another module's page. */
const AnswerLink = showWhenLoaded(LoadedLink);

function LoadedLink({ origin }: { readonly origin: string }) {
  const { language } = useLanguage();
  const { moduleScreen } = useCopy();
  const { origins } = useForecastCopy();
  const toModule = useToModule();
  const [key = '', question = ''] = origin.slice('answer:'.length).split('.');
  const definition = useAnyDefinition(key);
  if (!definition) return null;
  const asked = definition.questions.find(({ id }) => id === question);
  const id = asked ? questionFieldId(asked.id) : commentsFieldId;
  const title = asked?.label[language] ?? moduleScreen.comments;
  const isHere = key === catalogue.finances.key;
  const place = isHere ? '' : ` (${definition.title[language]})`;
  const shared = {
    className:
      'inline-flex min-h-11 items-center text-action underline underline-offset-2 hover:text-action-strong',
    children: `${origins.answer}${place}`,
    'aria-label': `${origins.answer}${place}, ${title}`,
    title,
  };
  if (isHere) {
    return (
      <a
        {...shared}
        href={`#${id}`}
        onClick={(event) => {
          event.preventDefault();
          focusField(id);
        }}
      />
    );
  }
  return <Link {...shared} {...toModule(key)} hash={id} />;
}
