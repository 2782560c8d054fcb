/** Words that reveal what people like, know or work with, by theme, in both languages and without accents. */
const signs = {
  cooking:
    /cuisin|recette|patiss|boulang|repas|gastronom|aliment|nourriture|\bcook|\bbak|recipe|food|meal|culinary|chef/,
  gardening:
    /jardin|potager|plante|fleur|horticult|serre|agricol|ferme|garden|\bplants\b|flower|farm|greenhouse/,
  woodwork: /\bbois\b|menuis|ebenist|meuble|wood|carpent|furniture|cabinet/,
  crafts:
    /artisan|bricol|savon|bougie|ceramique|poterie|bijou|tricot|vieux metiers|craft|soap|candle|ceramic|pottery|jewel|knit|handmade/,
  sewing:
    /coutur|couds|coudre|cuir|tissu|vetement|mode\b|sewing|\bsew\b|leather|fabric|cloth|fashion/,
  art: /dessin|peinture|peindre|illustr|\barts?\b|decor|design|draw|paint|graphi/,
  photography: /photo|video|camera|cinema|film/,
  writing: /ecri|redact|lecture|livres?\b|poesie|journalis|writ|reading|books?\b|editing|blog/,
  languages:
    /langue|bilingue|traduc|anglais|espagnol|arabe|franci|language|bilingual|translat|english|spanish|french/,
  history: /histoire|patrimoine|genealog|musee|history|heritage|museum/,
  teaching:
    /enseign|format(?:ion|eur|rice)|tutorat|animat|pedagog|expliqu|teach|\btrain|tutor|coach|explain/,
  children:
    /enfant|famille|bebe|garderie|jeunes|scout|child|kids?\b|family|families|baby|daycare|youth/,
  seniors:
    /aine|grands?-parent|personnes? agee|retrait|proches? aidant|senior|elder|older people|orderly|grandparent|retire/,
  care: /soin|sante|infirm|prepose|orderly|massage|bien-etre|ecoute|aidant|nurs|health|\bcar(?:e|ing)\b|wellness|listening/,
  animals:
    /\banima(?:l|ux)|mouton|\bsheep\b|chien|chat\b|chats\b|cheval|chevaux|\bpets?\b|dogs?\b|\bcats?\b|horse|animal/,
  sports:
    /\bsport|\bcourse|yoga|entrain|\bgym|hockey|\bvelo|\bla marche\b|running|fitness|exercise|swim/,
  outdoors:
    /plein air|randonn|\bski\b|camping|canot|kayak|\bpeche|chasse|foret|\bnature|outdoor|\bhik|canoe|fishing|forest/,
  bicycles: /\bvelo|cyclis|bike|bicycl|cycling/,
  mechanics:
    /mecani|moteur|repar|soud|electro|electri|auto\b|autos\b|mechanic|engine|repair|fix|weld|\bcars?\b/,
  driving:
    /permis de conduire|condui|camion|remorque|livraison|chauffeur|licen[cs]e|driv|truck|trailer|deliver/,
  building:
    /renov|construc|plomb|peintre|batiment|charpent|bricol|renovat|plumb|handy|build|drywall/,
  cleaning: /menage|rangement|nettoy|organis|\bordre\b|proprete|clean|tidy|organiz|\border\b/,
  computers:
    /informat|programm|\bweb\b|logiciel|excel|ordinateur|technolog|numerique|comput|software|coding|code\b|digital|spreadsheet|data\b/,
  accounting:
    /comptab|finance|chiffres|budget|impot|tenue de livres|mathem|excel|account|bookkeep|tax|numbers|math/,
  administration:
    /administ|secretar|gestion|coordin|organis|bureau|planific|admin|manag|coordinat|office|planning/,
  customers:
    /clientele|vente|accueil|service a la|entregent|hotel|customer|sales|selling|hospitality|people skills/,
  business: /entrepren|affaires|marketing|commerce|negoci|business|marketing|commerce|negotiat/,
  environment:
    /environnement|ecolog|zero dechet|compost|recycl|climat|environment|ecolog|zero waste|climate/,
  reuse:
    /d'occasion|friperie|reparer plutot|meubles anciens|recuper|reemploi|seconde main|vintage|antiqu|second-?hand|thrift|upcycl|reuse|antique|old tools/,
  events: /evenement|fete|mariage|festival|event|wedding|part(?:y|ies)\b/,
  travel: /voyage|tourisme|cultures?\b|du monde|grand-mere|travel|touris|world|grandmother/,
} as const satisfies Readonly<Record<string, RegExp>>;

type Theme = keyof typeof signs;
export const themes = Object.keys(signs) as readonly Theme[];

/** @returns a text in lower case without accents. */
export function bare(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}

/** @returns the themes of a text. */
export function themesOf(text: string): ReadonlySet<Theme> {
  const words = bare(text);
  return new Set(themes.filter((theme) => signs[theme].test(words)));
}
