/**
 * The words that show that a business is digital, has goods or works on site. Except for `initials`, they are matched
 * against text in lower case, without accents and with straight apostrophes.
 */

/** Things that can be taught or provided either remotely or in person. */
const lessons =
  '(?:cours|formations?|lecons?|seances?|coaching|tutorat|consultations?|conferences?|courses?|lessons?|class(?:es)?|tutoring|sessions?|trainings?)';

/** Names of digital businesses and their products. */
const digital: readonly RegExp[] = [
  /\b(?:apps?(?!\.\s*\d)|applis?)\b/g,
  /\bapplications?\b/g,
  /\b(?:logiciels?|progiciels?|software|firmware|saas)\b/g,
  /\b(?:plateformes?|plates-formes?|platforms?)\b/g,
  /\b(?:virtuel(?:le)?s?|virtual)\b/g,
  /\b(?:numeriques?|digital(?:e|es|s)?|dematerialise(?:e|es|s)?)\b/g,
  /\b(?:jeux?[- ]videos?|video[- ]?games?|esports?)\b/g,
  /\b(?:intelligence artificielle|artificial intelligence|machine learning|apprentissage automatique)\b/g,
  /\b(?:robots? conversationnels?|chatbots?|blockchain|chaines? de blocs|cryptomonnaies?)\b/g,
  /\b(?:balados?|baladodiffusions?|podcasts?|blogues?|blogs?|vlogs?|youtube|twitch)\b/g,
  /\b(?:infolettres?|newsletters?|webinaires?|webinars?)\b/g,
  /\b(?:diffusion en continu|streaming|livestreams?)\b/g,
  /\b(?:infonuagiques?|cloud[- ](?:based|hosting|services?|software|computing|storage))\b/g,
  /\b(?:services?|programmation|developpement|securite) informatiques?\b/g,
  /\b(?:developpement|programmation) mobile\b/g,
  /\b(?:agences?|conception|creation|design|developpement|hebergement|marketing|programmation|redaction|referencement|refonte) (?:de |d')?(?:sites? |pages? )?(?:web|internet)\b/g,
  /\bweb (?:agency|design\w*|develop\w*|hosting|marketing|programming)\b|\b(?:build|creat|design|develop)\w* (?:\w+ )?websites?\b/g,
  /\bcybersecur\w+/g,
  /\b(?:e-?books?|livres? electroniques?)\b/g,
  /\b(?:gestion (?:de|des) (?:reseaux|medias) sociaux|social media (?:management|manager))\b/g,
  /\b(?:creation|createurs?|creatrices?) de contenus?\b/g,
  /\bcontent creat(?:ion|ors?)\b/g,
  new RegExp(`\\b${lessons}(?: [\\w'-]+){0,4} (?:en ligne|online|par zoom|on zoom)\\b`, 'g'),
  new RegExp(`\\bonline (?:[\\w'-]+ ){0,2}${lessons}\\b`, 'g'),
  /\ba distance(?! d[eu' ])|\bremotely\b|\bvisioconferences?\b|\bvideo ?(?:calls?|conferenc\w+)\b/g,
];

/** Words for selling online, which make a business digital only if it has no goods and no work on site. */
const online: readonly RegExp[] = [
  /\b(?:sites? (?:transactionnels?|marchands?)|web|internet|websites?)\b/g,
  /\b(?:en ligne|online)\b/g,
  /\b(?:commerce electronique|cybercommerce|e-?commerce)\b/g,
];

/**
 * Physical things next to which "application" has another meaning, such as « application de peinture » (applying
 * paint).
 */
const matter =
  "(?:la |le |les |l'|un |une |the )?(?:peintures?|paint|vernis|laque|teintures?|enduits?|scellants?|sealants?|cremes?|creams?|maquillage|makeup|engrais|fertilizers?|pesticides?|herbicides?|produits?|asphalte|asphalt|goudron|resines?|resin|epoxy|urethane|isolants?|insulation|abrasifs?|sel|fondants?|salt|de-?icers?|mousse|revetements?|coatings?|pellicules?|vinyles?|vinyl|henne|henna|gel|cils|lois?|reglements?|normes?|sanctions?)";

/** Everyday phrases that contain a digital word but mean nothing digital. They are removed before the search. */
const everyday: readonly RegExp[] = [
  new RegExp(`\\bapplications? (?:de |d'|du |des |of )${matter}\\b`, 'g'),
  new RegExp(`\\b${matter} applications?\\b`, 'g'),
  /\b(?:job|loan|grant|school|visa|permit) applications?\b|\bapplications? forms?\b/g,
  /\b(?:chaussures?|souliers?|sandales?|bottes?|semelles?|lits?) (?:a )?plateformes?\b/g,
  /\bplateformes? (?:elevatrices?|petrolieres?|de (?:levage|chargement|forage|camion|quai|bois|transport)|en bois)\b/g,
  /\bplatform (?:shoes?|boots?|sandals?|beds?|lifts?|trucks?)\b/g,
  /\bpatins? (?:a roues alignees )?en ligne\b|\ben ligne (?:droite|directe|de compte|de mire|avec)\b/g,
  /\b(?:commande|impression|imprimerie|horloge|montre|piano|balance|affichage|photographie|photo|appareil photo)s? numeriques?\b/g,
  /\bdigital (?:print(?:ing|s|ers?)?|clocks?|watch(?:es)?|scales?|pianos?|cameras?|thermometers?)\b/g,
  /\bempreintes? digitales?\b|\bmises? en application\b/g,
  /\bcafes? internet\b|\binternet cafes?\b|\bspider web\b/g,
];

/** What customers do with any business, such as finding, booking and paying it. */
const dealings =
  '(?:reserv\\w*|rendez-vous|rdv|soumissions?|devis|estim\\w+|inscri\\w*|paiements?|pay(?:er|ent|e|ees?)|lou(?:er|ent|ees?)|book(?:s|ed|ings?)?|appointments?|schedul\\w+|quotes?|sign(?:s|ed|ing)?[- ]?ups?|regist\\w+|payments?|pay|rent(?:s|ed|ing|als?)?|nous trouve\\w*|me trouve\\w*|find (?:us|me))';
const determiner =
  "(?:(?:le|la|un|une|mon|ma|notre|nos|leur|son|the|an?|my|our|their|its) |l')?(?:petite? |simple |small )?";
const ownSite =
  '(?:page web|page facebook|sites?(?: web| internet)?(?: vitrine)?|web ?sites?|web|internet|net|applis?|apps?|applications?|plateformes?|platforms?)';

/** Phrases about how any business is found, booked, paid or run. They are removed before the search. */
const showcase: readonly RegExp[] = [
  new RegExp(
    `\\b${dealings}(?: (?!${lessons}\\b)[\\w'-]+){0,5}? (?:en ligne|online|(?:sur|par|via|avec|on|through|by|with|over|using) ${determiner}${ownSite})\\b`,
    'g',
  ),
  /\bonline (?:book\w+|reserv\w+|appointments?|scheduling|payments?|quotes?|sign[- ]?ups?|registrations?|waiting lists?)\b/g,
  /\b(?:mon|notre|son|leur|my|our|its|their) (?:petit |simple |small )?(?:sites? (?:web|internet)|web ?sites?|online presence)\b/g,
  /\b(?:ma|notre|sa) (?:presence|vitrine) (?:en ligne|sur (?:le web|internet))\b/g,
  /\b(?:avec|et|plus|ainsi qu'|aussi|with|and|plus|have|has) (?:un|a) (?:petit |simple |small )?(?:sites? (?:web|internet)|web ?site)\b/g,
  /\b(?:geree?s?|suivie?s?|organisee?s?|managed|run|tracked|organized) (?:par|avec|sur|by|with|through) (?:une |an? )(?:appli(?:cation)?|app|logiciel|plateforme|platform)(?: mobile)?\b/g,
  /\b(?:appli(?:cation)?|app|logiciel|software)s? (?:mobile )?(?:pour|to|for) \w+ (?:mes|nos|my|our) /g,
  /\bsites? (?:web |internet )?vitrines?\b|\bshowcase web ?sites?\b/g,
  /\b(?:avec|par|dans|via|et|mon|ma|notre|with|through|and|my|our) (?:une |an? )?(?:infolettre|newsletter)s?(?! pa[yi])\b/g,
];

/** Signs of a place, a vehicle or work on site. They count only if the project sells online but nothing digital. */
const onSite: readonly RegExp[] = [
  /\b(?:salons?|coiff\w+|barbiers?|barber\w*|hair\w*|esthetique|massages?|massotherap\w+|toilettage|grooming)\b/g,
  /\b(?:menage|menagers?|netto[iy]\w+|lavage|clean(?:ing|ers?)|janitorial|deneig\w+|snow)\b/g,
  /\b(?:camions?|camionnettes?|fourgon\w*|vans?|trucks?|vehicules?|vehicles?|remorques?|trailers?|taxis?)\b/g,
  /\b(?:kayaks?|canots?|canoes?|velos?|bikes?|bicycles?|gites?|camping|chalets?)\b/g,
  /\b(?:garderies?|service de garde|day ?cares?|child ?care|paysag\w+|landscap\w*|gazon|lawns?|jardin\w*|garden\w*)\b/g,
  /\b(?:repar\w+|repairs?|plomb\w+|plumb\w+|electricien\w*|electricians?|menuis\w+|carpent\w+|renov\w+|toiture|roofing|demenag\w+)\b/g,
  /\b(?:photograph\w+|mariages?|weddings?|a domicile|chez (?:le|les|mes|nos) clients?|sur place|on[- ]site|in[- ]home|in person|en personne)\b/g,
  /\b(?:ateliers?|workshops?|studios?|gyms?|local|locaux|premises|cafes?|kiosques?|entrepots?|warehouses?)\b/g,
];

/** Statements that the business has its own place. They count only if it sells something digital. */
const ownPlace: readonly RegExp[] = [
  /(?:^|[.;:!?] |\b(?:ouvrir|lancer|demarrer|mon|ma|notre|open|start|opening|my|our) )(?:une? |an? )?(?:petite? |small )?(?:\w+ )?(?:studios?|salons?|gyms?|local|cafes?|gites?|garderies?|clinics?|cliniques?)\b/g,
];

/** Names of goods and food. Like `onSite`, they count only if the project sells online but nothing digital. */
const wares: readonly RegExp[] = [
  /\b(?:maraich\w+|paniers?|legumes?|fruits?|miel|fromages?|pains?|repas|plats|farms?|vegetables?|baskets?|produce|honey|cheese|bread|meals?|food trucks?|camions?[- ]cuisine)\b/g,
  /\b(?:ceramiques?|ceramics?|poteries?|pottery|tasses?|mugs?|affiches?|posters?|prints|plantes?|plants?|jouets?|toys?|chandails?|t-shirts?)\b/g,
];

/**
 * Matches a negation just before a word: « sans application » (without an app), « pas besoin d’un site web » (no need
 * for a website).
 */
const denial =
  /(?:\b(?:sans|pas|aucune?|ni|jamais|no|not|without|never|nor)|n't) (?:(?:besoin de?|passer par|utiliser|de|une?|les?|la|need for|need|use|using|an?|any|the|applications?|apps?|sites?|ventes?|sales?) |besoin d'|d'|l'){0,4}$/;
/** How many characters before a word are searched for a negation. */
const denialLength = 40;

const goods: readonly RegExp[] = [
  /\b(?:livraisons?|livrer|livrees?|livrons|livreurs?|livres? (?:chez|a (?:domicile|la porte|velo))|expedi\w+|colis|emball\w+)\b/g,
  /\b(?:deliver(?:y|ies)|delivered|ship(?:s|ped|ping)|parcels?|packag(?:ed|ing))\b/g,
  /\b(?:fabri(?:quer|quons|quee?s?|cation|cants?)|manufactur\w+|made by hand|hand-?made|handcraft\w*)\b/g,
  /\b(?:artisan(?:s|al|ale|ales|aux)?|fait(?:e|es|s)? (?:a la )?main|couture|cousu\w*|tricot\w*|sewing|knit(?:s|ted|ting)?)\b/g,
  /\b(?:boulanger\w*|patisser\w*|traiteurs?|cuisin(?:er|ons|ees?)|plats? cuisines?|baker(?:y|ies)|baked|baking|catering)\b/g,
  /\b(?:restaurants?|epiceries?|boutiques?|magasins?|grocery|online (?:store|shop)s?)\b/g,
  /\b(?:commerce electronique|cybercommerce|e-?commerce)\b/g,
  /\b(?:savons?|bougies?|bijoux|vetements?|meubles?|cosmetiques?|soaps?|candles?|jewel\w*|clothes|clothing|furniture|cosmetics)\b/g,
];

/** Phrases that contain a word for making goods, but only say what is taught or who the customers are. */
const madeOfNothing: readonly RegExp[] = [
  /\b(?:cours|ateliers?|lecons?|formations?) (?:de |d')(?:cuisine|couture|tricot|patisserie)\b/g,
  /\b(?:cooking|baking|sewing|knitting) (?:class(?:es)?|lessons?|courses?)\b/g,
  /\bpour (?:les |des |nos |petite?s ){0,2}(?:boulangeries|patisseries|traiteurs|artisans|fabricants|livreurs|restaurants|epiceries|boutiques|magasins)\b/g,
  /\bfor (?:small |local ){0,2}(?:bakeries|restaurants|manufacturers|grocery stores|caterers)\b/g,
];

/**
 * Initials of digital products. They must be in capitals, and AI must not follow an apostrophe, because "ai" in "J’AI"
 * is the French verb "have".
 */
const initials = /(?<!\p{L})(?:IA|APIs?|NFTs?|(?<!['’])AI)(?![\p{L}'’-])/u;

function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/** @returns true if one of `signs` occurs in `text` without a negation, after the phrases in `except` are removed. */
function holds(text: string, signs: readonly RegExp[], except: readonly RegExp[]): boolean {
  const rest = except.reduce((left, phrase) => left.replace(phrase, ' . '), bare(text));
  return signs.some((sign) =>
    [...rest.matchAll(sign)].some(
      ({ index }) => !denial.test(rest.slice(Math.max(0, index - denialLength), index)),
    ),
  );
}

/**
 * @returns true if the text shows that something digital is sold. Applying paint (« application de peinture ») or a
 * hair salon with online booking does not count.
 */
export function speaksOfDigital(text: string): boolean {
  return initials.test(text) || holds(text, digital, [...everyday, ...showcase]);
}

/** @returns true if the text mentions selling online; being found, booked or paid online does not count. */
export function speaksOfOnline(text: string): boolean {
  return holds(text, online, [...everyday, ...showcase]);
}

/** @returns true if the text mentions making, preparing, shipping or selling goods. */
export function speaksOfGoods(text: string): boolean {
  return holds(text, goods, madeOfNothing);
}

/** @returns true if `speaksOfGoods` is true or the text names other goods or food. */
export function speaksOfWares(text: string): boolean {
  return speaksOfGoods(text) || holds(text, wares, madeOfNothing);
}

/** @returns true if the text mentions a place, a vehicle or work on site. */
export function speaksOfSite(text: string): boolean {
  return holds(text, onSite, []);
}

/** @returns true if the text states that the business has its own place. */
export function speaksOfOwnPlace(text: string): boolean {
  return holds(text, ownPlace, []);
}
