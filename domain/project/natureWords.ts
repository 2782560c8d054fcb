/**
 * The words by which a text tells that a business is digital, or that it makes or ships something.
 * They are looked for in a text in lower case, without accents and with straight apostrophes.
 */

/** What digital businesses are called and sell. */
const digital: readonly RegExp[] = [
  /\b(?:apps?(?!\.\s*\d)|applis?)\b/g,
  /\bapplications?\b/g,
  /\b(?:logiciels?|progiciels?|software|firmware|saas)\b/g,
  /\b(?:plateformes?|plates-formes?|platforms?)\b/g,
  /\bsites? (?:web|internet|transactionnels?|marchands?)\b/g,
  /\b(?:web|internet|websites?|webinaires?|webinars?)\b/g,
  /\b(?:en ligne|online|virtuel(?:le)?s?|virtual)\b/g,
  /\b(?:numeriques?|digital(?:e|es|s)?|dematerialise(?:e|es|s)?)\b/g,
  /\b(?:commerce electronique|cybercommerce|e-?commerce)\b/g,
  /\b(?:jeux?[- ]videos?|video[- ]?games?|esports?)\b/g,
  /\b(?:intelligence artificielle|artificial intelligence|machine learning|apprentissage automatique)\b/g,
  /\b(?:robots? conversationnels?|chatbots?|blockchain|chaines? de blocs|cryptomonnaies?)\b/g,
  /\b(?:balados?|baladodiffusions?|podcasts?|blogues?|blogs?|vlogs?|youtube|twitch)\b/g,
  /\b(?:diffusion en continu|streaming|livestreams?)\b/g,
  /\b(?:infonuagiques?|cloud[- ](?:based|hosting|services?|software|computing|storage))\b/g,
  /\b(?:services?|programmation|developpement|securite) informatiques?\b/g,
  /\b(?:developpement|programmation) (?:web|mobile)\b/g,
  /\bcybersecur\w+/g,
  /\b(?:e-?books?|livres? electroniques?)\b/g,
  /\b(?:gestion (?:de|des) (?:reseaux|medias) sociaux|social media (?:management|manager))\b/g,
  /\b(?:creation|createurs?|creatrices?) de contenus?\b/g,
  /\bcontent creat(?:ion|ors?)\b/g,
];

/** Everyday matter on which a digital word means something else. */
const matter =
  "(?:la |le |les |l'|un |une |the )?(?:peintures?|paint|vernis|laque|teintures?|enduits?|scellants?|sealants?|cremes?|creams?|maquillage|makeup|engrais|fertilizers?|pesticides?|herbicides?|produits?|asphalte|asphalt|goudron|resines?|resin|epoxy|urethane|isolants?|insulation|mousse|revetements?|coatings?|pellicules?|vinyles?|vinyl|henne|henna|gel|cils|lois?|reglements?|normes?|sanctions?)";

/** Everyday phrases that hold a digital word and are not digital; they are taken out first. */
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

/** A word that denies the one that follows: « sans application », « pas besoin d’un site web ». */
const denial =
  /(?:\b(?:sans|pas|aucune?|ni|jamais|no|not|without|never|nor)|n't) (?:(?:besoin de?|passer par|utiliser|de|une?|les?|la|need for|need|use|using|an?|any|the|applications?|apps?|sites?|ventes?|sales?) |besoin d'|d'|l'){0,4}$/;
/** A denial is no longer than this. */
const denialLength = 40;

/** Signs that something is made, prepared or shipped. */
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

/** Everyday phrases that hold a word of making and make nothing: what is taught, and whom it is for. */
const madeOfNothing: readonly RegExp[] = [
  /\b(?:cours|ateliers?|lecons?|formations?) (?:de |d')(?:cuisine|couture|tricot|patisserie)\b/g,
  /\b(?:cooking|baking|sewing|knitting) (?:class(?:es)?|lessons?|courses?)\b/g,
  /\bpour (?:les |des |nos |petite?s ){0,2}(?:boulangeries|patisseries|traiteurs|artisans|fabricants|livreurs|restaurants|epiceries|boutiques|magasins)\b/g,
  /\bfor (?:small |local ){0,2}(?:bakeries|restaurants|manufacturers|grocery stores|caterers)\b/g,
];

/** Initials that are everyday words in lower case, or, after an apostrophe, in capitals: « J’AI ». */
const initials = /(?<!\p{L})(?:IA|APIs?|NFTs?|(?<!['’])AI)(?![\p{L}'’-])/u;

function bare(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .toLowerCase();
}

/** @returns true when one of `signs` stands in `text`, outside the phrases of `except`, and is not denied. */
function holds(text: string, signs: readonly RegExp[], except: readonly RegExp[]): boolean {
  const rest = except.reduce((left, phrase) => left.replace(phrase, ' . '), bare(text));
  return signs.some((sign) =>
    [...rest.matchAll(sign)].some(
      ({ index }) => !denial.test(rest.slice(Math.max(0, index - denialLength), index)),
    ),
  );
}

/** @returns true when a text tells of a digital business, and not of an « application de peinture ». */
export function speaksOfDigital(text: string): boolean {
  return initials.test(text) || holds(text, digital, everyday);
}

/** @returns true when a text tells that something is made, prepared or shipped. */
export function speaksOfGoods(text: string): boolean {
  return holds(text, goods, madeOfNothing);
}
