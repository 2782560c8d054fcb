import type { Language } from '@elan/domain/language';
import { type Html, html, type Page } from '../../page.ts';
import { dateOf, type Subscription } from '../objects.ts';
import type { Desk, DeskAction, DeskEvent, DeskSubscription } from './desk.ts';
import { deskTexts } from './deskTexts.ts';

export const deskPath = '/sandbox/payments';

/** The provider's desk: subscriptions whose time can be moved on, and the delivery of events. */
export function deskPage(desk: Desk, language: Language): Page {
  const text = deskTexts[language];
  const body = html`
    <p>${text.lead}</p>
    <section>
      <h2>${text.subscriptions}</h2>
      ${desk.subscriptions.length === 0 && html`<p>${text.noSubscription}</p>`}
      ${desk.subscriptions.map((one) => subscriptionCard(one, language))}
    </section>
    <section>
      <h2>${text.deliveries}</h2>
      <p>${text.deliveriesLead}</p>
      ${settingsForm(desk, language)}
      ${
        desk.events.length === 0
          ? html`<p>${text.noEvent}</p>`
          : html`<ul class="rows">${desk.events.map((event) => eventRow(event, language))}</ul>`
      }
    </section>`;
  const back = { url: '/', label: text.back };
  return { language, title: text.title, languagePath: `${deskPath}?lang=`, back, body, wide: true };
}

/** The actions that apply in each status. */
const actionsOf: Readonly<Record<string, readonly DeskAction[]>> = {
  active: ['renew', 'fail'],
  past_due: ['fail', 'retry', 'give_up'],
};

function subscriptionCard(one: DeskSubscription, language: Language): Html {
  const text = deskTexts[language];
  const { subscription, card, invoice } = one;
  const { id, status } = subscription;
  const time = (seconds: number) => dateAndTime(dateOf(seconds), language);
  const attempt = status === 'past_due' ? invoice?.next_payment_attempt : undefined;
  const button = (action: DeskAction) => html`
    <form method="post" action="${deskPath}/subscriptions/${id}/${action}?lang=${language}">
      <button aria-describedby="${id}"${action === 'fail' && html` aria-pressed="${String(one.nextPaymentFails)}"`}>${text.actions[action]}</button>
    </form>`;
  return html`
    <article>
      <h3 id="${id}">${one.owner}</h3>
      <dl>
        <dt>${text.status}</dt><dd>${statusText(status, language)}</dd>
        <dt>${endLabel(subscription, language)}</dt><dd>${time(subscription.ended_at ?? subscription.cancel_at ?? subscription.items.data[0].current_period_end)}</dd>
        ${attempt != null && html`<dt>${text.nextAttempt}</dt><dd>${time(attempt)}</dd>`}
        <dt>${text.card}</dt><dd>${card ? `${card.brand} ${card.last4}` : text.none}</dd>
      </dl>
      <div class="actions">${(actionsOf[status] ?? []).map(button)}</div>
    </article>`;
}

function endLabel(subscription: Subscription, language: Language): string {
  const text = deskTexts[language];
  return (subscription.ended_at ?? subscription.cancel_at) === null ? text.periodEnd : text.ends;
}

function settingsForm({ settings }: Desk, language: Language): Html {
  const text = deskTexts[language];
  const choice = (name: 'hold' | 'shuffle' | 'failFirst') => html`
    <label class="choice"><input type="checkbox" name="${name}" value="yes"${settings[name] && html` checked`}>${text[name]}</label>`;
  return html`
    <form method="post" action="${deskPath}/deliveries?lang=${language}">
      ${choice('hold')}${choice('shuffle')}${choice('failFirst')}
      <div class="field">
        <label for="copies">${text.copies}</label>
        <input id="copies" name="copies" type="number" min="1" max="20" value="${settings.copies}">
      </div>
      <button>${text.apply}</button>
    </form>`;
}

function eventRow({ id, type, created, delivery }: DeskEvent, language: Language): Html {
  const text = deskTexts[language];
  const facts = [
    dateAndTime(dateOf(created), language),
    text.states[delivery.state],
    `${text.attempts}${delivery.attempts}`,
    ...(delivery.outcome === null ? [] : [`${text.answer}${delivery.outcome}`]),
  ];
  return html`
    <li>
      <div><h3 id="${id}">${type}</h3><small>${facts.join(' · ')}</small></div>
      <form method="post" action="${deskPath}/events/${id}/again?lang=${language}">
        <button aria-describedby="${id}">${text.again}</button>
      </form>
    </li>`;
}

function statusText(status: string, language: Language): string {
  const texts: Readonly<Record<string, string>> = deskTexts[language].statuses;
  return texts[status] ?? status;
}

function dateAndTime(at: Date, language: Language): string {
  const style = { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'America/Toronto' } as const;
  return new Intl.DateTimeFormat(`${language}-CA`, style).format(at);
}
