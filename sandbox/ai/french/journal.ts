import { excerpt, uncapitalized } from '../excerpt.ts';
import {
  about,
  achievements,
  recurring,
  saidOf,
  showsDistress,
  type Topic,
} from '../journalSigns.ts';
import type { Material } from '../material.ts';
import { bullets, numbered, paragraphs, type SectionWriters, table } from '../phrases.ts';
import type { GivenEntry } from '../readPrompt.ts';

// The prompt tells days, which are those of Montréal already.
const day = new Intl.DateTimeFormat('fr-CA', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
});

function dateOf({ date }: GivenEntry): string {
  const moment = new Date(date);
  return Number.isNaN(moment.getTime()) ? date : day.format(moment);
}

const none = 'Il n’y a pas encore d’entrée à lire : trois lignes ce soir suffisent pour commencer.';

const topicWords: Readonly<Record<Topic, { name: string; remark: string; question: string }>> = {
  customers: {
    name: 'Vos clients',
    remark: 'Leurs réactions sont ce que vous avez de plus précieux; gardez leurs mots exacts.',
    question:
      'Quel client de ces derniers jours aimeriez-vous servir dix fois, et pourquoi celui-là?',
  },
  money: {
    name: 'L’argent',
    remark: 'Écrit avec un montant à côté, ce sujet devient souvent plus petit.',
    question: 'De quel montant avez-vous besoin ce mois-ci pour dormir tranquille?',
  },
  time: {
    name: 'Le temps',
    remark: 'Vos heures sont votre première dépense : elles se budgètent aussi.',
    question: 'Si vous n’aviez que six heures la semaine prochaine, que garderiez-vous?',
  },
  making: {
    name: 'Votre produit',
    remark: 'Chaque essai noté ici est une preuve à montrer plus tard.',
    question: 'Qu’est-ce qui est déjà assez bon pour être montré à quelqu’un?',
  },
  people: {
    name: 'Les gens autour de vous',
    remark: 'On avance rarement sans eux; dites-leur précisément ce qui vous aiderait.',
    question: 'À qui n’avez-vous pas encore demandé d’aide, et qu’est-ce qui vous retient?',
  },
  paperwork: {
    name: 'Les papiers et les règles',
    remark: 'Une demi-heure fixe par semaine vaut mieux qu’un samedi entier repoussé.',
    question: 'Quel papier, une fois réglé, vous libérerait l’esprit?',
  },
  doubt: {
    name: 'Le doute',
    remark: 'Il accompagne presque tous les débuts; l’écrire, c’est déjà le tenir à distance.',
    question: 'Que diriez-vous à une amie qui aurait écrit ces lignes à votre place?',
  },
};

const moodWords: Readonly<Record<string, string>> = {
  positive: 'Bonne',
  neutral: 'Neutre',
  negative: 'Difficile',
};

const help =
  '**Avant tout le reste.** Certaines de ces lignes semblent lourdes à porter. Parlez-en dès maintenant à un proche, ou appelez le 811 (Info-Social, option 2) : c’est gratuit et confidentiel. Si vous pensez au suicide, appelez ou textez le 988, jour et nuit; en cas d’urgence, appelez le 911. Le projet peut attendre quelques jours.';

function themes(m: Material): string {
  const found = recurring(m.entries).slice(0, 3);
  if (m.entries.length === 0) return none;
  return paragraphs(
    showsDistress(m.entries) ? help : undefined,
    m.entries.length < 3
      ? 'C’est trop peu d’entrées pour parler de tendance; voici ce que disent ces journées-là.'
      : undefined,
    bullets(
      found.length > 0
        ? found.map((topic) => {
            const entries = about(topic, m.entries);
            const [latest] = entries;
            const { name, remark } = topicWords[topic];
            return latest === undefined
              ? undefined
              : `**${name}** (${entries.map(dateOf).toReversed().join(', ')}) : « ${saidOf(topic, latest)} ». ${remark}`;
          })
        : m.entries.map((entry) => `**${dateOf(entry)}** : « ${excerpt(entry.content, 110)} ».`),
      3,
    ),
  );
}

function mood(m: Material): string {
  if (m.entries.length === 0) return none;
  const [good] = m.entries.filter((entry) => entry.mood === 'positive');
  const [hard] = m.entries.filter((entry) => entry.mood === 'negative');
  return paragraphs(
    table(
      ['Date', 'Humeur', 'Ce qui l’explique'],
      m.entries
        .toReversed()
        .map((entry) => [
          dateOf(entry),
          moodWords[entry.mood] ?? excerpt(entry.mood, 20),
          `« ${excerpt(entry.content, 70)} »`,
        ]),
    ),
    good === undefined
      ? undefined
      : `Ce qui semble vous donner de l’énergie : « ${excerpt(good.title, 80)} » (${dateOf(good)}).`,
    hard === undefined
      ? undefined
      : `Ce qui semble vous en prendre : « ${excerpt(hard.title, 80)} » (${dateOf(hard)}).`,
  );
}

function progress(m: Material): string {
  const found = achievements(m.entries);
  if (found.length === 0) {
    const [latest] = m.entries;
    return latest === undefined
      ? none
      : `Rien n’est présenté comme terminé, et pourtant vous avez écrit « ${excerpt(latest.title, 80)} » le ${dateOf(latest)} : mettre des mots sur une journée, c’est déjà avancer.`;
  }
  return bullets(
    found.map(
      ({ entry, words }, at) =>
        `**${dateOf(entry)}** : « ${words} ». ${
          [
            'C’est fait, et cela se montre : notez-en la preuve (photo, chiffre, message).',
            'Demandez-vous ce qui l’a rendu possible, et refaites-le.',
            'Un petit pas, mais il ne sera pas à refaire.',
          ][at % 3]
        }`,
    ),
    3,
  );
}

function obstacles(m: Material): string {
  const hard = m.entries.filter((entry) => entry.mood === 'negative');
  const weighing = (['doubt', 'time', 'money', 'paperwork'] as const).flatMap((topic) =>
    about(topic, hard.length > 0 ? hard : m.entries)
      .slice(0, 1)
      .map((entry) => ({ topic, entry })),
  );
  if (m.entries.length === 0) return none;
  if (weighing.length === 0) {
    return 'Aucun obstacle ne se répète dans ces entrées. Si quelque chose pèse sans être écrit, donnez-lui une ligne demain.';
  }
  return bullets(
    weighing.map(({ topic, entry }) => {
      const yours = {
        doubt: 'Vous ne choisissez pas quand le doute vient; vous choisissez à qui vous en parlez.',
        time: 'Vous n’allongerez pas les journées; vous pouvez en retirer une tâche.',
        money:
          'Vous ne contrôlez pas la date où l’on vous paie; vous contrôlez celle où vous facturez.',
        paperwork:
          'Vous ne pressez pas un assureur ni un comité; vous pouvez en appeler un deuxième.',
      }[topic];
      return `**${topicWords[topic].name}** (${dateOf(entry)}) : « ${saidOf(topic, entry)} ». ${yours}`;
    }),
    3,
  );
}

function suggestions(m: Material): string {
  const [latest] = m.entries;
  const [done] = achievements(m.entries);
  const [topic] = recurring(m.entries.slice(0, 1));
  return numbered(
    [
      latest === undefined
        ? '**Lundi, 15 minutes.** Écrivez une première entrée : ce que vous avez fait, ce que vous avez ressenti, ce qui vient ensuite.'
        : `**Lundi, 30 minutes.** Repartez de « ${excerpt(latest.title, 80)} » (${dateOf(latest)}) et écrivez le tout premier geste à faire${topic === undefined ? '' : ` sur ce sujet : ${uncapitalized(topicWords[topic].name)}`}.`,
      done === undefined
        ? '**Mercredi, une heure.** Choisissez une tâche qui traîne et faites-en la plus petite partie qui se termine.'
        : `**Mercredi, une heure.** Refaites ce qui a marché le ${dateOf(done.entry)} (« ${done.words} ») avec une deuxième personne.`,
      showsDistress(m.entries)
        ? '**Aujourd’hui, dix minutes.** Avant toute autre tâche, appelez la personne qui vous connaît le mieux et dites-lui comment vous allez.'
        : m.pick('rest', [
            '**Vendredi, une soirée.** Laissez le travail à 18 h et voyez quelqu’un avec qui vous ne parlerez pas d’affaires.',
            '**Jeudi, 20 minutes.** Appelez une personne qui est passée par là : un mentor (Réseau Mentorat) ou un entrepreneur de votre coin.',
          ]),
    ],
    3,
  );
}

function question(m: Material): string {
  const [topic = 'doubt'] = recurring(m.entries);
  const { question: asked, name } = topicWords[topic];
  return paragraphs(
    `**${asked}**`,
    m.entries.length === 0
      ? 'Prenez-la comme point de départ de votre première entrée.'
      : `${name} : ${about(topic, m.entries).length > 1 ? 'c’est ce qui revient le plus' : 'il en est question'} dans ces lignes. Répondez-y dans votre prochaine entrée.`,
  );
}

/** The sections of the journal's analysis, in French. */
export const journal: SectionWriters<'journal'> = {
  themes,
  mood,
  progress,
  obstacles,
  suggestions,
  question,
};
