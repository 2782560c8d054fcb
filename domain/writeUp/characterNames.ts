/** HTML character names, each followed by its character or by `=` and its hexadecimal code points. */
const table = `
AEligÆ AMP& AacuteÁ AbreveĂ AcircÂ AcyА Afr𝔄 AgraveÀ AlphaΑ AmacrĀ And⩓ AogonĄ Aopf𝔸
ApplyFunction=2061 AringÅ Ascr𝒜 Assign≔ AtildeÃ AumlÄ Backslash∖ Barv⫧ Barwed⌆ BcyБ Because∵
Bernoullisℬ BetaΒ Bfr𝔅 Bopf𝔹 Breve˘ Bscrℬ Bumpeq≎ CHcyЧ COPY© CacuteĆ Cap⋒ CapitalDifferentialDⅅ
Cayleysℭ CcaronČ CcedilÇ CcircĈ Cconint∰ CdotĊ Cedilla¸ CenterDot· Cfrℭ ChiΧ CircleDot⊙
CircleMinus⊖ CirclePlus⊕ CircleTimes⊗ ClockwiseContourIntegral∲ CloseCurlyDoubleQuote”
CloseCurlyQuote’ Colon∷ Colone⩴ Congruent≡ Conint∯ ContourIntegral∮ Copfℂ Coproduct∐
CounterClockwiseContourIntegral∳ Cross⨯ Cscr𝒞 Cup⋓ CupCap≍ DDⅅ DDotrahd⤑ DJcyЂ DScyЅ DZcyЏ
Dagger‡ Darr↡ Dashv⫤ DcaronĎ DcyД Del∇ DeltaΔ Dfr𝔇 DiacriticalAcute´ DiacriticalDot˙
DiacriticalDoubleAcute˝ DiacriticalGrave=60 DiacriticalTilde˜ Diamond⋄ DifferentialDⅆ Dopf𝔻 Dot¨
DotDot=20dc DotEqual≐ DoubleContourIntegral∯ DoubleDot¨ DoubleDownArrow⇓ DoubleLeftArrow⇐
DoubleLeftRightArrow⇔ DoubleLeftTee⫤ DoubleLongLeftArrow⟸ DoubleLongLeftRightArrow⟺
DoubleLongRightArrow⟹ DoubleRightArrow⇒ DoubleRightTee⊨ DoubleUpArrow⇑ DoubleUpDownArrow⇕
DoubleVerticalBar∥ DownArrow↓ DownArrowBar⤓ DownArrowUpArrow⇵ DownBreve=311 DownLeftRightVector⥐
DownLeftTeeVector⥞ DownLeftVector↽ DownLeftVectorBar⥖ DownRightTeeVector⥟ DownRightVector⇁
DownRightVectorBar⥗ DownTee⊤ DownTeeArrow↧ Downarrow⇓ Dscr𝒟 DstrokĐ ENGŊ ETHÐ EacuteÉ EcaronĚ
EcircÊ EcyЭ EdotĖ Efr𝔈 EgraveÈ Element∈ EmacrĒ EmptySmallSquare◻ EmptyVerySmallSquare▫ EogonĘ
Eopf𝔼 EpsilonΕ Equal⩵ EqualTilde≂ Equilibrium⇌ Escrℰ Esim⩳ EtaΗ EumlË Exists∃ ExponentialEⅇ FcyФ
Ffr𝔉 FilledSmallSquare◼ FilledVerySmallSquare▪ Fopf𝔽 ForAll∀ Fouriertrfℱ Fscrℱ GJcyЃ GT> GammaΓ
GammadϜ GbreveĞ GcedilĢ GcircĜ GcyГ GdotĠ Gfr𝔊 Gg⋙ Gopf𝔾 GreaterEqual≥ GreaterEqualLess⋛
GreaterFullEqual≧ GreaterGreater⪢ GreaterLess≷ GreaterSlantEqual⩾ GreaterTilde≳ Gscr𝒢 Gt≫
HARDcyЪ Hacekˇ Hat^ HcircĤ Hfrℌ HilbertSpaceℋ Hopfℍ HorizontalLine─ Hscrℋ HstrokĦ HumpDownHump≎
HumpEqual≏ IEcyЕ IJligĲ IOcyЁ IacuteÍ IcircÎ IcyИ Idotİ Ifrℑ IgraveÌ Imℑ ImacrĪ ImaginaryIⅈ
Implies⇒ Int∬ Integral∫ Intersection⋂ InvisibleComma=2063 InvisibleTimes=2062 IogonĮ Iopf𝕀 IotaΙ
Iscrℐ ItildeĨ IukcyІ IumlÏ JcircĴ JcyЙ Jfr𝔍 Jopf𝕁 Jscr𝒥 JsercyЈ JukcyЄ KHcyХ KJcyЌ KappaΚ
KcedilĶ KcyК Kfr𝔎 Kopf𝕂 Kscr𝒦 LJcyЉ LT< LacuteĹ LambdaΛ Lang⟪ Laplacetrfℒ Larr↞ LcaronĽ LcedilĻ
LcyЛ LeftAngleBracket⟨ LeftArrow← LeftArrowBar⇤ LeftArrowRightArrow⇆ LeftCeiling⌈
LeftDoubleBracket⟦ LeftDownTeeVector⥡ LeftDownVector⇃ LeftDownVectorBar⥙ LeftFloor⌊
LeftRightArrow↔ LeftRightVector⥎ LeftTee⊣ LeftTeeArrow↤ LeftTeeVector⥚ LeftTriangle⊲
LeftTriangleBar⧏ LeftTriangleEqual⊴ LeftUpDownVector⥑ LeftUpTeeVector⥠ LeftUpVector↿
LeftUpVectorBar⥘ LeftVector↼ LeftVectorBar⥒ Leftarrow⇐ Leftrightarrow⇔ LessEqualGreater⋚
LessFullEqual≦ LessGreater≶ LessLess⪡ LessSlantEqual⩽ LessTilde≲ Lfr𝔏 Ll⋘ Lleftarrow⇚ LmidotĿ
LongLeftArrow⟵ LongLeftRightArrow⟷ LongRightArrow⟶ Longleftarrow⟸ Longleftrightarrow⟺
Longrightarrow⟹ Lopf𝕃 LowerLeftArrow↙ LowerRightArrow↘ Lscrℒ Lsh↰ LstrokŁ Lt≪ Map⤅ McyМ
MediumSpace=205f Mellintrfℳ Mfr𝔐 MinusPlus∓ Mopf𝕄 Mscrℳ MuΜ NJcyЊ NacuteŃ NcaronŇ NcedilŅ NcyН
NegativeMediumSpace=200b NegativeThickSpace=200b NegativeThinSpace=200b
NegativeVeryThinSpace=200b NestedGreaterGreater≫ NestedLessLess≪ NewLine=a Nfr𝔑 NoBreak=2060
NonBreakingSpace=a0 Nopfℕ Not⫬ NotCongruent≢ NotCupCap≭ NotDoubleVerticalBar∦ NotElement∉
NotEqual≠ NotEqualTilde=2242+338 NotExists∄ NotGreater≯ NotGreaterEqual≱
NotGreaterFullEqual=2267+338 NotGreaterGreater=226b+338 NotGreaterLess≹
NotGreaterSlantEqual=2a7e+338 NotGreaterTilde≵ NotHumpDownHump=224e+338 NotHumpEqual=224f+338
NotLeftTriangle⋪ NotLeftTriangleBar=29cf+338 NotLeftTriangleEqual⋬ NotLess≮ NotLessEqual≰
NotLessGreater≸ NotLessLess=226a+338 NotLessSlantEqual=2a7d+338 NotLessTilde≴
NotNestedGreaterGreater=2aa2+338 NotNestedLessLess=2aa1+338 NotPrecedes⊀
NotPrecedesEqual=2aaf+338 NotPrecedesSlantEqual⋠ NotReverseElement∌ NotRightTriangle⋫
NotRightTriangleBar=29d0+338 NotRightTriangleEqual⋭ NotSquareSubset=228f+338
NotSquareSubsetEqual⋢ NotSquareSuperset=2290+338 NotSquareSupersetEqual⋣ NotSubset=2282+20d2
NotSubsetEqual⊈ NotSucceeds⊁ NotSucceedsEqual=2ab0+338 NotSucceedsSlantEqual⋡
NotSucceedsTilde=227f+338 NotSuperset=2283+20d2 NotSupersetEqual⊉ NotTilde≁ NotTildeEqual≄
NotTildeFullEqual≇ NotTildeTilde≉ NotVerticalBar∤ Nscr𝒩 NtildeÑ NuΝ OEligŒ OacuteÓ OcircÔ OcyО
OdblacŐ Ofr𝔒 OgraveÒ OmacrŌ OmegaΩ OmicronΟ Oopf𝕆 OpenCurlyDoubleQuote“ OpenCurlyQuote‘ Or⩔
Oscr𝒪 OslashØ OtildeÕ Otimes⨷ OumlÖ OverBar‾ OverBrace⏞ OverBracket⎴ OverParenthesis⏜ PartialD∂
PcyП Pfr𝔓 PhiΦ PiΠ PlusMinus± Poincareplaneℌ Popfℙ Pr⪻ Precedes≺ PrecedesEqual⪯
PrecedesSlantEqual≼ PrecedesTilde≾ Prime″ Product∏ Proportion∷ Proportional∝ Pscr𝒫 PsiΨ QUOT"
Qfr𝔔 Qopfℚ Qscr𝒬 RBarr⤐ REG® RacuteŔ Rang⟫ Rarr↠ Rarrtl⤖ RcaronŘ RcedilŖ RcyР Reℜ
ReverseElement∋ ReverseEquilibrium⇋ ReverseUpEquilibrium⥯ Rfrℜ RhoΡ RightAngleBracket⟩
RightArrow→ RightArrowBar⇥ RightArrowLeftArrow⇄ RightCeiling⌉ RightDoubleBracket⟧
RightDownTeeVector⥝ RightDownVector⇂ RightDownVectorBar⥕ RightFloor⌋ RightTee⊢ RightTeeArrow↦
RightTeeVector⥛ RightTriangle⊳ RightTriangleBar⧐ RightTriangleEqual⊵ RightUpDownVector⥏
RightUpTeeVector⥜ RightUpVector↾ RightUpVectorBar⥔ RightVector⇀ RightVectorBar⥓ Rightarrow⇒
Ropfℝ RoundImplies⥰ Rrightarrow⇛ Rscrℛ Rsh↱ RuleDelayed⧴ SHCHcyЩ SHcyШ SOFTcyЬ SacuteŚ Sc⪼
ScaronŠ ScedilŞ ScircŜ ScyС Sfr𝔖 ShortDownArrow↓ ShortLeftArrow← ShortRightArrow→ ShortUpArrow↑
SigmaΣ SmallCircle∘ Sopf𝕊 Sqrt√ Square□ SquareIntersection⊓ SquareSubset⊏ SquareSubsetEqual⊑
SquareSuperset⊐ SquareSupersetEqual⊒ SquareUnion⊔ Sscr𝒮 Star⋆ Sub⋐ Subset⋐ SubsetEqual⊆
Succeeds≻ SucceedsEqual⪰ SucceedsSlantEqual≽ SucceedsTilde≿ SuchThat∋ Sum∑ Sup⋑ Superset⊃
SupersetEqual⊇ Supset⋑ THORNÞ TRADE™ TSHcyЋ TScyЦ Tab=9 TauΤ TcaronŤ TcedilŢ TcyТ Tfr𝔗
Therefore∴ ThetaΘ ThickSpace=205f+200a ThinSpace=2009 Tilde∼ TildeEqual≃ TildeFullEqual≅
TildeTilde≈ Topf𝕋 TripleDot=20db Tscr𝒯 TstrokŦ UacuteÚ Uarr↟ Uarrocir⥉ UbrcyЎ UbreveŬ UcircÛ
UcyУ UdblacŰ Ufr𝔘 UgraveÙ UmacrŪ UnderBar_ UnderBrace⏟ UnderBracket⎵ UnderParenthesis⏝ Union⋃
UnionPlus⊎ UogonŲ Uopf𝕌 UpArrow↑ UpArrowBar⤒ UpArrowDownArrow⇅ UpDownArrow↕ UpEquilibrium⥮
UpTee⊥ UpTeeArrow↥ Uparrow⇑ Updownarrow⇕ UpperLeftArrow↖ UpperRightArrow↗ Upsiϒ UpsilonΥ UringŮ
Uscr𝒰 UtildeŨ UumlÜ VDash⊫ Vbar⫫ VcyВ Vdash⊩ Vdashl⫦ Vee⋁ Verbar‖ Vert‖ VerticalBar∣
VerticalLine| VerticalSeparator❘ VerticalTilde≀ VeryThinSpace=200a Vfr𝔙 Vopf𝕍 Vscr𝒱 Vvdash⊪
WcircŴ Wedge⋀ Wfr𝔚 Wopf𝕎 Wscr𝒲 Xfr𝔛 XiΞ Xopf𝕏 Xscr𝒳 YAcyЯ YIcyЇ YUcyЮ YacuteÝ YcircŶ YcyЫ Yfr𝔜
Yopf𝕐 Yscr𝒴 YumlŸ ZHcyЖ ZacuteŹ ZcaronŽ ZcyЗ ZdotŻ ZeroWidthSpace=200b ZetaΖ Zfrℨ Zopfℤ Zscr𝒵
aacuteá abreveă ac∾ acE=223e+333 acd∿ acircâ acute´ acyа aeligæ af=2061 afr𝔞 agraveà alefsymℵ
alephℵ alphaα amacrā amalg⨿ amp& and∧ andand⩕ andd⩜ andslope⩘ andv⩚ ang∠ ange⦤ angle∠ angmsd∡
angmsdaa⦨ angmsdab⦩ angmsdac⦪ angmsdad⦫ angmsdae⦬ angmsdaf⦭ angmsdag⦮ angmsdah⦯ angrt∟ angrtvb⊾
angrtvbd⦝ angsph∢ angstÅ angzarr⍼ aogoną aopf𝕒 ap≈ apE⩰ apacir⩯ ape≊ apid≋ apos' approx≈
approxeq≊ aringå ascr𝒶 ast* asymp≈ asympeq≍ atildeã aumlä awconint∳ awint⨑ bNot⫭ backcong≌
backepsilon϶ backprime‵ backsim∽ backsimeq⋍ barvee⊽ barwed⌅ barwedge⌅ bbrk⎵ bbrktbrk⎶ bcong≌
bcyб bdquo„ becaus∵ because∵ bemptyv⦰ bepsi϶ bernouℬ betaβ bethℶ between≬ bfr𝔟 bigcap⋂ bigcirc◯
bigcup⋃ bigodot⨀ bigoplus⨁ bigotimes⨂ bigsqcup⨆ bigstar★ bigtriangledown▽ bigtriangleup△
biguplus⨄ bigvee⋁ bigwedge⋀ bkarow⤍ blacklozenge⧫ blacksquare▪ blacktriangle▴ blacktriangledown▾
blacktriangleleft◂ blacktriangleright▸ blank␣ blk12▒ blk14░ blk34▓ block█ bne=3d+20e5
bnequiv=2261+20e5 bnot⌐ bopf𝕓 bot⊥ bottom⊥ bowtie⋈ boxDL╗ boxDR╔ boxDl╖ boxDr╓ boxH═ boxHD╦
boxHU╩ boxHd╤ boxHu╧ boxUL╝ boxUR╚ boxUl╜ boxUr╙ boxV║ boxVH╬ boxVL╣ boxVR╠ boxVh╫ boxVl╢ boxVr╟
boxbox⧉ boxdL╕ boxdR╒ boxdl┐ boxdr┌ boxh─ boxhD╥ boxhU╨ boxhd┬ boxhu┴ boxminus⊟ boxplus⊞
boxtimes⊠ boxuL╛ boxuR╘ boxul┘ boxur└ boxv│ boxvH╪ boxvL╡ boxvR╞ boxvh┼ boxvl┤ boxvr├ bprime‵
breve˘ brvbar¦ bscr𝒷 bsemi⁏ bsim∽ bsime⋍ bsol=5c bsolb⧅ bsolhsub⟈ bull• bullet• bump≎ bumpE⪮
bumpe≏ bumpeq≏ cacuteć cap∩ capand⩄ capbrcup⩉ capcap⩋ capcup⩇ capdot⩀ caps=2229+fe00 caret⁁
caronˇ ccaps⩍ ccaronč ccedilç ccircĉ ccups⩌ ccupssm⩐ cdotċ cedil¸ cemptyv⦲ cent¢ centerdot· cfr𝔠
chcyч check✓ checkmark✓ chiχ cir○ cirE⧃ circˆ circeq≗ circlearrowleft↺ circlearrowright↻
circledR® circledSⓈ circledast⊛ circledcirc⊚ circleddash⊝ cire≗ cirfnint⨐ cirmid⫯ cirscir⧂
clubs♣ clubsuit♣ colon: colone≔ coloneq≔ comma, commat@ comp∁ compfn∘ complement∁ complexesℂ
cong≅ congdot⩭ conint∮ copf𝕔 coprod∐ copy© copysr℗ crarr↵ cross✗ cscr𝒸 csub⫏ csube⫑ csup⫐ csupe⫒
ctdot⋯ cudarrl⤸ cudarrr⤵ cuepr⋞ cuesc⋟ cularr↶ cularrp⤽ cup∪ cupbrcap⩈ cupcap⩆ cupcup⩊ cupdot⊍
cupor⩅ cups=222a+fe00 curarr↷ curarrm⤼ curlyeqprec⋞ curlyeqsucc⋟ curlyvee⋎ curlywedge⋏ curren¤
curvearrowleft↶ curvearrowright↷ cuvee⋎ cuwed⋏ cwconint∲ cwint∱ cylcty⌭ dArr⇓ dHar⥥ dagger†
dalethℸ darr↓ dash‐ dashv⊣ dbkarow⤏ dblac˝ dcaronď dcyд ddⅆ ddagger‡ ddarr⇊ ddotseq⩷ deg° deltaδ
demptyv⦱ dfisht⥿ dfr𝔡 dharl⇃ dharr⇂ diam⋄ diamond⋄ diamondsuit♦ diams♦ die¨ digammaϝ disin⋲ div÷
divide÷ divideontimes⋇ divonx⋇ djcyђ dlcorn⌞ dlcrop⌍ dollar=24 dopf𝕕 dot˙ doteq≐ doteqdot≑
dotminus∸ dotplus∔ dotsquare⊡ doublebarwedge⌆ downarrow↓ downdownarrows⇊ downharpoonleft⇃
downharpoonright⇂ drbkarow⤐ drcorn⌟ drcrop⌌ dscr𝒹 dscyѕ dsol⧶ dstrokđ dtdot⋱ dtri▿ dtrif▾ duarr⇵
duhar⥯ dwangle⦦ dzcyџ dzigrarr⟿ eDDot⩷ eDot≑ eacuteé easter⩮ ecaroně ecir≖ ecircê ecolon≕ ecyэ
edotė eeⅇ efDot≒ efr𝔢 eg⪚ egraveè egs⪖ egsdot⪘ el⪙ elinters⏧ ellℓ els⪕ elsdot⪗ emacrē empty∅
emptyset∅ emptyv∅ emsp=2003 emsp13=2004 emsp14=2005 engŋ ensp=2002 eogonę eopf𝕖 epar⋕ eparsl⧣
eplus⩱ epsiε epsilonε epsivϵ eqcirc≖ eqcolon≕ eqsim≂ eqslantgtr⪖ eqslantless⪕ equals=3d equest≟
equiv≡ equivDD⩸ eqvparsl⧥ erDot≓ erarr⥱ escrℯ esdot≐ esim≂ etaη ethð eumlë euro€ excl! exist∃
expectationℰ exponentialeⅇ fallingdotseq≒ fcyф female♀ ffiligﬃ ffligﬀ fflligﬄ ffr𝔣 filigﬁ
fjlig=66+6a flat♭ flligﬂ fltns▱ fnofƒ fopf𝕗 forall∀ fork⋔ forkv⫙ fpartint⨍ frac12½ frac13⅓
frac14¼ frac15⅕ frac16⅙ frac18⅛ frac23⅔ frac25⅖ frac34¾ frac35⅗ frac38⅜ frac45⅘ frac56⅚ frac58⅝
frac78⅞ frasl⁄ frown⌢ fscr𝒻 gE≧ gEl⪌ gacuteǵ gammaγ gammadϝ gap⪆ gbreveğ gcircĝ gcyг gdotġ ge≥
gel⋛ geq≥ geqq≧ geqslant⩾ ges⩾ gescc⪩ gesdot⪀ gesdoto⪂ gesdotol⪄ gesl=22db+fe00 gesles⪔ gfr𝔤 gg≫
ggg⋙ gimelℷ gjcyѓ gl≷ glE⪒ gla⪥ glj⪤ gnE≩ gnap⪊ gnapprox⪊ gne⪈ gneq⪈ gneqq≩ gnsim⋧ gopf𝕘
grave=60 gscrℊ gsim≳ gsime⪎ gsiml⪐ gt> gtcc⪧ gtcir⩺ gtdot⋗ gtlPar⦕ gtquest⩼ gtrapprox⪆ gtrarr⥸
gtrdot⋗ gtreqless⋛ gtreqqless⪌ gtrless≷ gtrsim≳ gvertneqq=2269+fe00 gvnE=2269+fe00 hArr⇔
hairsp=200a half½ hamiltℋ hardcyъ harr↔ harrcir⥈ harrw↭ hbarℏ hcircĥ hearts♥ heartsuit♥ hellip…
hercon⊹ hfr𝔥 hksearow⤥ hkswarow⤦ hoarr⇿ homtht∻ hookleftarrow↩ hookrightarrow↪ hopf𝕙 horbar―
hscr𝒽 hslashℏ hstrokħ hybull⁃ hyphen‐ iacuteí ic=2063 icircî icyи iecyе iexcl¡ iff⇔ ifr𝔦 igraveì
iiⅈ iiiint⨌ iiint∭ iinfin⧜ iiota℩ ijligĳ imacrī imageℑ imaglineℐ imagpartℑ imathı imof⊷ impedƵ
in∈ incare℅ infin∞ infintie⧝ inodotı int∫ intcal⊺ integersℤ intercal⊺ intlarhk⨗ intprod⨼ iocyё
iogonį iopf𝕚 iotaι iprod⨼ iquest¿ iscr𝒾 isin∈ isinE⋹ isindot⋵ isins⋴ isinsv⋳ isinv∈ it=2062
itildeĩ iukcyі iumlï jcircĵ jcyй jfr𝔧 jmathȷ jopf𝕛 jscr𝒿 jsercyј jukcyє kappaκ kappavϰ kcedilķ
kcyк kfr𝔨 kgreenĸ khcyх kjcyќ kopf𝕜 kscr𝓀 lAarr⇚ lArr⇐ lAtail⤛ lBarr⤎ lE≦ lEg⪋ lHar⥢ lacuteĺ
laemptyv⦴ lagranℒ lambdaλ lang⟨ langd⦑ langle⟨ lap⪅ laquo« larr← larrb⇤ larrbfs⤟ larrfs⤝ larrhk↩
larrlp↫ larrpl⤹ larrsim⥳ larrtl↢ lat⪫ latail⤙ late⪭ lates=2aad+fe00 lbarr⤌ lbbrk❲ lbrace{
lbrack[ lbrke⦋ lbrksld⦏ lbrkslu⦍ lcaronľ lcedilļ lceil⌈ lcub{ lcyл ldca⤶ ldquo“ ldquor„ ldrdhar⥧
ldrushar⥋ ldsh↲ le≤ leftarrow← leftarrowtail↢ leftharpoondown↽ leftharpoonup↼ leftleftarrows⇇
leftrightarrow↔ leftrightarrows⇆ leftrightharpoons⇋ leftrightsquigarrow↭ leftthreetimes⋋ leg⋚
leq≤ leqq≦ leqslant⩽ les⩽ lescc⪨ lesdot⩿ lesdoto⪁ lesdotor⪃ lesg=22da+fe00 lesges⪓ lessapprox⪅
lessdot⋖ lesseqgtr⋚ lesseqqgtr⪋ lessgtr≶ lesssim≲ lfisht⥼ lfloor⌊ lfr𝔩 lg≶ lgE⪑ lhard↽ lharu↼
lharul⥪ lhblk▄ ljcyљ ll≪ llarr⇇ llcorner⌞ llhard⥫ lltri◺ lmidotŀ lmoust⎰ lmoustache⎰ lnE≨ lnap⪉
lnapprox⪉ lne⪇ lneq⪇ lneqq≨ lnsim⋦ loang⟬ loarr⇽ lobrk⟦ longleftarrow⟵ longleftrightarrow⟷
longmapsto⟼ longrightarrow⟶ looparrowleft↫ looparrowright↬ lopar⦅ lopf𝕝 loplus⨭ lotimes⨴ lowast∗
lowbar_ loz◊ lozenge◊ lozf⧫ lpar( lparlt⦓ lrarr⇆ lrcorner⌟ lrhar⇋ lrhard⥭ lrm=200e lrtri⊿
lsaquo‹ lscr𝓁 lsh↰ lsim≲ lsime⪍ lsimg⪏ lsqb[ lsquo‘ lsquor‚ lstrokł lt< ltcc⪦ ltcir⩹ ltdot⋖
lthree⋋ ltimes⋉ ltlarr⥶ ltquest⩻ ltrPar⦖ ltri◃ ltrie⊴ ltrif◂ lurdshar⥊ luruhar⥦
lvertneqq=2268+fe00 lvnE=2268+fe00 mDDot∺ macr¯ male♂ malt✠ maltese✠ map↦ mapsto↦ mapstodown↧
mapstoleft↤ mapstoup↥ marker▮ mcomma⨩ mcyм mdash— measuredangle∡ mfr𝔪 mho℧ microµ mid∣ midast*
midcir⫰ middot· minus− minusb⊟ minusd∸ minusdu⨪ mlcp⫛ mldr… mnplus∓ models⊧ mopf𝕞 mp∓ mscr𝓂
mstpos∾ muμ multimap⊸ mumap⊸ nGg=22d9+338 nGt=226b+20d2 nGtv=226b+338 nLeftarrow⇍
nLeftrightarrow⇎ nLl=22d8+338 nLt=226a+20d2 nLtv=226a+338 nRightarrow⇏ nVDash⊯ nVdash⊮ nabla∇
nacuteń nang=2220+20d2 nap≉ napE=2a70+338 napid=224b+338 naposŉ napprox≉ natur♮ natural♮
naturalsℕ nbsp=a0 nbump=224e+338 nbumpe=224f+338 ncap⩃ ncaronň ncedilņ ncong≇ ncongdot=2a6d+338
ncup⩂ ncyн ndash– ne≠ neArr⇗ nearhk⤤ nearr↗ nearrow↗ nedot=2250+338 nequiv≢ nesear⤨
nesim=2242+338 nexist∄ nexists∄ nfr𝔫 ngE=2267+338 nge≱ ngeq≱ ngeqq=2267+338 ngeqslant=2a7e+338
nges=2a7e+338 ngsim≵ ngt≯ ngtr≯ nhArr⇎ nharr↮ nhpar⫲ ni∋ nis⋼ nisd⋺ niv∋ njcyњ nlArr⇍
nlE=2266+338 nlarr↚ nldr‥ nle≰ nleftarrow↚ nleftrightarrow↮ nleq≰ nleqq=2266+338
nleqslant=2a7d+338 nles=2a7d+338 nless≮ nlsim≴ nlt≮ nltri⋪ nltrie⋬ nmid∤ nopf𝕟 not¬ notin∉
notinE=22f9+338 notindot=22f5+338 notinva∉ notinvb⋷ notinvc⋶ notni∌ notniva∌ notnivb⋾ notnivc⋽
npar∦ nparallel∦ nparsl=2afd+20e5 npart=2202+338 npolint⨔ npr⊀ nprcue⋠ npre=2aaf+338 nprec⊀
npreceq=2aaf+338 nrArr⇏ nrarr↛ nrarrc=2933+338 nrarrw=219d+338 nrightarrow↛ nrtri⋫ nrtrie⋭ nsc⊁
nsccue⋡ nsce=2ab0+338 nscr𝓃 nshortmid∤ nshortparallel∦ nsim≁ nsime≄ nsimeq≄ nsmid∤ nspar∦
nsqsube⋢ nsqsupe⋣ nsub⊄ nsubE=2ac5+338 nsube⊈ nsubset=2282+20d2 nsubseteq⊈ nsubseteqq=2ac5+338
nsucc⊁ nsucceq=2ab0+338 nsup⊅ nsupE=2ac6+338 nsupe⊉ nsupset=2283+20d2 nsupseteq⊉
nsupseteqq=2ac6+338 ntgl≹ ntildeñ ntlg≸ ntriangleleft⋪ ntrianglelefteq⋬ ntriangleright⋫
ntrianglerighteq⋭ nuν num# numero№ numsp=2007 nvDash⊭ nvHarr⤄ nvap=224d+20d2 nvdash⊬
nvge=2265+20d2 nvgt=3e+20d2 nvinfin⧞ nvlArr⤂ nvle=2264+20d2 nvlt=3c+20d2 nvltrie=22b4+20d2
nvrArr⤃ nvrtrie=22b5+20d2 nvsim=223c+20d2 nwArr⇖ nwarhk⤣ nwarr↖ nwarrow↖ nwnear⤧ oSⓈ oacuteó
oast⊛ ocir⊚ ocircô ocyо odash⊝ odblacő odiv⨸ odot⊙ odsold⦼ oeligœ ofcir⦿ ofr𝔬 ogon˛ ograveò ogt⧁
ohbar⦵ ohmΩ oint∮ olarr↺ olcir⦾ olcross⦻ oline‾ olt⧀ omacrō omegaω omicronο omid⦶ ominus⊖ oopf𝕠
opar⦷ operp⦹ oplus⊕ or∨ orarr↻ ord⩝ orderℴ orderofℴ ordfª ordmº origof⊶ oror⩖ orslope⩗ orv⩛
oscrℴ oslashø osol⊘ otildeõ otimes⊗ otimesas⨶ oumlö ovbar⌽ par∥ para¶ parallel∥ parsim⫳ parsl⫽
part∂ pcyп percnt% period. permil‰ perp⊥ pertenk‱ pfr𝔭 phiφ phivϕ phmmatℳ phone☎ piπ pitchfork⋔
pivϖ planckℏ planckhℎ plankvℏ plus+ plusacir⨣ plusb⊞ pluscir⨢ plusdo∔ plusdu⨥ pluse⩲ plusmn±
plussim⨦ plustwo⨧ pm± pointint⨕ popf𝕡 pound£ pr≺ prE⪳ prap⪷ prcue≼ pre⪯ prec≺ precapprox⪷
preccurlyeq≼ preceq⪯ precnapprox⪹ precneqq⪵ precnsim⋨ precsim≾ prime′ primesℙ prnE⪵ prnap⪹
prnsim⋨ prod∏ profalar⌮ profline⌒ profsurf⌓ prop∝ propto∝ prsim≾ prurel⊰ pscr𝓅 psiψ puncsp=2008
qfr𝔮 qint⨌ qopf𝕢 qprime⁗ qscr𝓆 quaternionsℍ quatint⨖ quest? questeq≟ quot" rAarr⇛ rArr⇒ rAtail⤜
rBarr⤏ rHar⥤ race=223d+331 racuteŕ radic√ raemptyv⦳ rang⟩ rangd⦒ range⦥ rangle⟩ raquo» rarr→
rarrap⥵ rarrb⇥ rarrbfs⤠ rarrc⤳ rarrfs⤞ rarrhk↪ rarrlp↬ rarrpl⥅ rarrsim⥴ rarrtl↣ rarrw↝ ratail⤚
ratio∶ rationalsℚ rbarr⤍ rbbrk❳ rbrace} rbrack] rbrke⦌ rbrksld⦎ rbrkslu⦐ rcaronř rcedilŗ rceil⌉
rcub} rcyр rdca⤷ rdldhar⥩ rdquo” rdquor” rdsh↳ realℜ realineℛ realpartℜ realsℝ rect▭ reg®
rfisht⥽ rfloor⌋ rfr𝔯 rhard⇁ rharu⇀ rharul⥬ rhoρ rhovϱ rightarrow→ rightarrowtail↣
rightharpoondown⇁ rightharpoonup⇀ rightleftarrows⇄ rightleftharpoons⇌ rightrightarrows⇉
rightsquigarrow↝ rightthreetimes⋌ ring˚ risingdotseq≓ rlarr⇄ rlhar⇌ rlm=200f rmoust⎱ rmoustache⎱
rnmid⫮ roang⟭ roarr⇾ robrk⟧ ropar⦆ ropf𝕣 roplus⨮ rotimes⨵ rpar) rpargt⦔ rppolint⨒ rrarr⇉ rsaquo›
rscr𝓇 rsh↱ rsqb] rsquo’ rsquor’ rthree⋌ rtimes⋊ rtri▹ rtrie⊵ rtrif▸ rtriltri⧎ ruluhar⥨ rx℞
sacuteś sbquo‚ sc≻ scE⪴ scap⪸ scaronš sccue≽ sce⪰ scedilş scircŝ scnE⪶ scnap⪺ scnsim⋩ scpolint⨓
scsim≿ scyс sdot⋅ sdotb⊡ sdote⩦ seArr⇘ searhk⤥ searr↘ searrow↘ sect§ semi; seswar⤩ setminus∖
setmn∖ sext✶ sfr𝔰 sfrown⌢ sharp♯ shchcyщ shcyш shortmid∣ shortparallel∥ shy=ad sigmaσ sigmafς
sigmavς sim∼ simdot⩪ sime≃ simeq≃ simg⪞ simgE⪠ siml⪝ simlE⪟ simne≆ simplus⨤ simrarr⥲ slarr←
smallsetminus∖ smashp⨳ smeparsl⧤ smid∣ smile⌣ smt⪪ smte⪬ smtes=2aac+fe00 softcyь sol/ solb⧄
solbar⌿ sopf𝕤 spades♠ spadesuit♠ spar∥ sqcap⊓ sqcaps=2293+fe00 sqcup⊔ sqcups=2294+fe00 sqsub⊏
sqsube⊑ sqsubset⊏ sqsubseteq⊑ sqsup⊐ sqsupe⊒ sqsupset⊐ sqsupseteq⊒ squ□ square□ squarf▪ squf▪
srarr→ sscr𝓈 ssetmn∖ ssmile⌣ sstarf⋆ star☆ starf★ straightepsilonϵ straightphiϕ strns¯ sub⊂
subE⫅ subdot⪽ sube⊆ subedot⫃ submult⫁ subnE⫋ subne⊊ subplus⪿ subrarr⥹ subset⊂ subseteq⊆
subseteqq⫅ subsetneq⊊ subsetneqq⫋ subsim⫇ subsub⫕ subsup⫓ succ≻ succapprox⪸ succcurlyeq≽ succeq⪰
succnapprox⪺ succneqq⪶ succnsim⋩ succsim≿ sum∑ sung♪ sup⊃ sup1¹ sup2² sup3³ supE⫆ supdot⪾
supdsub⫘ supe⊇ supedot⫄ suphsol⟉ suphsub⫗ suplarr⥻ supmult⫂ supnE⫌ supne⊋ supplus⫀ supset⊃
supseteq⊇ supseteqq⫆ supsetneq⊋ supsetneqq⫌ supsim⫈ supsub⫔ supsup⫖ swArr⇙ swarhk⤦ swarr↙
swarrow↙ swnwar⤪ szligß target⌖ tauτ tbrk⎴ tcaronť tcedilţ tcyт tdot=20db telrec⌕ tfr𝔱 there4∴
therefore∴ thetaθ thetasymϑ thetavϑ thickapprox≈ thicksim∼ thinsp=2009 thkap≈ thksim∼ thornþ
tilde˜ times× timesb⊠ timesbar⨱ timesd⨰ tint∭ toea⤨ top⊤ topbot⌶ topcir⫱ topf𝕥 topfork⫚ tosa⤩
tprime‴ trade™ triangle▵ triangledown▿ triangleleft◃ trianglelefteq⊴ triangleq≜ triangleright▹
trianglerighteq⊵ tridot◬ trie≜ triminus⨺ triplus⨹ trisb⧍ tritime⨻ trpezium⏢ tscr𝓉 tscyц tshcyћ
tstrokŧ twixt≬ twoheadleftarrow↞ twoheadrightarrow↠ uArr⇑ uHar⥣ uacuteú uarr↑ ubrcyў ubreveŭ
ucircû ucyу udarr⇅ udblacű udhar⥮ ufisht⥾ ufr𝔲 ugraveù uharl↿ uharr↾ uhblk▀ ulcorn⌜ ulcorner⌜
ulcrop⌏ ultri◸ umacrū uml¨ uogonų uopf𝕦 uparrow↑ updownarrow↕ upharpoonleft↿ upharpoonright↾
uplus⊎ upsiυ upsihϒ upsilonυ upuparrows⇈ urcorn⌝ urcorner⌝ urcrop⌎ uringů urtri◹ uscr𝓊 utdot⋰
utildeũ utri▵ utrif▴ uuarr⇈ uumlü uwangle⦧ vArr⇕ vBar⫨ vBarv⫩ vDash⊨ vangrt⦜ varepsilonϵ
varkappaϰ varnothing∅ varphiϕ varpiϖ varpropto∝ varr↕ varrhoϱ varsigmaς varsubsetneq=228a+fe00
varsubsetneqq=2acb+fe00 varsupsetneq=228b+fe00 varsupsetneqq=2acc+fe00 varthetaϑ
vartriangleleft⊲ vartriangleright⊳ vcyв vdash⊢ vee∨ veebar⊻ veeeq≚ vellip⋮ verbar| vert| vfr𝔳
vltri⊲ vnsub=2282+20d2 vnsup=2283+20d2 vopf𝕧 vprop∝ vrtri⊳ vscr𝓋 vsubnE=2acb+fe00
vsubne=228a+fe00 vsupnE=2acc+fe00 vsupne=228b+fe00 vzigzag⦚ wcircŵ wedbar⩟ wedge∧ wedgeq≙
weierp℘ wfr𝔴 wopf𝕨 wp℘ wr≀ wreath≀ wscr𝓌 xcap⋂ xcirc◯ xcup⋃ xdtri▽ xfr𝔵 xhArr⟺ xharr⟷ xiξ xlArr⟸
xlarr⟵ xmap⟼ xnis⋻ xodot⨀ xopf𝕩 xoplus⨁ xotime⨂ xrArr⟹ xrarr⟶ xscr𝓍 xsqcup⨆ xuplus⨄ xutri△ xvee⋁
xwedge⋀ yacuteý yacyя ycircŷ ycyы yen¥ yfr𝔶 yicyї yopf𝕪 yscr𝓎 yucyю yumlÿ zacuteź zcaronž zcyз
zdotż zeetrfℨ zetaζ zfr𝔷 zhcyж zigrarr⇝ zopf𝕫 zscr𝓏 zwj=200d zwnj=200c
`;

let names: ReadonlyMap<string, string> | undefined;

/** @returns the character for a name between `&` and `;`; undefined if HTML has no such name. */
export function characterNamed(name: string): string | undefined {
  names ??= new Map(
    Array.from(
      table.matchAll(/([A-Za-z0-9]+)(?:=([\da-f+]+)|(\S+))/g),
      ([, own = '', points, shown]) => [
        own,
        shown ??
          String.fromCodePoint(...(points ?? '').split('+').map((one) => Number.parseInt(one, 16))),
      ],
    ),
  );
  return names.get(name);
}
