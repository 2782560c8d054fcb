import type { Language } from '@elan/domain/language';
import { type Html, html, type Page } from '../../page.ts';
import { dateOf } from '../objects.ts';
import type { DeskAction, DeskSubscription } from './desk.ts';
import { deskTexts } from './deskTexts.ts';

export const deskPath = '/sandbox/payments';

/** Returns the page of the provider's desk, on which the time of subscriptions can be moved forward. */
export function deskPage(subscriptions: readonly DeskSubscription[], language: Language): Page {
  const text = deskTexts[language];
  const body = html`
    <p>${text.lead}</p>
    <section>
      <h2>${text.subscriptions}</h2>
      ${subscriptions.length === 0 && html`<p>${text.noSubscription}</p>`}
      ${subscriptions.map((one) => subscriptionCard(one, language))}
    </section>`;
  const back = { url: '/', label: text.back };
  return { language, title: text.title, languagePath: `${deskPath}?lang=`, back, body, wide: true };
}

/** Actions that apply in each status of a subscription. */
const actionsOf: Readonly<Record<string, readonly DeskAction[]>> = {
  active: ['renew', 'fail'],
  past_due: ['fail', 'give_up'],
};

function subscriptionCard(one: DeskSubscription, language: Language): Html {
  const text = deskTexts[language];
  const { subscription, card, invoice } = one;
  const { id, status } = subscription;
  const style = { dateStyle: 'medium', timeStyle: 'medium', timeZone: 'America/Toronto' } as const;
  const format = new Intl.DateTimeFormat(`${language}-CA`, style);
  const time = (seconds: number) => format.format(dateOf(seconds));
  const statuses: Readonly<Record<string, string>> = text.statuses;
  const ends = subscription.ended_at ?? subscription.cancel_at;
  const attempt = status === 'past_due' ? invoice?.next_payment_attempt : undefined;
  const button = (action: DeskAction) => html`
    <form method="post" action="${deskPath}/subscriptions/${id}/${action}?lang=${language}">
      <button aria-describedby="${id}"${action === 'fail' && html` aria-pressed="${String(one.nextPaymentFails)}"`}>${text.actions[action]}</button>
    </form>`;
  return html`
    <article aria-labelledby="${id}">
      <h3 id="${id}">${one.owner}</h3>
      <dl>
        <dt>${text.status}</dt><dd>${statuses[status] ?? status}</dd>
        <dt>${ends === null ? text.periodEnd : text.ends}</dt><dd>${time(ends ?? subscription.items.data[0].current_period_end)}</dd>
        ${attempt != null && html`<dt>${text.nextAttempt}</dt><dd>${time(attempt)}</dd>`}
        <dt>${text.card}</dt><dd>${card ? `${card.brand} ${card.last4}` : text.none}</dd>
      </dl>
      <div class="actions">${(actionsOf[status] ?? []).map(button)}</div>
    </article>`;
}
