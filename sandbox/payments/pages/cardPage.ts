import type { Language } from '@elan/domain/language';
import { price } from '@elan/domain/money';
import { premiumPriceCents } from '@elan/domain/subscription/plans';
import { type Html, html, type Page } from '../../page.ts';
import { type CardField, type TypedCard, testCards } from '../cards.ts';
import { dateOf, secondsOf } from '../objects.ts';
import { periodFrom } from '../period.ts';
import type { CardPageKind, CardPageState, Outcome } from './cardFlow.ts';
import { cardPageTexts } from './cardPageTexts.ts';

/** What the form shows again after a refusal, never the card number or the code. */
export interface Refused {
  readonly typed: Pick<TypedCard, 'expiry' | 'name'>;
  readonly wrong: readonly CardField[];
  readonly refusal?: Outcome['refusal'];
}

export interface Shown {
  readonly kind: CardPageKind;
  readonly id: string;
  readonly language: Language;
  readonly now: Date;
}

/** Returns the page of a session: its form while it is open, otherwise its result. */
export function cardPage(
  shown: Shown,
  session: CardPageState | undefined,
  refused: Refused = { typed: { expiry: '', name: '' }, wrong: [] },
): Page {
  const { kind, id, language } = shown;
  const text = cardPageTexts[language];
  const path = `/sandbox/${kind}/${encodeURIComponent(id)}`;
  const backUrl = session ? session.back : '/';
  const page = {
    language,
    title: text.titles[kind],
    languagePath: `${path}?lang=`,
    back: backUrl === undefined ? undefined : { url: backUrl, label: text.back },
    leadsTo: session ? [session.onward] : [],
  };
  if (!session || session.state === 'expired') {
    return { ...page, body: html`<p>${text.closed[kind]}</p>` };
  }
  if (session.state === 'complete') {
    const onward = html`<a href="${session.onward}">${text.onward}</a>`;
    return { ...page, body: html`<p>${text.paid}</p><p>${onward}</p>` };
  }
  const { refusal } = refused;
  const body = html`
    <p class="notice">${text.demonstration}</p>
    ${kind === 'checkout' ? offer(language, shown.now) : html`<p>${text.portalLead}</p>`}
    <section>
      ${refusal && html`<p class="alert" role="alert">${text[refusal]}</p>`}
      ${cardForm(shown, `${path}?lang=${language}`, refused)}
    </section>
    ${testCardTable(language)}`;
  return { ...page, body };
}

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

/** Returns the four card fields and the button. The first field with an error gets the focus. */
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
  // Disables the browser's validation, whose messages would be in the browser's language.
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
    ({ number, behaviour }) => html`
      <tr><td>${number}</td><td>${text.behaviours[behaviour]}</td></tr>`,
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
