import type { Bilingual } from '@elan/domain/language';
import { entriesAnalyzed } from '@elan/domain/project/journal';
import { writeUpPrompt } from '../writing/writeUpPrompt.ts';
import { journal } from './journal.module.ts';

/** Fewer entries than this cannot show a trend. */
const tooFewForTendency = 3;

const reading: Bilingual = {
  fr: `Ici, ce que la personne a écrit se trouve dans currentModule.entries : les dernières entrées de son journal, ${entriesAnalyzed} au plus, la plus récente d’abord; ce sont elles que vous citez, avec leur date. mood vaut positive, neutral ou negative (une journée difficile); c’est elle qui l’a choisi, ne le contredisez pas.
Le ton : celui d’un mentor qui a lu attentivement. Jamais de diagnostic, d’étiquette ni de leçon; décrivez ce qui est écrit, et dites « il semble » quand vous interprétez. Si des entrées montrent de la détresse, de l’épuisement ou des idées noires, dites-le doucement dès la première section, avant les thèmes, et invitez à en parler dès maintenant à un proche ou au 811, option 2 (Info-Social, au Québec, gratuit et confidentiel); devant des idées suicidaires, au 988 (appel ou texto, partout au Canada, jour et nuit); en cas d’urgence, au 911. Pour la solitude de l’entrepreneur, un mentor (Réseau Mentorat) ou un groupe d’entrepreneurs de la région peut aider.`,
  en: `Here, what the person wrote is in currentModule.entries: the latest entries of their journal, ${entriesAnalyzed} at most, newest first; these are what you quote, with their date. mood is positive, neutral or negative (a challenging day); they chose it, do not contradict it.
The tone: that of a mentor who has read attentively. Never a diagnosis, a label or a lecture; describe what is written, and say “it seems” where you interpret. If entries show distress, exhaustion or dark thoughts, say so gently at the start of the first section, before the themes, and invite them to talk about it now with someone close or at 811, option 2 (Info-Social, in Quebec, free and confidential); where there are thoughts of suicide, at 988 (call or text, anywhere in Canada, day and night); in an emergency, at 911. For the loneliness of an entrepreneur, a mentor (Réseau Mentorat) or a local group of entrepreneurs can help.`,
};

const single: Bilingual = {
  fr: 'Il y a trop peu d’entrées pour parler de tendance : dites-le, décrivez ces journées-là et invitez à écrire encore deux ou trois fois cette semaine. Un seul thème, une seule avancée et un seul obstacle suffisent alors.',
  en: 'There are too few entries to speak of a tendency: say so, describe those days and invite the person to write two or three more times this week. A single theme, a single step forward and a single obstacle are then enough.',
};

/** An encouraging analysis of the latest entries (docs/product.md#prompts). */
export const journalPrompt = writeUpPrompt(journal, {
  drawsOn: ['idea', 'business-plan', 'analysis', 'brainstorm'],
  goal: {
    fr: 'Lisez le journal de cette personne et rendez-lui ce qu’on voit mal de l’intérieur : ce qui revient, ce qui avance, ce qui pèse, et quoi essayer cette semaine.',
    en: 'Read this person’s journal and give them back what is hard to see from inside: what keeps coming back, what moves forward, what weighs, and what to try this week.',
  },
  remark: ({ entries = [] }) =>
    entries.length < tooFewForTendency
      ? { fr: `${reading.fr}\n${single.fr}`, en: `${reading.en}\n${single.en}` }
      : reading,
  sections: {
    themes: {
      ask: {
        fr: 'Deux à quatre thèmes, en puces : en gras le thème, puis les dates où il paraît et les mots de la personne, entre guillemets.',
        en: 'Two to four themes, as bullets: the theme in bold, then the dates on which it appears and the person’s own words, in quotation marks.',
      },
      restsOn: ['entries'],
      words: 200,
    },
    mood: {
      ask: {
        fr: 'Un tableau, une ligne par entrée, de la plus ancienne à la plus récente : date, humeur (positive, neutre, difficile), ce qui l’explique dans l’entrée. Puis une ou deux phrases : ce qui donne de l’énergie et ce qui en prend.',
        en: 'A table, one row per entry, from the oldest to the newest: date, mood (positive, neutral, challenging), what explains it in the entry. Then one or two sentences: what gives energy and what takes it.',
      },
      restsOn: ['entries'],
      words: 280,
    },
    progress: {
      ask: {
        fr: 'Deux à quatre puces : ce qui est fait, appris ou décidé d’après les entrées, même petit, et ce que cela change pour le projet.',
        en: 'Two to four bullets: what was done, learned or decided according to the entries, even if small, and what it changes for the project.',
      },
      restsOn: ['entries', 'business-plan.milestones'],
      words: 170,
    },
    obstacles: {
      ask: {
        fr: 'Un à trois obstacles, en puces, dits sans reproche : ce qui se répète, ce que la personne maîtrise là-dedans, et ce qu’elle ne maîtrise pas.',
        en: 'One to three obstacles, as bullets, told without blame: what keeps happening, what of it the person controls, and what they do not.',
      },
      restsOn: ['entries'],
      words: 170,
    },
    suggestions: {
      ask: {
        fr: 'Exactement trois suggestions, en liste numérotée : un geste faisable en moins de deux heures, le jour où le faire, et l’entrée dont il découle. L’une d’elles concerne le repos ou l’entourage.',
        en: 'Exactly three suggestions, as a numbered list: an action that takes under two hours, the day to do it, and the entry it follows from. One of them concerns rest or the people around them.',
      },
      restsOn: ['entries', 'brainstorm.timeCommitment'],
      words: 220,
    },
    question: {
      ask: {
        fr: 'Une seule question ouverte, propre à ces entrées, et une phrase qui dit pourquoi la poser maintenant.',
        en: 'A single open question, particular to these entries, and one sentence that says why to ask it now.',
      },
      restsOn: ['entries'],
      words: 70,
    },
  },
});
