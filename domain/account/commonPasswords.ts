/**
 * Words that people in Quebec often choose as passwords, in French and English: endearments, swear words, first names,
 * places, teams, pets and computer terms. The list was written for this product from general knowledge. The words have
 * the form that `foldedPassword` returns, and consist of letters only. A list of leaked passwords is checked separately
 * (`server/auth/refusedPassword.ts`).
 */
const words = `
motdepasse motpasse monmotdepasse passe passeport password passwd passw pass passport passcode passphrase pwd secret
confidentiel admin administrateur administrator adminadmin root toor user utilisateur usager username login logon
connexion connecter session compte account invite guest client default defaut temporaire temp test testing tester
teste demo changeme changemoi changezmoi letmein entrer entree enter welcome bienvenue open ouvrir ouvretoi sesame
master maitre access acces internet ordinateur computer portable serveur server windows microsoft apple google gmail
hotmail yahoo outlook facebook instagram youtube tiktok twitter netflix spotify videotron desjardins caisse banque
bank argent money dollar cash affaires business entreprise compagnie company boss bonjour bonsoir bonnenuit allo
allomonde salut coucou hello helloworld hi bye goodbye merci thankyou thanks please svp oui non yes nope aucun rien
nothing none null inconnu unknown azerty qwerty asdf zxcv wxcv qwer azer abc abcd doudou dodo doux douce minou minoune
mimi mimine chaton chatte chat chats chaine matou kitty kitten cat pitou toutou chien chienne chiot dog doggy puppy
loup louve loulou louloute lapin lapinou lapine bunny rabbit nounours ourson ours teddy bear poupou poupoune poupee
puce pupuce choupette choupinette chouchou chou choupi bibi bebe baby bebes titi toto tata tintin nini nono lolo lala
lili lulu zaza zouzou gros grosse ptitloup petitloup petitcoeur moncoeur coeur coeurs coeurdamour heart love loveyou
iloveyou ilove lover lovely amour amours amoureux amoureuse monamour mamour jetaime jetadore teamo cheri cherie
moncheri macherie honey sweetheart sweety darling ange angel anges demon bisou bisous bizou calin caline tendresse
passion bonheur joie heureux happy smile sourire soleil sun sunshine lune moon etoile etoiles star stars ciel sky
arcenciel rainbow papillon butterfly fleur fleurs flower rose roses tulipe marguerite lilas violette lavande princesse
princess prince reine queen roi king duchesse licorne unicorn dragon magie magique magic fee sorciere sorcier lutin
maman mamans papa papas mamie papi mami mommy mom daddy dad grandmaman grandpapa mere pere frere soeur enfant enfants
famille family ami amis amie amies friend friends copain copine fille garcon boy girl homme femme tabarnak tabarnac
tabarnaque tabernak tabernac tabernacle tabarnouche tabarouette calisse calice calvaire calvere caliss crisse criss
cristi christ ostie osti esti estie hostie ciboire cibole viarge vierge simonac simonaque sacrament sacramant batinse
baptime batard maudit mautadit mautadine torrieu merde marde shit fuck fucker fuckyou fuckoff asshole bitch salope
putain pute connard niaiseux niaiseuse niochon moron quebec montreal laval gatineau longueuil sherbrooke levis
saguenay troisrivieres terrebonne repentigny brossard drummondville granby blainville saintjerome saintjean
saintejulie rimouski shawinigan victoriaville rouyn rouynnoranda valdor abitibi gaspe gaspesie perce charlevoix
chicoutimi jonquiere alma septiles baiecomeau mauricie estrie beauce lanaudiere laurentides monteregie outaouais
cotenord ilesdelamadeleine tremblant magog joliette sorel toronto ottawa vancouver calgary edmonton winnipeg halifax
moncton ontario canada canadien canadienne quebecois quebecoise libre vivelequebec vivequebec paris france newyork
boston florida floride miami cuba haiti maroc algerie tunisie liban senegal cameroun canadiens habs gohabsgo leshabs
habitants nordiques expos alouettes remparts carabins rougeetor hockey soccer football baseball basketball tennis golf
ski velo moto rondelle puck goal but lafleur beliveau maurice richard mauricerichard lemieux crosby gretzky subban
patrickroy carey price careyprice koivu suzuki caufield slafkovsky bruins leafs mapleleafs rangers yankees cowboys
lakers patriots steelers packers eagles ferrari porsche mustang corvette camaro honda toyota mazda harley yamaha
kawasaki skidoo bombardier chocolat chocolate vanille fraise strawberry framboise bleuet bleuets cerise cherry banane
banana pomme pommes orange citron peche ananas cannelle caramel bonbon bonbons candy biscuit biscuits cookie cookies
gateau poutine sirop erable siropderable cabaneasucre tourtiere pizza fromage cheese cafe coffee biere beer vin wine
rhum vodka caribou orignal castor tuque hiver winter neige snow printemps spring ete summer automne autumn tempete
rouge bleu bleue vert verte jaune noir noire blanc blanche mauve violet red blue green purple black white pink yellow
silver gold lundi mardi mercredi jeudi vendredi samedi dimanche monday tuesday wednesday thursday friday saturday
sunday janvier fevrier mars avril mai juin juillet aout septembre octobre novembre decembre january february march
april june july august september october november december noel joyeuxnoel christmas paques halloween vacances
vacation voyage aventure liberte freedom victoire victory courage espoir hope paix peace vie viva lavie life musique
music guitare guitar piano danse dance chanson starwars startrek pokemon pikachu mario luigi zelda minecraft fortnite
roblox superman batman spiderman wonderwoman harrypotter potter hogwarts gandalf frodo matrix merlin asterix obelix
astroboy snoopy garfield mickey minnie disney simba nemo shrek naruto goku gamer player hacker ninja pirate samurai
soldier warrior hunter killer phoenix tiger tigre lion lionne panda dauphin dolphin aigle eagle faucon falcon cheval
horse poney vache cochon poulet chicken grenouille tortue turtle monkey singe souris mouse requin shark baleine
alexandre alexandra alexis andre andree anna anne annie antoine audrey benjamin benoit bernard bianca camille carole
caroline catherine cedric celine chantal charles charlotte chloe christian christine claude claudia claudine coralie
daniel danielle david denis denise diane dominic dominique edith elisabeth elise elodie emile emilie emily emma eric
etienne eva felix florence francis francois francoise frank frederic gabriel gabrielle genevieve georges gerard
ghislaine gilles ginette guillaume guy helene henri hugo isabelle jacob jacques jade jason jean jeanne jennifer
jeremie jeremy jerome jessica jessie joanie jocelyne johanne jonathan jordan joseph josee josiane judith julie julien
juliette justin justine karine kathleen katherine kevin kim laura laurence laurent lea leo liam lily line lise logan
louis louise luc lucas lucie lucille lyne madeleine manon marc marcel marie mariejosee mariepier mariesoleil marilyn
marilyne marine martin martine mathieu mathilde matthew maude maxime maxim megan melanie melissa melodie michael
michel micheline michelle mireille monique myriam nadia nadine nancy natacha nathalie nathan nicolas nicole noah
noemie normand olivia olivier oscar pascal pascale patricia patrice patrick paul pauline philippe pierre rachel
raphael raymond rejean rene renee robert roger rolande roxane roxanne ryan sabrina samuel samantha sandra sara sarah
sebastien serge simon simone solange sophie stephane stephanie steve suzanne sylvain sylvie tania thomas tommy tristan
valerie vanessa veronique victor victoria vincent virginie william xavier yan yannick yves yvon yvonne zoe ashley
amanda andrew anthony brandon charlie chelsea chris christopher cooper daisy george ginger hannah harry jackson jake
james jasper joshua maggie max molly oliver pepper rocky sam sammy sasha scooter shadow sophia taylor tigger toby
whatever trustno iforgot jaioublie oublie forgot iamgod blink superstar rockstar hottie sexy cutie babygirl babyboy
lovelove blabla patate patates carotte bozo bidon nimporte nimportequoi chepas jesaispas sais tremblay gagnon roy cote
bouchard gauthier morin lavoie fortin gagne ouellet pelletier belanger levesque bergeron leblanc paquette girard
simard boucher caron beaulieu cloutier dube poirier fournier lapointe leclerc lefebvre poulin thibault nadeau martel
landry
`;

/**
 * @returns whether the text is one of the common words.
 * @param letters only letters, in the form that `foldedPassword` returns.
 */
export function isCommonWord(letters: string): boolean {
  return common.has(letters);
}

const common: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean));
