import { excerpt } from '../prompt/excerpt.ts';
import type { Material } from '../prompt/material.ts';
import type { GivenEntry } from '../prompt/readPrompt.ts';
import {
  achievements,
  entriesOn,
  recurring,
  saidOf,
  showsDistress,
  type Topic,
} from './journalSigns.ts';
import type { ModuleTemplates } from './sections.ts';
import { type Inserted, type NamedTexts, type Texts, textsOf } from './template.ts';

/** The sections of the journal's analysis, which cites entries and not answers. */
export const journal: ModuleTemplates<'journal'> = {
  sections: {
    themes: {
      fr: `
{=none}

{=help}

{=few}

- **{*themes.name}** ({*themes.dates}) : « {*themes.words} ». {*themes.remark}
[or] - **{*entries.date}** : « {*entries.words} ».

[entries] Un thème compte quand il revient de lui-même. Relisez ces dates d’affilée, sans vous juger : ce qui change d’une fois à l’autre en dit plus que chaque journée.`,
      en: `
{=none}

{=help}

{=few}

- **{*themes.name}** ({*themes.dates}): “{*themes.words}”. {*themes.remark}
[or] - **{*entries.date}**: “{*entries.words}”.

[entries] A theme counts when it comes back by itself. Read these dates in a row, without judging yourself: what changes from one time to the next says more than any single day.`,
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

- **{*done.date}** : « {*done.words} ». {~C’est fait, et cela se montre : notez-en la preuve (photo, chiffre, message).~Demandez-vous ce qui l’a rendu possible, et refaites-le.~Un petit pas, mais il ne sera pas à refaire.}
[or] Rien n’est présenté comme terminé, et pourtant vous avez écrit « {=latest} » ({=latestDate}) : mettre des mots sur une journée, c’est déjà avancer.

{=moved}Pour le projet, chaque ligne de cette liste est un fait daté : reportez-la dans le module qu’elle éclaire, avec la preuve que vous en gardez. Un lecteur extérieur croit une date et une photo avant de croire une intention.`,
      en: `
{=none}

- **{*done.date}**: “{*done.words}”. {~It is done, and it can be shown: keep the proof of it (photo, figure, message).~Ask yourself what made it possible, and do it again.~A small step, but it will not have to be taken again.}
[or] Nothing is told as finished, and yet you wrote “{=latest}” ({=latestDate}): putting words on a day is already moving forward.

{=moved}For the project, each line of this list is a dated fact: carry it over to the module it sheds light on, with the proof that you keep of it. An outside reader believes a date and a photo before believing an intention.`,
    },
    obstacles: {
      fr: `
{=none}

- **{*obstacles.name}** ({*obstacles.date}) : « {*obstacles.words} ». {*obstacles.yours}
[or] [entries] Aucun obstacle ne se répète dans ces entrées, pas même dans celle-ci : « {=latest} ». Si quelque chose pèse sans être écrit, donnez-lui une ligne demain, même maladroite.

{=weighs}Un obstacle écrit deux fois n’est pas une faute : c’est le signe qu’une habitude, une date ou une aide manque encore. Choisissez celui que vous pouvez alléger cette semaine, et laissez les autres attendre leur tour : rien n’oblige à tout régler avant la prochaine entrée.`,
      en: `
{=none}

- **{*obstacles.name}** ({*obstacles.date}): “{*obstacles.words}”. {*obstacles.yours}
[or] [entries] No obstacle repeats itself in these entries, not even in this one: “{=latest}”. If something weighs without being written, give it a line tomorrow, however clumsy.

{=weighs}An obstacle written down twice is no fault: it is the sign that a habit, a date or some help is still missing. Choose the one that you can lighten this week, and let the others wait their turn: nothing says that all must be settled before the next entry.`,
    },
    suggestions: {
      fr: `
1. **Lundi, 30 minutes.** Repartez de « {=asked} » ({=askedDate}) et écrivez le tout premier geste à faire sur ce sujet : {=topic lower}.
[or] 1. **Lundi, 15 minutes.** Écrivez une première entrée : ce que vous avez fait, ce que vous avez ressenti, ce qui vient ensuite.
1. **Mercredi, une heure.** Refaites ce qui a marché ({=doneDate}), « {=doneWords} », avec une deuxième personne.
[or] 1. **Mercredi, une heure.** Choisissez une tâche qui traîne et faites-en la plus petite partie qui se termine.
1. {=heavy}**Aujourd’hui, dix minutes.** Avant toute autre tâche, appelez la personne qui vous connaît le mieux et dites-lui comment vous allez.
[or] 1. {~**Vendredi, une soirée.** Laissez le travail à 18 h et voyez quelqu’un avec qui vous ne parlerez pas d’affaires.~**Jeudi, 20 minutes.** Appelez une personne qui est passée par là : un mentor ou une entrepreneure de votre coin.}`,
      en: `
1. **Monday, 30 minutes.** Start again from “{=asked}” ({=askedDate}) and write down the very first thing to do about this: {=topic lower}.
[or] 1. **Monday, 15 minutes.** Write a first entry: what you did, what you felt, what comes next.
1. **Wednesday, an hour.** Do again what worked ({=doneDate}), “{=doneWords}”, with a second person.
[or] 1. **Wednesday, an hour.** Choose a task that drags on and do the smallest part of it that can be finished.
1. {=heavy}**Today, ten minutes.** Before any other task, call the person who knows you best and tell them how you are.
[or] 1. {~**Friday, an evening.** Put the work away at 6 p.m. and see someone with whom you will not talk business.~**Thursday, 20 minutes.** Call someone who has been there: a mentor or an entrepreneur near you.}`,
    },
    question: {
      fr: `
**{=question}**

Cette question vient de cette entrée : « {=asked} » ({=askedDate}). Répondez-y en trois lignes dans votre prochaine entrée, puis relisez votre réponse dans deux semaines.
[or] Prenez-la comme point de départ de votre première entrée.`,
      en: `
**{=question}**

This question comes from this entry: “{=asked}” ({=askedDate}). Answer it in three lines in your next entry, then read your answer again in two weeks.
[or] Take it as the starting point of your first entry.`,
    },
  },
  inserted,
};

/** What to say of each topic; `yours` is what of it the person controls, where it may weigh. */
const topicWords: Readonly<Record<Topic, NamedTexts>> = {
  customers: {
    fr: `
name = Vos clients
remark = Leurs réactions sont ce que vous avez de plus précieux; gardez leurs mots exacts.
question = Quel client de ces derniers jours aimeriez-vous servir dix fois, et pourquoi celui-là?`,
    en: `
name = Your customers
remark = Their reactions are the most precious thing you have; keep their exact words.
question = Which customer of these last days would you like to serve ten times, and why that one?`,
  },
  money: {
    fr: `
name = L’argent
remark = Écrit avec un montant à côté, ce sujet devient souvent plus petit.
question = De quel montant avez-vous besoin ce mois-ci pour dormir tranquille?
yours = Vous ne contrôlez pas la date où l’on vous paie; vous contrôlez celle où vous facturez.`,
    en: `
name = Money
remark = Written with an amount beside it, this subject often becomes smaller.
question = What amount do you need this month to sleep well?
yours = You do not control the date on which you are paid; you control the one on which you invoice.`,
  },
  time: {
    fr: `
name = Le temps
remark = Vos heures sont votre première dépense : elles se budgètent aussi.
question = Si vous n’aviez que six heures la semaine prochaine, que garderiez-vous?
yours = Vous n’allongerez pas les journées; vous pouvez en retirer une tâche.`,
    en: `
name = Time
remark = Your hours are your first expense: they can be budgeted too.
question = If you had only six hours next week, what would you keep?
yours = You will not make days longer; you can take a task out of them.`,
  },
  making: {
    fr: `
name = Votre produit
remark = Chaque essai noté ici est une preuve à montrer plus tard.
question = Qu’est-ce qui est déjà assez bon pour être montré à quelqu’un?`,
    en: `
name = Your product
remark = Each test noted here is a proof to show later.
question = What is already good enough to be shown to someone?`,
  },
  people: {
    fr: `
name = Les gens autour de vous
remark = On avance rarement sans eux; dites-leur précisément ce qui vous aiderait.
question = À qui n’avez-vous pas encore demandé d’aide, et qu’est-ce qui vous retient?`,
    en: `
name = The people around you
remark = People seldom go far alone; tell them precisely what would help you.
question = Whom have you not asked for help yet, and what holds you back?`,
  },
  paperwork: {
    fr: `
name = Les papiers et les règles
remark = Une demi-heure fixe par semaine vaut mieux qu’un samedi entier repoussé.
question = Quel papier, une fois réglé, vous libérerait l’esprit?
yours = Vous ne pressez pas un assureur ni un comité; vous pouvez en appeler un deuxième.`,
    en: `
name = Paperwork and rules
remark = A fixed half-hour a week is better than a whole Saturday put off.
question = Which piece of paperwork, once dealt with, would free your mind?
yours = You cannot hurry an insurer or a committee; you can approach another one.`,
  },
  doubt: {
    fr: `
name = Le doute
remark = Il accompagne presque tous les débuts; l’écrire, c’est déjà le tenir à distance.
question = Que diriez-vous à une amie qui aurait écrit ces lignes à votre place?
yours = Vous ne choisissez pas quand le doute vient; vous choisissez à qui vous en parlez.`,
    en: `
name = Doubt
remark = It goes with almost every beginning; writing it down already keeps it at a distance.
question = What would you say to a friend who had written these lines in your place?
yours = You do not choose when doubt comes; you choose whom you tell.`,
  },
};

const words: NamedTexts = {
  fr: `
positive = Bonne
neutral = Neutre
negative = Difficile
none = Il n’y a pas encore d’entrée à lire : trois lignes ce soir suffisent pour commencer.
few = C’est trop peu d’entrées pour parler de tendance; voici ce que disent ces journées-là.
help = **Avant tout le reste.** Certaines de ces lignes semblent lourdes à porter. Parlez-en dès maintenant à un proche, ou appelez le 811 (Info-Social, option 2) : c’est gratuit et confidentiel. Si vous pensez au suicide, appelez ou textez le 988, jour et nuit; en cas d’urgence, appelez le 911. Le projet peut attendre quelques jours.`,
  en: `
positive = Good
neutral = Neutral
negative = Challenging
none = There is no entry to read yet: three lines tonight are enough to begin.
few = These are too few entries to speak of a tendency; here is what those days say.
help = **Before anything else.** Some of these lines seem heavy to carry. Talk about it now with someone close, or call 811 (Info-Social, option 2): it is free and confidential. If you think of suicide, call or text 988, day or night; in an emergency, call 911. The project can wait a few days.`,
};

/** What the entries tell: topics that come back, moods, what is done, what weighs. */
function inserted(m: Material): Partial<Inserted> {
  const { language, prompt } = m;
  const { entries } = prompt;
  const date = (entry: GivenEntry) => dateOf(entry, language);
  const hard = entries.filter(({ mood }) => mood === 'negative');
  const [low] = hard;
  const [good] = entries.filter(({ mood }) => mood === 'positive');
  const [latest] = entries;
  const found = recurring(entries);
  const done = achievements(entries).slice(0, 4);
  const said = textsOf(words, language);
  const told = (topic: Topic, [newest, ...others]: readonly GivenEntry[]): readonly Texts[] => {
    if (newest === undefined) return [];
    const dates = [newest, ...others].map(date).toReversed().join(', ');
    const quoting = { date: date(newest), dates, words: saidOf(topic, newest) };
    return [{ ...textsOf(topicWords[topic], language), ...quoting }];
  };
  const weighing: readonly Topic[] = ['doubt', 'time', 'money', 'paperwork'];
  const obstacles = weighing
    .flatMap((one) => told(one, entriesOn(one, hard.length > 0 ? hard : entries)))
    .slice(0, 3);
  const [topic = 'doubt'] = found;
  const [asked = latest] = entriesOn(topic, entries);
  const mostFrequent = textsOf(topicWords[topic], language);
  return {
    texts: {
      none: entries.length === 0 ? said.none : undefined,
      few: entries.length > 0 && entries.length < 3 ? said.few : undefined,
      help: showsDistress(entries) ? said.help : undefined,
      // Said only beside a list that has something.
      weighs: obstacles.length > 0 ? '' : undefined,
      moved: done.length > 0 ? '' : undefined,
      heavy: showsDistress(entries) ? '' : undefined,
      good: good && excerpt(good.title, 80),
      goodDate: good && date(good),
      hard: low && excerpt(low.title, 80),
      hardDate: low && date(low),
      latest: latest && excerpt(latest.title, 80),
      latestDate: latest && date(latest),
      doneWords: done[0]?.words,
      doneDate: done[0] && date(done[0].entry),
      asked: asked && excerpt(asked.title, 80),
      askedDate: asked && date(asked),
      topic: mostFrequent.name,
      question: mostFrequent.question,
    },
    lists: {
      themes: found.slice(0, 3).flatMap((one) => told(one, entriesOn(one, entries))),
      done: done.map(({ entry, words }) => ({ date: date(entry), words })),
      obstacles,
      entries: entries.toReversed().map((entry) => ({
        date: date(entry),
        mood: Object.hasOwn(said, entry.mood) ? said[entry.mood] : excerpt(entry.mood, 20),
        words: excerpt(entry.content, 110),
      })),
    },
  };
}

/** The prompt tells days, which are those of Montréal already. */
function dateOf({ date }: GivenEntry, language: Material['language']): string {
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return date;
  return moment.toLocaleDateString(`${language}-CA`, {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
}
