import type { Language } from '@elan/domain/language';
import { price } from '@elan/domain/money';
import { premiumPriceCents } from '@elan/domain/subscription/plans';
import type { CardFlow, Hosted, Outcome } from '../hosted/cardFlow.ts';
import { periodFrom } from '../objects/period.ts';
import { dateOf, secondsOf } from '../objects/seconds.ts';
import { type CardErrors, cardForm, type Kept, testCardTable } from './cardForm.ts';
import { cardTexts } from './cardTexts.ts';
import { longDate } from './dates.ts';
import { hostedTexts } from './hostedTexts.ts';
import { type Html, html } from './html.ts';
import type { Page } from './page.ts';

/** What is drawn again after a card was refused. */
export interface Refused {
  readonly kept: Kept;
  readonly errors: CardErrors;
  readonly outcome?: Extract<Outcome, { kind: 'declined' | 'still_owed' }>;
}

export interface Shown {
  readonly path: CardFlow['path'];
  readonly id: string;
  readonly language: Language;
  readonly now: Date;
}

/** The page of a session: its form while it is open, else what became of it. */
export function hostedPage(shown: Shown, hosted: Hosted, refused?: Refused): Page {
  const { path, id, language } = shown;
  const text = hostedTexts[language];
  const address = `/sandbox/${path}/${id}`;
  const page = {
    language,
    path: address,
    back: hosted.back === undefined ? undefined : { url: hosted.back, label: text.back },
    leadsTo: [hosted.onward],
  };
  if (hosted.state === 'open') {
    const action = `${address}?lang=${language}`;
    const button = text.buttons[path];
    const { kept, errors } = refused ?? { kept: { expiry: '', name: '' }, errors: {} };
    const body = html`
      <p class="notice">${text.demonstration}</p>
      ${path === 'checkout' ? offer(language, shown.now) : html`<p>${text.portalLead}</p>`}
      <section>
        ${refused?.outcome && refusal(language, refused.outcome)}
        ${cardForm({ language, action, button, kept, errors })}
      </section>
      ${testCardTable(language)}`;
    return { ...page, title: text.titles[path], body };
  }
  const body =
    hosted.state === 'complete'
      ? html`<p>${text.paid}</p><p><a href="${hosted.onward}">${text.onward}</a></p>`
      : html`<p>${text.expired[path]}</p>`;
  return { ...page, title: text.titles[path], body };
}

function offer(language: Language, now: Date): Html {
  const text = hostedTexts[language];
  const begin = secondsOf(now);
  const next = dateOf(periodFrom(begin, begin).end);
  return html`
    <section>
      <h2>${text.plan}</h2>
      <p class="price">${price(premiumPriceCents, language)} ${text.perMonth}</p>
      <p class="muted">${text.taxes}</p>
      <dl><dt>${text.nextCharge}</dt><dd><time datetime="${next.toISOString()}">${longDate(next, language)}</time></dd></dl>
    </section>`;
}

function refusal(language: Language, outcome: NonNullable<Refused['outcome']>): Html {
  const text =
    outcome.kind === 'declined'
      ? cardTexts[language].declines[outcome.decline]
      : hostedTexts[language].stillOwed;
  return html`<p class="alert" role="alert">${text}</p>`;
}

/** What the holder's bank would show. */
export function askingPage({ path, id, language }: Shown, hosted: Hosted): Page {
  const text = hostedTexts[language];
  const address = `/sandbox/${path}/${id}`;
  const body = html`
    <p class="notice">${text.demonstration}</p>
    <section>
      <p>${text.askingLead}</p>
      <form method="post" action="${address}/authentication?lang=${language}" class="actions">
        <button class="main" name="outcome" value="complete">${text.complete}</button>
        <button name="outcome" value="fail">${text.fail}</button>
      </form>
    </section>`;
  return {
    language,
    title: text.asking,
    path: `${address}/authentication`,
    back: { url: `${address}?lang=${language}`, label: text.back },
    body,
    leadsTo: [hosted.onward],
  };
}

/** For a session that never was, or is forgotten. */
export function missingPage({ path, id, language }: Shown): Page {
  const text = hostedTexts[language];
  return {
    language,
    title: text.titles[path],
    path: `/sandbox/${path}/${encodeURIComponent(id)}`,
    back: { url: '/', label: text.back },
    body: html`<p>${text.missing}</p>`,
  };
}
