/** Phrases that every guessing list has, as bare small letters. */
const PHRASES = [
  // BIP-39 test vectors and the phrases of development tools.
  '(?:abandon){2,}(?:about|address|agent|art|actual|absorb)?',
  '(?:zoo){2,}(?:wrong|vote|when|wife|wrap)?',
  '(?:test){3,}(?:junk|ball)?',
  '(?:all){6,}',
  'legalwinnerthankyearwavesausageworthuseful(?:legalwinner(?:thankyear|thankyellow)?)?',
  'letteradvicecageabsurdamountdoctoracousticavoid(?:letteradvicecage(?:above|absurd)?)?',
  'candymaplecakesugarpuddingcreamhoneyrichsmoothcrumblesweettreat',
  'mythlikebonusscareoverproblemclientlizardpioneersubmitfemalecollect',

  'correcthorsebatterystaple(?:r)?',
  'troubador3?',
  'thequickbrownfox(?:(?:jumps|jumped)over(?:the|a)lazydog)?',
  'tobeornottobe(?:thatisthequestion)?',
  'loremipsum(?:dolorsitamet(?:consecteturadipiscingelit)?)?',
  'maytheforcebewithyou',
  'maytheoddsbeeverinyourfavou?r',
  'ithinkthereforeiam',
  'cogitoergosum',
  'venividivici',
  'livelongandprosper',
  'winteriscoming',
  'onceuponatime',
  'inthebeginning',
  'openthedoor',
  'allyouneedislove',
  'lordoftherings',
  'gameofthrones',
  'letitbe',
  'wewillrockyou',
  'livefreeordie',
  'iamyourfather',
  'knockknockwhosthere',
  '(?:1qaz)?2wsx3edc',
  'allyourbasearebelongtous',
  'toinfinityandbeyond',
  'nevergonnagiveyouup',
  'itwasthebestoftimes',
  'callmeishmael',
  'fourscoreandsevenyearsago',
  'wethepeopleoftheunitedstates',
  'ihaveadream',
  'ingodwetrust',
  'incryptowetrust',
  'vir(?:e|i)sinnumeris',
  'notyourkeysnotyour(?:coins|crypto)',
  'chancelloronbrinkofsecondbailoutforbanks',
  'tothemoon',
  'houstonwehaveaproblem',
  'onering(?:torulethemall)?',
  'youshallnotpass',
  'hakunamatata',
  'maryhadalittlelamb',
  'twinkletwinklelittlestar',
  'happybirthday(?:toyou)?',
  'ourfatherwhoartinheaven',
  'forgodsolovedtheworld',
  'theanswerisfortytwo',
  'helloworld',
  'opensesame',
  'letthemeatcake',
  'carpediem',
  'hastalavista(?:baby)?',
  'rosesareredvioletsareblue',
  '(?:this|that)is(?:my|a|the)(?:very)?(?:secret|secure|strong|long)?pass(?:word|phrase)',
  'my(?:secret|secure|strong|new)?pass(?:word|phrase)(?:is)?',
  'ilove(?:my|you)(?:so|very)?(?:much|family|wife|husband|mom|mum|dad|dog|cat)?',
  'enunlugardelamancha',
  'libert[eé][eé]galit[eé]fraternit[eé]',
  'portezcevieuxwhiskyaujugeblondquifume',
  'franzjagtimkomplettverwahrlostentaxiquerdurchbayern',
  'allemeineentchen',
  'ichbineinberliner',
  'vaterunserimhimmel',
]

/** Words of this field and of other languages, guessed early and missing from the lists of common passwords. */
export const EARLY_WORDS = [
  ...['causeway', 'metamask', 'ethereum', 'bitcoin', 'satoshi', 'nakamoto', 'vitalik', 'solana', 'crypto', 'hodl'],
  ...['wallet', 'blockchain', 'coinbase', 'binance', 'ledger', 'trezor', 'passphrase', 'seedphrase', 'administrator'],
  ...['passwort', 'kennwort', 'geheim', 'geburtstag', 'contraseña', 'contrasena', 'motdepasse', 'wachtwoord', 'senha'],
  ...['january', 'february', 'august', 'september', 'october', 'november', 'december', 'monday', 'tuesday'],
  ...['wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'spring', 'summer', 'autumn', 'winter'],
  ...['januar', 'februar', 'oktober', 'dezember', 'sommer', 'herbst', 'enero', 'febrero', 'verano', 'invierno'],
  ...['йцукенгшщзхъ', 'йцукен', 'фывапролджэ', 'ячсмитьбю', 'пароль', 'привет', 'любовь', 'كلمةالسر', 'كلمةالمرور'],
  ...['eins', 'zwei', 'drei', 'vier', 'fünf', 'dos', 'tres', 'cuatro', 'cinco', 'quatro', 'deux', 'trois', 'quatre'],
  ...['cinq', 'due', 'tre', 'quattro', 'cinque', 'bir', 'iki', 'üç', 'dört', 'beş', 'три', 'четыре', 'hana', 'dul'],
  ...['パスワード', 'あいうえお', '密码', '密碼', '我爱你', '비밀번호', 'şifre', 'hasło', 'haslo', 'jelszó', 'heslo'],
]

const phrases = new RegExp(PHRASES.join('|'), 'g')
/** Letters for which others stand. */
export const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}

/** Takes the well-known phrases out of a text, however they are spaced, and counts them. */
export function withoutPhrases(text: string): Readonly<{ rest: string; found: number }> {
  const characters = [...text]
  const letters = characters.flatMap((character, at) => {
    const letter = LEET[character] ?? character.toLowerCase()
    return letter.length === 1 && /[\p{L}\p{N}]/u.test(letter) ? [{ letter, at }] : []
  })
  const spans = [
    ...letters
      .map(({ letter }) => letter)
      .join('')
      .matchAll(phrases),
  ].map((match) => ({
    from: letters[match.index]?.at ?? 0,
    to: letters[match.index + match[0].length - 1]?.at ?? 0,
  }))
  const rest = characters.filter((_, at) => !spans.some(({ from, to }) => at >= from && at <= to)).join('')
  return { rest, found: spans.length }
}
