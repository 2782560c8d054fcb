import type { Language } from '@elan/domain/language';
import { price } from '@elan/domain/money';
import { premiumPriceCents } from '@elan/domain/subscription/plans';
import { type Html, html, type Page } from '../../page.ts';
import { type CardField, grouped, type TypedCard, testCards } from '../cards.ts';
import { dateOf, secondsOf } from '../objects.ts';
import { periodFrom } from '../period.ts';
import type { CardPageKind, CardPageState, Outcome } from './cardFlow.ts';
import { cardPageTexts } from './cardPageTexts.ts';

/** What a form shows again after a refusal: never the number and the code. */
export interface Refused {
  readonly typed: Pick<TypedCard, 'expiry' | 'name'>;
  readonly wrong: readonly CardField[];
  readonly outcome?: Extract<Outcome, { kind: 'declined' | 'still_owed' }>;
}

export interface Shown {
  readonly kind: CardPageKind;
  readonly id: string;
  readonly language: Language;
  readonly now: Date;
}

/** The page of a session: its form while it is open, else its result. */
export function cardPage(shown: Shown, session: CardPageState, refused?: Refused): Page {
  const { kind, id, language } = shown;
  const text = cardPageTexts[language];
  const path = `/sandbox/${kind}/${id}`;
  const page = {
    language,
    title: text.titles[kind],
    languagePath: `${path}?lang=`,
    back: session.back === undefined ? undefined : { url: session.back, label: text.back },
    leadsTo: [session.onward],
  };
  if (session.state === 'complete') {
    const onward = html`<a href="${session.onward}">${text.onward}</a>`;
    return { ...page, body: html`<p>${text.paid}</p><p>${onward}</p>` };
  }
  if (session.state === 'expired') return { ...page, body: html`<p>${text.expired[kind]}</p>` };
  const body = html`
    <p class="notice">${text.demonstration}</p>
    ${kind === 'checkout' ? offer(language, shown.now) : html`<p>${text.portalLead}</p>`}
    <section>
      ${refused?.outcome && refusal(language, refused.outcome)}
      ${cardForm(shown, `${path}?lang=${language}`, refused ?? untouched)}
    </section>
    ${testCardTable(language)}`;
  return { ...page, body };
}

const untouched: Refused = { typed: { expiry: '', name: '' }, wrong: [] };

function offer(language: Language, now: Date): Html {
  const text = cardPageTexts[language];
  const begin = secondsOf(now);
  const next = dateOf(periodFrom(begin, begin).end);
  const date = new Intl.DateTimeFormat(`${language}-CA`, {
    dateStyle: 'long',
    timeZone: 'America/Toronto',
  }).format(next);
  return html`
    <section>
      <h2>${text.plan}</h2>
      <p class="price">${price(premiumPriceCents, language)} ${text.perMonth}</p>
      <p class="muted">${text.taxes}</p>
      <dl><dt>${text.nextCharge}</dt><dd><time datetime="${next.toISOString()}">${date}</time></dd></dl>
    </section>`;
}

function refusal(language: Language, outcome: NonNullable<Refused['outcome']>): Html {
  const text = cardPageTexts[language];
  const sentence = outcome.kind === 'declined' ? text.declines[outcome.decline] : text.stillOwed;
  return html`<p class="alert" role="alert">${sentence}</p>`;
}

/** The four fields of a card and the button. The first field with an error has the focus. */
function cardForm({ language, kind }: Shown, action: string, { wrong, typed }: Refused): Html {
  const text = cardPageTexts[language];
  const first = wrong[0];
  const field = (name: CardField, options: { hint?: string; value?: string; numeric?: true }) => {
    const isWrong = wrong.includes(name);
    const described = [
      ...(options.hint ? [`${name}-hint`] : []),
      ...(isWrong ? [`${name}-error`] : []),
    ].join(' ');
    return html`
      <div class="field">
        <label for="${name}">${text[name]}</label>
        <input id="${name}" name="${name}" value="${options.value ?? ''}" maxlength="400" autocomplete="off" spellcheck="false" aria-required="true"${options.numeric && html` inputmode="numeric"`}${described !== '' && html` aria-describedby="${described}"`}${isWrong && html` aria-invalid="true"`}${first === name && html` autofocus`}>
        ${options.hint && html`<small id="${name}-hint">${options.hint}</small>`}
        ${isWrong && html`<p class="error" role="alert" id="${name}-error">${text.errors[name]}</p>`}
      </div>`;
  };
  // The browser's own messages would be in the browser's language.
  return html`
    <form method="post" action="${action}" novalidate>
      ${field('number', { numeric: true })}
      <div class="pair">
        ${field('expiry', { hint: text.expiryHint, value: typed.expiry, numeric: true })}
        ${field('cvc', { hint: text.cvcHint, numeric: true })}
      </div>
      ${field('name', { value: typed.name })}
      <button class="main">${text.buttons[kind]}</button>
    </form>`;
}

function testCardTable(language: Language): Html {
  const text = cardPageTexts[language];
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

/** For a session that does not exist. */
export function missingPage({ kind, id, language }: Shown): Page {
  const text = cardPageTexts[language];
  return {
    language,
    title: text.titles[kind],
    languagePath: `/sandbox/${kind}/${encodeURIComponent(id)}?lang=`,
    back: { url: '/', label: text.back },
    body: html`<p>${text.missing}</p>`,
  };
}
