import { excerpt } from '../prompt/excerpt.ts';
import type { Material } from '../prompt/material.ts';
import type { GivenEntry } from '../prompt/readPrompt.ts';
import { entriesOn, passageOn, recurring, showsDistress, type Topic } from './journalSigns.ts';
import type { ModuleTemplates } from './sections.ts';
import { type Inserted, type NamedTexts, type Texts, textsOf } from './template.ts';

/** The sections of the journal's analysis, which cites entries rather than answers. */
export const journal: ModuleTemplates<'journal'> = {
  sections: {
    themes: {
      fr: `
{=none}

{=help}

{=few}

- **{*themes.name}** ({*themes.dates}) : « {*themes.words} ».
[or] - **{*entries.date}** : « {*entries.words} ».

[entries] Un thème compte quand il revient de lui-même. Relisez ces dates d’affilée, sans vous juger : ce qui change d’une fois à l’autre en dit plus que chaque journée. Gardez aussi vos mots exacts et ceux de vos clients : ils sont ce que vous avez de plus précieux, et une démonstration ne peut pas les inventer.`,
      en: `
{=none}

{=help}

{=few}

- **{*themes.name}** ({*themes.dates}): “{*themes.words}”.
[or] - **{*entries.date}**: “{*entries.words}”.

[entries] A theme counts when it comes back by itself. Read these dates in a row, without judging yourself: what changes from one time to the next says more than any single day. Keep your exact words and those of your customers too: they are the most precious thing you have, and a demonstration cannot invent them.`,
    },
    mood: {
      fr: `
{=none}

[entries] | Date | Humeur | Ce qui l’explique |
| {*entries.date} | {*entries.mood} | « {*entries.words} » |

Ce qui semble vous donner de l’énergie : « {=good} » ({=goodDate}). Gardez-lui une place fixe dans la semaine, et notez chaque fois ce qui l’a rendue possible.
Ce qui semble vous en prendre : « {=hard} » ({=hardDate}). {~Voyez ce qui, là-dedans, peut attendre ou se partager.~Demandez-vous qui pourrait en prendre une partie.}`,
      en: `
{=none}

[entries] | Date | Mood | What explains it |
| {*entries.date} | {*entries.mood} | “{*entries.words}” |

What seems to give you energy: “{=good}” ({=goodDate}). Keep it a fixed place in the week, and note each time what made it possible.
What seems to take it: “{=hard}” ({=hardDate}). {~See what part of it can wait or be shared.~Ask yourself who could do part of it.}`,
    },
    progress: {
      fr: `
{=none}

- **{*done.date}** : « {*done.words} ». {~Notez-en la preuve (photo, chiffre, message).~Demandez-vous ce qui l’a rendu possible, et refaites-le.~Un petit pas, mais il ne sera pas à refaire.}
[or] Aucune journée n’est notée bonne, et pourtant vous avez écrit « {=asked} » ({=askedDate}) : mettre des mots sur une journée, c’est déjà avancer.

[entries] Pour le projet, chaque avancée est un fait daté : reportez-la dans le module qu’elle éclaire, avec la preuve que vous en gardez. Un lecteur extérieur croit une date et une photo avant de croire une intention.`,
      en: `
{=none}

- **{*done.date}**: “{*done.words}”. {~Keep the proof of it (photo, figure, message).~Ask yourself what made it possible, and do it again.~A small step, but it will not have to be taken again.}
[or] No day is marked good, and yet you wrote “{=asked}” ({=askedDate}): putting words on a day is already moving forward.

[entries] For the project, each step forward is a dated fact: carry it over to the module it sheds light on, with the proof that you keep of it. An outside reader believes a date and a photo before believing an intention.`,
    },
    obstacles: {
      fr: `
{=none}

- **{*obstacles.date}** : « {*obstacles.words} ».
[or] Aucune journée n’est notée difficile, pas même celle-ci : « {=asked} ». Si quelque chose pèse sans être écrit, donnez-lui une ligne demain, même maladroite.

[entries] Séparez ce que vous ne contrôlez pas (la date où l’on vous paie, l’avis d’un comité, le moment où le doute vient) de ce que vous contrôlez : la date où vous facturez, une deuxième demande ailleurs, la personne à qui vous en parlez. Choisissez un seul obstacle à alléger cette semaine, et laissez les autres attendre leur tour.`,
      en: `
{=none}

- **{*obstacles.date}**: “{*obstacles.words}”.
[or] No day is marked challenging, not even this one: “{=asked}”. If something weighs without being written, give it a line tomorrow, however clumsy.

[entries] Separate what you do not control (the date on which you are paid, a committee’s opinion, the moment when doubt comes) from what you do: the date on which you invoice, a second request elsewhere, the person whom you tell. Choose a single obstacle to lighten this week, and let the others wait their turn.`,
    },
    suggestions: {
      fr: `
1. **Lundi, 30 minutes.** Repartez de « {=asked} » ({=askedDate}) et écrivez le tout premier geste à faire sur ce sujet.
[or] 1. **Lundi, 15 minutes.** Écrivez une première entrée : ce que vous avez fait, ce que vous avez ressenti, ce qui vient ensuite.
1. **Mercredi, une heure.** Refaites ce qui a marché, « {=good} » ({=goodDate}), avec une deuxième personne.
[or] 1. **Mercredi, une heure.** Choisissez une tâche qui traîne et faites-en la plus petite partie qui se termine.
1. {=heavy}**Aujourd’hui, dix minutes.** Avant toute autre tâche, appelez la personne qui vous connaît le mieux et dites-lui comment vous allez.
[or] 1. {~**Vendredi, une soirée.** Laissez le travail à 18 h et voyez quelqu’un avec qui vous ne parlerez pas d’affaires.~**Jeudi, 20 minutes.** Appelez une personne qui est passée par là : un mentor ou une entrepreneure de votre coin.}`,
      en: `
1. **Monday, 30 minutes.** Start again from “{=asked}” ({=askedDate}) and write down the very first thing to do about it.
[or] 1. **Monday, 15 minutes.** Write a first entry: what you did, what you felt, what comes next.
1. **Wednesday, an hour.** Do again what worked, “{=good}” ({=goodDate}), with a second person.
[or] 1. **Wednesday, an hour.** Choose a task that drags on and do the smallest part of it that can be finished.
1. {=heavy}**Today, ten minutes.** Before any other task, call the person who knows you best and tell them how you are.
[or] 1. {~**Friday, an evening.** Put the work away at 6 p.m. and see someone with whom you will not talk business.~**Thursday, 20 minutes.** Call someone who has been there: a mentor or an entrepreneur near you.}`,
    },
    question: {
      fr: `
**Si vous n’aviez que six heures la semaine prochaine, que garderiez-vous, et à qui demanderiez-vous de l’aide pour le reste?**

Cette question vient de cette entrée : « {=asked} » ({=askedDate}). Répondez-y en trois lignes dans votre prochaine entrée, puis relisez votre réponse dans deux semaines.
[or] Prenez-la comme point de départ de votre première entrée.`,
      en: `
**If you had only six hours next week, what would you keep, and whom would you ask for help with the rest?**

This question comes from this entry: “{=asked}” ({=askedDate}). Answer it in three lines in your next entry, then read your answer again in two weeks.
[or] Take it as the starting point of your first entry.`,
    },
  },
  inserted,
};

const words: NamedTexts = {
  fr: `
customers = Vos clients
money = L’argent
time = Le temps
making = Votre produit
people = Les gens autour de vous
paperwork = Les papiers et les règles
doubt = Le doute
positive = Bonne
neutral = Neutre
negative = Difficile
none = Il n’y a pas encore d’entrée à lire : trois lignes ce soir suffisent pour commencer.
few = C’est trop peu d’entrées pour parler de tendance; voici ce que disent ces journées-là.
help = **Avant tout le reste.** Certaines de ces lignes semblent lourdes à porter. Parlez-en dès maintenant à un proche, ou appelez le 811 (Info-Social, option 2) : c’est gratuit et confidentiel. Si vous pensez au suicide, appelez ou textez le 988, jour et nuit; en cas d’urgence, appelez le 911. Le projet peut attendre quelques jours.`,
  en: `
customers = Your customers
money = Money
time = Time
making = Your product
people = The people around you
paperwork = Paperwork and rules
doubt = Doubt
positive = Good
neutral = Neutral
negative = Challenging
none = There is no entry to read yet: three lines tonight are enough to begin.
few = These are too few entries to speak of a tendency; here is what those days say.
help = **Before anything else.** Some of these lines seem heavy to carry. Talk about it now with someone close, or call 811 (Info-Social, option 2): it is free and confidential. If you think of suicide, call or text 988, day or night; in an emergency, call 911. The project can wait a few days.`,
};

/** Returns texts about the entries: recurring topics, moods, achievements, burdens, and where to get help. */
function inserted({ language, prompt: { entries } }: Material): Partial<Inserted> {
  const phrases = textsOf(words, language);
  const date = (entry: GivenEntry) => dateOf(entry, language);
  const cited = (name: string, entry: GivenEntry | undefined) => ({
    [name]: entry && excerpt(entry.title, 80),
    [`${name}Date`]: entry && date(entry),
  });
  const ofMood = (wanted: string) => entries.filter(({ mood }) => mood === wanted);
  const summaryOf = (entry: GivenEntry): Texts => ({
    date: date(entry),
    mood: Object.hasOwn(phrases, entry.mood) ? phrases[entry.mood] : excerpt(entry.mood, 20),
    words: excerpt(entry.content, 110),
  });
  const themeOf = (topic: Topic, found: readonly GivenEntry[]): readonly Texts[] => {
    const [newest] = found;
    if (newest === undefined) return [];
    const dates = found.map(date).toReversed().join(', ');
    return [{ name: phrases[topic], dates, words: passageOn(topic, newest) }];
  };
  const [good] = ofMood('positive');
  const [hard] = ofMood('negative');
  const topics = recurring(entries);
  const [asked = entries[0]] = topics[0] ? entriesOn(topics[0], entries) : [];
  return {
    texts: {
      none: entries.length === 0 ? phrases.none : undefined,
      few: entries.length > 0 && entries.length < 3 ? phrases.few : undefined,
      help: showsDistress(entries) ? phrases.help : undefined,
      heavy: showsDistress(entries) ? '' : undefined,
      ...cited('good', good),
      ...cited('hard', hard),
      ...cited('asked', asked),
    },
    lists: {
      themes: topics.slice(0, 3).flatMap((one) => themeOf(one, entriesOn(one, entries))),
      done: ofMood('positive').slice(0, 4).map(summaryOf),
      obstacles: ofMood('negative').slice(0, 3).map(summaryOf),
      entries: entries.toReversed().map(summaryOf),
    },
  };
}

/** Formats an entry's date, which is already a calendar day in Montréal, so it is formatted in UTC. */
function dateOf({ date }: GivenEntry, language: Material['language']): string {
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return date;
  return moment.toLocaleDateString(`${language}-CA`, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
}
