import type { NamedTexts } from '../sections/template.ts';

/** Sentences that the writer adds to an idea. `{words}` is replaced by the user's interest, skill or customers. */
export const ideaWords: NamedTexts = {
  fr: `
interest.0 = Vous dites aimer {words} : vous parlerez la langue de ces clients.
interest.1 = Vous écrivez {words} : c’est ce qui vous gardera en selle les mois tranquilles.
skill.0 = Vous partez d’une vraie base : {words}.
skill.1 = Ce que vous apportez, {words}, sert dès le premier client.
field.0 = C’est dans le secteur que vous visez; demandez à quelqu’un du métier ce qu’il faut savoir faire.
loosely.0 = Rien dans vos réponses n’y mène tout droit : gardez-la seulement si elle vous parle.
loosely.1 = C’est plus loin de vos réponses; un associé du métier serait utile.
try.0 = Premier essai : trois clients, à prix réel, avant d’acheter quoi que ce soit.
try.1 = Avant de vous lancer, appelez deux personnes qui le font dans une autre région.
firstCustomers = Premières personnes à qui en parler : {words}.
demonstration = Liste de démonstration, composée sans IA à partir de vos réponses; pour un vrai fournisseur, réglez AI_BASE_URL et AI_API_KEY.`,
  en: `
interest.0 = You say that you love {words}: you will speak these customers’ language.
interest.1 = You write {words}: that is what will keep you going in the quiet months.
skill.0 = You start from a real base: {words}.
skill.1 = What you bring, {words}, is useful from the first customer.
field.0 = It is in the field you want; ask someone in the trade what it takes.
loosely.0 = Nothing in your answers leads straight there: keep it only if it speaks to you.
loosely.1 = This is further from your answers; a co-owner from the trade would be useful.
try.0 = First try: three customers, at a real price, before buying anything.
try.1 = Before you begin, call two people who do it in another region.
firstCustomers = First people to talk to about it: {words}.
demonstration = A demonstration list, composed without AI from your answers; for a real provider, set AI_BASE_URL and AI_API_KEY.`,
};
