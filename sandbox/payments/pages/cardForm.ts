import type { Language } from '@elan/domain/language';
import type { CardError, CardField, TypedCard } from '../objects/readCard.ts';
import { grouped, testCards } from '../objects/testCards.ts';
import { cardTexts } from './cardTexts.ts';
import { type Html, html } from './html.ts';

/** What a form shows again: never the number and the code, which nobody should find in a page. */
export type Kept = Pick<TypedCard, 'expiry' | 'name'>;
export type CardErrors = Readonly<Partial<Record<CardField, CardError>>>;

const fieldOrder: readonly CardField[] = ['number', 'expiry', 'cvc', 'name'];

/** The four fields of a card and the button, posted to `action`. The first field that is wrong has the focus. */
export function cardForm(form: {
  readonly language: Language;
  readonly action: string;
  readonly button: string;
  readonly kept: Kept;
  readonly errors: CardErrors;
}): Html {
  const { language, errors, kept } = form;
  const text = cardTexts[language];
  const first = fieldOrder.find((name) => errors[name] !== undefined);
  const field = (name: CardField, options: { hint?: string; value?: string; numeric?: true }) => {
    const error = errors[name];
    const described = [
      ...(options.hint ? [`${name}-hint`] : []),
      ...(error ? [`${name}-error`] : []),
    ].join(' ');
    return html`
      <div class="field">
        <label for="${name}">${text[name]}</label>
        <input id="${name}" name="${name}" value="${options.value ?? ''}" maxlength="400" autocomplete="off" spellcheck="false" aria-required="true"${options.numeric && html` inputmode="numeric"`}${described !== '' && html` aria-describedby="${described}"`}${error && html` aria-invalid="true"`}${first === name && html` autofocus`}>
        ${options.hint && html`<small id="${name}-hint">${options.hint}</small>`}
        ${error && html`<p class="error" role="alert" id="${name}-error">${text.errors[error]}</p>`}
      </div>`;
  };
  // Wrong values are explained by us, in the language of the page.
  return html`
    <form method="post" action="${form.action}" novalidate>
      ${field('number', { numeric: true })}
      <div class="pair">
        ${field('expiry', { hint: text.expiryHint, value: kept.expiry, numeric: true })}
        ${field('cvc', { hint: text.cvcHint, numeric: true })}
      </div>
      ${field('name', { value: kept.name })}
      <button class="main">${form.button}</button>
    </form>`;
}

/** The cards that are taken here, and what comes of each. */
export function testCardTable(language: Language): Html {
  const text = cardTexts[language];
  const rows = testCards.map(
    (card) => html`
      <tr><td>${grouped(card.number)}</td><td>${text.behaviours[card.behaviour]}</td></tr>`,
  );
  return html`
    <section>
      <table>
        <caption>${text.testCards}</caption>
        <thead><tr><th scope="col">${text.testNumber}</th><th scope="col">${text.testOutcome}</th></tr></thead>
        <tbody>${rows}</tbody>
      </table>
      <p class="muted">${text.testRest}</p>
    </section>`;
}
