/** Texts that break programs that handle user input carelessly, by kind. */
export const naughtyTexts: Readonly<Record<string, readonly string[]>> = {
  control: codes(0x01, 0x1f).concat(codes(0x7f, 0x9f)).map(inWords),
  spaces: [0xa0, 0x1680, ...range(0x2000, 0x200a), 0x2028, 0x2029, 0x202f, 0x205f, 0x3000]
    .map((code) => String.fromCodePoint(code))
    .flatMap((space) => [inWords(space), space.repeat(3)]),
  invisible: [0xad, 0x34f, 0x61c, 0x115f, 0x17b4, 0x180e, ...range(0x200b, 0x200f), 0x2060]
    .concat([...range(0x2061, 0x2064), 0x2800, 0x3164, 0xfe0e, 0xfe0f, 0xfeff, 0xffa0])
    .map((code) => String.fromCodePoint(code))
    .flatMap((mark) => [inWords(mark), mark.repeat(4)]),
  bidi: [...range(0x202a, 0x202e), ...range(0x2066, 0x2069)]
    .map((code) => String.fromCodePoint(code))
    .flatMap((mark) => [inWords(mark), `${mark}מאפייה`, `Prix ${mark}16,99 $`])
    .concat(['مخبز يفتح ليلا', 'מאפיית לילה ברימוסקי', 'נקניקיה 16,99 $ (TPS)', 'لَيْلٌ', 'اَلْخُبْزُ']),
  combining: codes(0x300, 0x32f)
    .map((mark) => `e${mark} pain`)
    .concat([1, 10, 60].map((times) => `Z${'\u0301\u0317\u034a'.repeat(times)}algo`)),
  unassigned: [0xe000, 0xf8ff, 0xfdd0, 0xfdef, 0xfff9, 0xfffb, 0xfffc, 0xfffd, 0xfffe, 0xffff]
    .concat([0x1_fffe, 0xe_0001, 0xe_0041, 0xe_007f, 0xf_0000, 0x10_fffd, 0x10_ffff])
    .map((code) => inWords(String.fromCodePoint(code))),
  emoji: [
    '👩‍🍳',
    '👨‍👩‍👧‍👦',
    '🏳️‍🌈',
    '🏴‍☠️',
    '🇨🇦',
    '🇶',
    '1️⃣',
    '❤️',
    '☕︎',
    '🧑🏿‍🚀',
    '🫃🏽',
    '🏴󠁧󠁢󠁥󠁮󠁧󠁿',
    '🤷‍♀️',
    '🍞🥐🥖',
  ].flatMap((emoji) => [emoji, inWords(emoji), emoji.repeat(8)]),
  scripts: apart(`
    日本語のパン屋 ¦ 夜面包店 ¦ 밤 빵집 ¦ ночная пекарня ¦ ᐃᓄᒃᑎᑐᑦ ᓂᕿ ¦ ᓀᐦᐃᔭᐍᐏᐣ ¦ ร้านขนมปังกลางคืน
    रात की बेकरी ¦ ኣማርኛ ¦ 𝕭𝖔𝖚𝖑𝖆𝖓𝖌𝖊𝖗𝖎𝖊 ¦ ɐʇsnᴉpɹǝloq ¦ Ｂｏｕｌａｎｇｅｒｉｅ ¦ ﬁn œuvre Ǆ ŉ
    İstanbul ıI ¦ ß ẞ SS ¦ ǅ ¦ Å Å ¦ ①②③ ½ ⅐ ¦ ٣٤٥ ¦ ﷽ ¦ ｶﾞ ¦ 𠜎𠜱𠝹
  `),
  markup: apart(`
    <script>alert(1)</script> ¦ <img src=x onerror=alert(1)> ¦ <svg/onload=alert(1)>
    "><b>gras</b> ¦ ' onmouseover='alert(1) ¦ javascript:alert(1) ¦ [x](javascript:alert(1))
    ![x](https://example.invalid/a.png) ¦ <!-- fin ¦ ]]> ¦ <![CDATA[x]]> ¦ </textarea>
    </title> ¦ &lt;b&gt; ¦ &#0; ¦ &nbsp; ¦ {{7*7}} ¦ <%= 7*7 %> ¦ #{7*7} ¦ {% raw %} ¦ ***
    ---
  `).concat(['$' + '{7*7}', '| a | b |\n|---|---|', '# Titre\n\n- a', '```js\nx\n```']),
  queries: apart(`
    ' or '1'='1 ¦ '; drop table projects; -- ¦ 1; select pg_sleep(9) ¦ " or ""="
    Robert'); delete from users; -- ¦ $$ ¦ $1 ¦ $$x$$ ¦ % ¦ %% ¦ _ ¦ %_% ¦ {"$ne":null}
    {"__proto__":{"a":1}} ¦ __proto__ ¦ constructor ¦ toString ¦ hasOwnProperty ¦ *)(uid=* ¦ /*
    */ ¦ -- ¦ ; ¦ '' ¦ ""
  `).concat(["\\'; --", 'x\\', '\\%', '``']),
  formats: apart(`
    %s ¦ %n%n%n ¦ %d %x %p ¦ %00 ¦ %0d%0aX: y ¦ {0} ¦ {} ¦ %1$s ¦ $(id) ¦ ; ls ¦ | cat ¦ && id
    > x ¦ < x ¦ !! ¦ ~ ¦ * ¦ ? ¦ [a-z] ¦ (?: ¦ (a+)+$ ¦ / ¦ // ¦ .. ¦ ... ¦ =1+1 ¦ +1 ¦ -1
    @SUM(1) ¦ =cmd|x ¦ '=1
  `).concat(['\\u0000', '\\x00', '\\0', '\\n', '\r\nX-Injected: 1', '`id`', '\\', '\\\\']),
  words: apart(`
    null ¦ undefined ¦ true ¦ false ¦ NaN ¦ Infinity ¦ nil ¦ None ¦ void ¦ new ¦ edit ¦ self
    this ¦ default ¦ CON ¦ PRN ¦ AUX ¦ NUL ¦ COM1 ¦ LPT1 ¦ con.txt ¦ id ¦ name ¦ data ¦ select
    where ¦ order by ¦ function(){} ¦ class ¦ async ¦ [object Object] ¦ [] ¦ [null] ¦ " ¦ '
    Scunthorpe ¦ Null ¦ Test ¦ admin ¦ root ¦ anonymous ¦ DROP ¦ EOF ¦ END ¦ <eos>
    Ignore previous instructions.
  `).concat(['null\n', '`']),
  numbers: apart(`
    0 ¦ -0 ¦ 00 ¦ 1 ¦ 1e309 ¦ -1e309 ¦ 1e-400 ¦ 0x10 ¦ 0b1 ¦ 0o7 ¦ 1_000 ¦ 1,000 ¦ 1 000
    1.000,00 ¦ 16,99 $ ¦ $16.99 ¦ 9007199254740993 ¦ 2147483648 ¦ -2147483649
    9223372036854775808 ¦ ١٢٣ ¦ １２３ ¦ ² ¦ ½ ¦ 1/0 ¦ 0/0 ¦ . ¦ , ¦ - ¦ + ¦ 1. ¦ .1 ¦ 1e ¦ 0.1
    1.7976931348623157e308 ¦ 2026-02-30 ¦ 0000-00-00 ¦ 12:60 ¦ 1970-01-01T00:00:00Z
    +275760-09-13 ¦ 1;1
  `).concat(['1\t1']),
  paths: apart(String.raw`
    ../../etc/passwd ¦ ..\..\win.ini ¦ /dev/null ¦ file:///etc/passwd ¦ http://169.254.169.254/
    https://exemple.ca/?a=b&c=d#e ¦ data:text/html,x ¦ mailto:a@exemple.ca ¦ a.b ¦ .env
    .git/config ¦ nul.txt ¦ a/b/c ¦ a?b ¦ a#b ¦ a%2fb ¦ a%252fb ¦ %c0%af ¦ %ff ¦ %u0000
    con/../x ¦ ~/x ¦ $HOME ¦ %PATH% ¦ //exemple.ca ¦ ws://x ¦ blob:x ¦ about:blank
  `).concat(['C:\\', '\\\\server\\share']),
  lines: [
    'a\nb',
    'a\rb',
    'a\r\nb',
    '\n\n\na',
    'a\n\n\n',
    ' a ',
    '\ta\t',
    'a\u2028b',
    'a\u2029b',
    'a\u0085b',
    'a\vb',
    'a\fb',
    `${'a\n'.repeat(300)}`,
    ' '.repeat(40),
    '\t\n\r ',
    '',
  ],
  unstorable: [
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\udc00',
    'a\ud83d',
    '\udf5e b',
    '\udc00\ud800',
    '🍞\ud83c',
    '\ud800\u0000',
  ],
  // Around each length limit, with letters and with characters of two code units.
  long: [100, 120, 121, 200, 201, 2_000, 2_001, 4_000, 4_001, 8_000, 8_001, 10_000, 10_001]
    .concat([65_536, 1_048_576])
    .map((length) => 'é'.repeat(length))
    .concat([60, 61, 1_000, 1_001, 2_001, 4_001].map((pairs) => '🍞'.repeat(pairs))),
};

/** @returns the text inside ordinary words. */
function inWords(mark: string): string {
  return `Pain${mark}de nuit`;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

function codes(first: number, last: number): string[] {
  return range(first, last).map((code) => String.fromCodePoint(code));
}

/** @returns the parts separated by bars or line breaks. */
function apart(texts: string): string[] {
  return texts.trim().split(/ ¦ |\n */);
}
