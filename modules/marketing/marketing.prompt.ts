import { writeUpPrompt } from '../writing/writeUpPrompt.ts';
import { marketing } from './marketing.module.ts';

/**
 * The marketing plan for the first three months: one main channel, a budget by priority, and the rules that apply in
 * Quebec.
 */
export const marketingPrompt = writeUpPrompt(marketing, {
  usesForecast: true,
  drawsOn: ['idea', 'analysis', 'personas', 'business-plan', 'finances', 'brainstorm'],
  law: ['french', 'privacy'],
  links: ['OQLF', 'CAI', 'CRTC', 'OPC', 'BC', 'REQ', 'OPIC', 'CANADA'],
  goal: {
    fr: 'Écrivez le plan de marketing de cette entreprise, à la mesure d’une personne souvent seule : une promesse claire, un canal principal entretenu avec constance, un budget ordonné et des gestes datés. Si le canal choisi ne convient pas à la clientèle décrite, dites-le.',
    en: 'Write the marketing plan of this business, at the scale of a person who is often alone: a clear promise, one main channel kept up, a budget in order of need and dated actions. If the chosen channel does not suit the customers described, say so.',
  },
  sections: {
    brand: {
      ask: {
        fr: 'La promesse reformulée en une phrase d’au plus vingt mots, trois preuves tirées des réponses, en puces, puis ce que le nom dit ou ne dit pas et ce que l’entreprise vérifiera avant de l’adopter.',
        en: 'The promise reworded in one sentence of at most twenty words, three proofs taken from the answers, as bullets, then what the name says or does not say and what the business will check before adopting it.',
      },
      restsOn: ['brandName', 'valueProposition', 'analysis.differentiators'],
      words: 130,
    },
    customer: {
      ask: {
        fr: 'Le client à qui l’entreprise parle d’abord, puis un tableau de trois lignes (ce qu’il vit, les mots qu’elle lui dit, ceux qu’elle évite), dans le ton choisi.',
        en: 'The customer to whom the business speaks first, then a table of three rows (what they experience, the words it uses, those it avoids), in the tone chosen.',
      },
      restsOn: ['idea.targetMarket', 'idea.problemSolved', 'personas', 'brandPersonality'],
      words: 130,
    },
    channels: {
      ask: {
        fr: 'Un tableau : canal, rôle, geste et rythme, temps par semaine, signe que cela marche. Le canal choisi d’abord, puis deux canaux d’appui au plus. Puis une phrase : à quel signe en ajouter un ou en changer. Si le canal reste à choisir, comparez-en deux et tranchez.',
        en: 'A table: channel, role, action and pace, time per week, sign that it works. The chosen channel first, then at most two supporting channels. Then one sentence: on what sign to add one or change. If the channel is undecided, compare two and settle.',
      },
      restsOn: ['marketingChannels', 'idea.targetMarket', 'brainstorm.timeCommitment'],
      words: 180,
    },
    budget: {
      ask: {
        fr: 'La tranche choisie, telle quelle, ou le montant que la personne donne; n’en fixez pas vous-même. Puis un tableau de quatre ou cinq postes, dans l’ordre où les payer, dont un pour les imprévus : poste, ce qu’il doit rapporter, ce qu’il coûte (le montant donné, sinon « à préciser »), comment en obtenir le prix. Une phrase : ce que l’entreprise couperait d’abord avec la moitié de l’argent.',
        en: 'The band chosen, as it is, or the amount that the person gives; set none yourself. Then a table of four or five items, in the order in which to pay them, one of them for the unexpected: item, what it should bring, what it costs (the amount given, otherwise “to be completed”), how to obtain its price. One sentence: what the business would cut first with half of the money.',
      },
      askWithForecast: {
        fr: 'La tranche choisie, telle quelle, ou le montant que la personne donne; n’en fixez pas vous-même. Puis un tableau de quatre ou cinq postes, dans l’ordre où les payer, dont un pour les imprévus : poste, ce qu’il doit rapporter, ce qu’il coûte (le montant donné, sinon « à préciser »), comment en obtenir le prix. Deux phrases : ce que laisse une vente ({{f:offer1.price}} de prix, {{f:offer1.margin}} de marge) pour payer le tout, et ce que l’entreprise couperait d’abord avec la moitié de l’argent.',
        en: 'The band chosen, as it is, or the amount that the person gives; set none yourself. Then a table of four or five items, in the order in which to pay them, one of them for the unexpected: item, what it should bring, what it costs (the amount given, otherwise “to be completed”), how to obtain its price. Two sentences: what a sale leaves ({{f:offer1.price}} of price, {{f:offer1.margin}} of margin) to pay for it all, and what the business would cut first with half of the money.',
      },
      restsOn: ['budget', 'marketingChannels'],
      words: 140,
      figures: true,
    },
    path: {
      ask: {
        fr: 'Le chemin que décrivent les réponses, en cinq étapes et en liste numérotée : découvrir, s’intéresser, acheter une première fois, revenir, recommander. Pour chacune, ce que vit le client, ce que fait l’entreprise, et où elle risque de le perdre.',
        en: 'The path that the answers describe, in five stages, as a numbered list: discover, take interest, buy a first time, come back, recommend. For each, what the customer experiences, what the business does, and where it may lose the customer.',
      },
      restsOn: ['customerAcquisition'],
      words: 160,
    },
    content: {
      ask: {
        fr: 'Un tableau de quatre semaines : semaine, sujet, format et canal, appel à l’action. Puis deux textes prêts à publier, de deux phrases chacun, dans le ton choisi.',
        en: 'A table of four weeks: week, topic, format and channel, call to action. Then two texts ready to publish, two sentences each, in the chosen tone.',
      },
      restsOn: ['contentStrategy', 'brandPersonality', 'valueProposition'],
      words: 180,
    },
    measures: {
      ask: {
        fr: 'Un tableau de quatre ou cinq mesures simples : mesure, comment la noter, fréquence, cible (« à vérifier » si la personne n’en donne pas), ce que l’entreprise fera si elle n’est pas atteinte. L’une est le coût d’un nouveau client (dépense divisée par nouveaux clients).',
        en: 'A table of four or five simple measures: measure, how to record it, how often, target (“to verify” where the person gives none), what the business will do if it is missed. One is the cost of a new customer (spending divided by new customers).',
      },
      restsOn: ['customerAcquisition', 'budget', 'finances.revenueGoals'],
      words: 140,
    },
    rules: {
      ask: {
        fr: 'En puces, ce que ces règles demandent à cette entreprise, avec ses canaux : français dans l’affichage et la publicité (Charte de la langue française, OQLF), Loi canadienne anti-pourriel (consentement, identification, désabonnement), Loi sur la protection du consommateur (prix annoncé, concours, publicité aux enfants), Loi 25 (renseignements personnels, témoins de connexion). Hors du Québec, dites lesquelles ne s’appliquent pas.',
        en: 'As bullets, what these rules ask of this business, with its channels: French on signs and in advertising (Charter of the French Language, OQLF), Canada’s anti-spam law (consent, identification, unsubscribing), Consumer Protection Act (advertised price, contests, advertising to children), Law 25 (personal information, cookies). Outside Quebec, say which do not apply.',
      },
      restsOn: ['marketingChannels', 'contentStrategy', 'idea.location'],
      words: 140,
    },
    nextSteps: {
      ask: {
        fr: 'Trois à cinq gestes, en liste numérotée, avec échéance et preuve que c’est fait; le premier se fait cette semaine, sans argent.',
        en: 'Three to five actions, as a numbered list, with a due date and the proof that it is done; the first is done this week, without money.',
      },
      restsOn: ['marketingChannels', 'customerAcquisition'],
      words: 110,
    },
  },
});
