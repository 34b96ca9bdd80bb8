import diceware from '@zxcvbn-ts/language-common/dist/diceware.json.mjs'
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { judgePassword } from '../../../src/core/policy/password-strength.ts'
import { withoutPhrases } from '../../../src/core/policy/well-known-phrases.ts'
import { isReason } from '../../../src/core/reason/reason.ts'

const STRONG = [
  'v-Q-7-m-z-L-p-2-x-W-r-k-9-s',
  'seven lanterns over quiet water',
  'four herons under a tin moon',
  'пять фонарей над водой',
  '水の上の七つの静かな灯籠たち',
  'пятьфонарейнадтихойводой',
  'щЪфЖ7хэЦбюЫ2',
  'kelp-orbit-tunic-9',
  'vQ7#mz!Lp2xWr',
  'Mb4hT9wkzrXd5uPq',
  'correct horse battery staple, seven lanterns over quiet water',
]

const GUESSABLE = [
  'jennifer2023',
  'Password2024!',
  'christopher1',
  'qwertyuiop123',
  'Summer2024!!',
  'iloveyou1234',
  'Michael1985!',
  'letmein12345',
  'Welcome12345',
  'monkeydragon',
  '1q2w3e4r5t6y',
  'P@ssw0rd1234',
  'Jennifer&Michael',
  'football2023!',
  '19851985198519',
  'liverpool1892',
  'ilovejennifer',
  'bitcoin2024!',
  'Causeway2024!!',
  'metamaskmetamask1',
  'superman!2022',
  'zxcvbnm,./123',
  'masterofpuppets',
  'Passwort2024!',
  'Schatz12345678',
  'hola12345678',
  'йцукенгшщзхъ',
  'aaaaaaaaaaaaaaaaaaaaaaaa',
  'abcdefghijklmnop',
  'p a s s w o r d 1 2 3',
  'j.e.n.n.i.f.e.r.',
  '(m)(o)(n)(k)(e)(y)',
  '!QAZ@WSX#EDC$RFV',
  '1QAZ@WSX3edc$RFV',
  '!@#$%^&*()!@#$',
]

/** On no list of passwords. */
const NATURAL = [
  'annyeonghaseyo1',
  'hundkatzemaus12',
  'schmetterling123',
  'unodostrescuatro',
  'teamoparasiempre',
  'garotadeipanema',
  'nihaozhongguo88',
  'canimailem2020',
  'joaosilva2001!',
  'senhasegura123!',
  'bimilbeonho1234',
  'despacito-despacito',
  '15agosto1988luna',
  'любимаянаташа',
  'спартакмосква1',
]

const PHRASES = [
  'correct horse battery staple',
  'Correct-Horse-Battery-Staple!',
  'c0rrect h0rse b4ttery st4ple 1',
  'my correcthorsebatterystaple 23',
  `${'abandon '.repeat(11)}about`,
  `${'Abandon-'.repeat(23)}art`,
  `1: ${'test '.repeat(11)}junk!`,
  `${'zoo '.repeat(11)}wrong`,
  'legal winner thank year wave sausage worth useful legal winner thank yellow',
  'tobeornottobethatisthequestion',
  'All you need is love!',
  'The quick brown fox jumps over the lazy dog',
  'Is this the real life?',
  'every breath you take',
  'I will always love you!',
  'Atemlos durch die Nacht',
  'Non, je ne regrette rien',
  'Te quiero mucho mi amor',
  'early bird catches the worm',
  'The Lord is my shepherd',
  'Life is like a box of chocolates',
  'not your keys, not your cheese',
  'north south east west',
  'red-green-blue-yellow',
  'eins zwei drei vier fünf',
  'un deux trois quatre',
  '3.14159265358979',
]

function wordsOf(count: number, between: string): fc.Arbitrary<string> {
  const word = fc.constantFrom(...diceware)
  return fc.array(word, { minLength: count, maxLength: count }).map((words) => words.join(between))
}

function charactersOf(length: number): fc.Arbitrary<string> {
  const one = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789!#$%*+-?@')
  return fc.string({ unit: one, minLength: length, maxLength: length })
}

describe('a new password', () => {
  it.each(STRONG)('is taken for the vault and for a file: %j', async (password) => {
    expect(await judgePassword(password, 'vault')).toMatchObject({ ok: true })
    expect((await judgePassword(password, 'file')).ok).toBe([...password].length > 13)
  })

  it.each([...GUESSABLE, ...NATURAL, ...PHRASES])(
    'is refused, with what helps and without itself: %j',
    async (password) => {
      const verdict = await judgePassword(password, 'vault')
      expect(verdict).toMatchObject({ ok: false })
      expect(isReason(!verdict.ok && verdict.reason)).toBe(true)
      expect(JSON.stringify(verdict)).not.toContain(password)
    },
  )

  it.each(PHRASES)('is told that it is a well-known phrase: %j', async (password) => {
    expect(await judgePassword(password, 'vault')).toEqual({ ok: false, reason: { code: 'PASSWORD_PHRASE' } })
  })

  it.each<[string, fc.Arbitrary<string>, number]>([
    ['four random words', wordsOf(4, ' '), 4],
    ['four random words without spaces', wordsOf(4, ''), 4],
    ['five random words', wordsOf(5, '-'), 2],
    ['fourteen random characters', charactersOf(14), 8],
  ])('is taken for the vault if it is %s', async (_, made, runs) => {
    const isTaken = async (password: string) => {
      expect((await judgePassword(password, 'vault')).ok, password).toBe(true)
    }
    await fc.assert(fc.asyncProperty(fc.noBias(made), isTaken), { seed: 33, numRuns: runs, endOnFailure: true })
  })

  it('says what helps', async () => {
    const codeOf = async (password: string, purpose: 'vault' | 'file' = 'vault') => {
      const verdict = await judgePassword(password, purpose)
      return verdict.ok ? verdict.strength : verdict.reason.code
    }
    expect(await codeOf('')).toBe('PASSWORD_EMPTY')
    expect(await codeOf('\ud800lone surrogate here')).toBe('PASSWORD_BROKEN')
    expect(await codeOf('x'.repeat(2000))).toBe('PASSWORD_LONG')
    expect(await codeOf('vQ7#mz!Lp2x')).toBe('PASSWORD_SHORT')
    expect(await codeOf('🌊🌋🌌🌍🌎🌏')).toBe('PASSWORD_SHORT')
    expect(await codeOf('qwertyuiopqwertyuiop')).toBe('PASSWORD_RUN')
    expect(await codeOf('jennifer2023')).toBe('PASSWORD_EASY')
    expect(await codeOf('bitcoin lamps')).toBe('PASSWORD_NEARLY')
    expect(await codeOf('vQ7#mz!Lp2xW')).toBe('good')
    expect(await codeOf('vQ7#mz!Lp2xW', 'file')).toBe('PASSWORD_FILE')
    expect(await codeOf('seven lanterns over quiet water', 'file')).toBe('strong')
  })

  it('is refused where the lists cannot be loaded', async () => {
    const broken = () => Promise.reject(new Error('no such script'))
    expect(await judgePassword('seven lanterns over quiet water', 'vault', broken)).toEqual({
      ok: false,
      reason: { code: 'PASSWORD_UNJUDGED' },
    })
  })

  it('is judged whatever its letters are', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 64 }), async (text) => {
        const verdict = await judgePassword(text, 'vault')
        expect(verdict.ok || isReason(verdict.reason)).toBe(true)
        expect(withoutPhrases(text).rest.length).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 60 },
    )
  })
})

describe('a password that is judged', () => {
  afterEach(() => void vi.unstubAllGlobals())

  it('is sent nowhere', async () => {
    const asked: string[] = []
    for (const name of ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource', 'RTCPeerConnection']) {
      vi.stubGlobal(name, function asks() {
        asked.push(name)
        throw new Error('expected no question')
      })
    }
    vi.stubGlobal('navigator', { sendBeacon: () => asked.push('sendBeacon') })
    for (const password of [...STRONG, ...GUESSABLE]) await judgePassword(password, 'vault')
    expect(asked).toEqual([])
  })
})
