import { describe, expect, it } from 'vitest'
import { type Fact, knownFact, type UtxoFact, unknownFact } from '../../../../src/core/chain/facts.ts'
import { saying } from '../../../../src/core/reason/reason.ts'
import { ACCOUNTS, coinsOf, STRANGER } from '../../honest/bitcoin.ts'
import { type BitcoinCase, honestBitcoin, withFacts, withPsbt, withPsbtText } from '../../honest/bitcoin-case.ts'
import { changed } from '../../honest/json.ts'
import { psbtHex, unsignedHex } from '../../honest/raw-psbt.ts'
import { honestFacts } from '../../honest.ts'
import { judge } from '../../proof/judge.ts'
import { COIN_LIES, ORDER_LIES, OUTPUT_LIES, type PsbtLie } from './lies.ts'

const base = honestBitcoin({ values: [3_000_000n, 3_000_000n] })
const taproot = honestBitcoin({ kind: 'p2tr', values: [3_000_000n, 3_000_000n] })

const rows = (lies: readonly PsbtLie[]) => lies.map(([name, code, change]) => ({ name, code, change }))

describe.each([
  ['coins', COIN_LIES],
  ['outputs', OUTPUT_LIES],
  ['order and frame', ORDER_LIES],
] as const)('a PSBT that lies about its %s', (_what, lies) => {
  it.each(rows(lies))('is refused: $name', ({ code, change }) => {
    const { verdict, codes } = judge(withPsbt(base, change))
    expect(codes).toContain(code)
    expect(verdict).toBe('refuse')
  })
})

it('F13: is told of once where all of the change would go to the depository', () => {
  const [, , change] = OUTPUT_LIES.find(([what]) => what === 'all of the change to the depository') ?? []
  if (!change) throw new Error('expected the lie')
  expect(judge(withPsbt(base, change)).codes).toEqual(['F13'])
})

it('is built on an honest quote', () => {
  expect(judge(base).codes).toEqual([])
  expect(judge(taproot).codes).toEqual([])
})

const DATA = ['steps', 0, 'items', 0, 'data'] as const
const text = psbtHex(base.raw)

describe('data that is not a PSBT', () => {
  it.each([
    ['nothing', ''],
    ['other text', 'psbt'],
    ['a network transaction', unsignedHex(base.raw)],
    ['base64', Buffer.from(text, 'hex').toString('base64')],
    ['0x before it', `0x${text}`],
    ['half a byte more', `${text}0`],
    ['a space behind it', `${text} `],
    ['cut in the middle, as published ones are', `${text.slice(0, 36)}...`],
    ['the magic bytes of version 2', text.replace(/^70736274ff/, '70736276ff')],
  ])('is refused: %s', (_name, psbt) => {
    const { verdict, codes } = judge(withPsbtText(base, psbt))
    expect(codes).toContain('F01')
    expect(verdict).toBe('refuse')
  })

  it.each([
    ['a number', 7, 'F01'],
    ['a list', [text], 'F01'],
    ['nothing at all', undefined, 'F01'],
  ])('is refused: %s', (_name, psbt, code) => {
    const { verdict, codes } = judge({ ...base, quote: changed(base.quote, [...DATA, 'psbt'], psbt) })
    expect(codes).toContain(code)
    expect(verdict).toBe('refuse')
  })

  it.each(['signInputs', 'to', 'finalize'])('is refused with %s beside it', (key) => {
    const { verdict, codes } = judge({ ...base, quote: changed(base.quote, [...DATA, key], [0]) })
    expect(codes).toContain('A15')
    expect(verdict).toBe('refuse')
  })

  it('is refused with more coins than a transaction should have', () => {
    const many = withPsbt(base, ({ inputs }) => {
      for (let vout = 0; vout < 500; vout += 1)
        inputs.push({ txid: 'cd'.repeat(32), vout, sequence: 0xffff_fffd, fields: [] })
    })
    expect(judge(many).codes).toContain('F01')
  })

  it('may have 500 coins and 16 outputs, and no more', () => {
    const having = (coins: number, places: number) =>
      withPsbt(base, ({ inputs, outputs }) => {
        for (let vout = inputs.length; vout < coins; vout += 1)
          inputs.push({ txid: 'cd'.repeat(32), vout, sequence: 0xffff_fffd, fields: [] })
        while (outputs.length < places) outputs.push({ script: '51', valueSats: 1_000n, fields: [] })
      })
    expect(judge(having(500, 16)).codes).not.toContain('F01')
    expect(judge(having(501, 16)).codes).toEqual(['F01'])
    expect(judge(having(500, 17)).codes).toEqual(['F01'])
  })
})

describe('what is paid to strangers', () => {
  const paying = (...strangers: readonly (readonly [script: string, valueSats: bigint])[]) => {
    const made = withPsbt(base, ({ outputs }) => {
      const others = strangers.map(([script, valueSats]) => ({ script, valueSats, fields: [] }))
      outputs.splice(0, 1, ...others)
    })
    return judge(made).findings.filter(({ code }) => ['F14', 'F15', 'F20'].includes(code))
  }

  it('is told apart: the deposit that goes misdirected is the one of its amount, else the first that can be paid', () => {
    const [burnt, small, whole] = [
      ['6a', 0n],
      ['51', 1_000n],
      ['52', 1_000_000n],
    ] as const
    expect(paying(burnt, small, whole).map(({ code }) => code)).toEqual(['F20', 'F15', 'F14'])
    expect(paying(burnt, small).map(({ code }) => code)).toEqual(['F20', 'F14'])
  })
})

const coins = base.spending.coins.map(({ raw: _raw, ...coin }) => coin)
const withCoins = (change: (coin: UtxoFact) => UtxoFact) =>
  withFacts(base, { coins: knownFact(coins.map(change), 'an explorer') })
const withPrevious = (change: (raw: string) => string) =>
  withFacts(base, {
    previous: Object.fromEntries(
      base.spending.coins.map(({ txid, raw }) => [
        txid,
        knownFact(`0x${change(raw.slice(2))}` as const, 'an explorer'),
      ]),
    ),
  })
const unread: Fact<never> = unknownFact(saying('the explorer did not answer'))

describe('what the explorer says', () => {
  it('is not contradicted by a transaction that was not read, which is told of once for all coins that it made', () => {
    expect(new Set(coins.map(({ txid }) => txid)).size).toBe(1)
    expect(judge(withFacts(base, { previous: {} })).codes).toEqual(['F11'])
  })

  it.each<readonly [string, string, string, BitcoinCase]>([
    ['coins that nobody knows', 'F11', 'refuse', withFacts(base, { coins: unread })],
    ['coins that are not among ours', 'F03', 'refuse', withFacts(base, { coins: knownFact([], 'an explorer') })],
    ['a previous transaction that was not read', 'F11', 'refuse', withFacts(base, { previous: {} })],
    [
      'a previous transaction that nobody knows',
      'F11',
      'refuse',
      withFacts(base, { previous: { [coins[0]?.txid ?? '']: unread } }),
    ],
    [
      'a previous transaction of another id',
      'P07',
      'refuse',
      withPrevious((raw) => raw.replace('39300000', '3a300000')),
    ],
    ['a previous transaction cut short', 'P07', 'refuse', withPrevious((raw) => raw.slice(0, -2))],
    ['no transaction as a previous one', 'P07', 'refuse', withPrevious(() => '')],
    [
      'a coin worth more than the chain says',
      'P07',
      'refuse',
      withCoins((coin) => ({ ...coin, valueSats: 9_000_000n })),
    ],
    [
      'a coin worth less than the chain says',
      'P07',
      'refuse',
      withCoins((coin) => ({ ...coin, valueSats: 2_999_999n })),
    ],
    [
      'a coin whose script is not the one on the chain',
      'P07',
      'refuse',
      withCoins((coin) => ({
        ...coin,
        script: ACCOUNTS.p2wpkh.change.script,
        publicKey: ACCOUNTS.p2wpkh.change.publicKey,
      })),
    ],
    [
      'a coin with the key of another',
      'F03',
      'refuse',
      withCoins((coin) => ({ ...coin, publicKey: ACCOUNTS.p2wpkh.change.publicKey })),
    ],
    ['a coin that is kept aside', 'F06', 'override', withCoins((coin) => ({ ...coin, isLocked: coin.vout === 1 }))],
    ['a price of blocks that nobody knows', 'D32', 'override', withFacts(base, { highPriorityRate: unread })],
    ...[10_000, 0, -1, Number.NaN, Number.POSITIVE_INFINITY].map(
      (rate) =>
        [
          `a price of ${rate}`,
          'P08',
          'refuse',
          withFacts(base, { highPriorityRate: knownFact(rate, 'an explorer') }),
        ] as const,
    ),
    ['coins that do not suffice', 'D30', 'refuse', withCoins((coin) => ({ ...coin, valueSats: 500_000n }))],
  ])('does not count as agreement: %s', (_name, code, expected, made) => {
    const { verdict, codes } = judge(made)
    expect(codes).toContain(code)
    expect(verdict).toBe(expected)
  })

  it('of a coin at another address of ours is no permission to spend it from here', () => {
    const { receive, change } = ACCOUNTS.p2wpkh
    const [elsewhere] = coinsOf({ ...ACCOUNTS.p2wpkh, receive: change }, [3_000_000n])
    if (!elsewhere) throw new Error('expected a coin')
    const { raw, ...coin } = elsewhere
    const made = withPsbt(base, ({ inputs }) =>
      Object.assign(inputs[1] ?? {}, { txid: coin.txid, vout: coin.vout, fields: [] }),
    )
    const previous = {
      ...Object.fromEntries(base.spending.coins.map((each) => [each.txid, knownFact(each.raw, 'test')])),
      [coin.txid]: knownFact(raw, 'test'),
    }
    const judged = judge(
      withFacts(made, { coins: knownFact([...coins, coin], 'test'), previous, ownScripts: [receive, change] }),
    )
    expect(judged.codes).toEqual(['F04'])
  })

  it('of free coins is what counts, at the address that pays', () => {
    const { change } = ACCOUNTS.p2wpkh
    const [first, second] = coins
    if (!first || !second) throw new Error('expected two coins')
    const one = honestBitcoin({ values: [3_000_000n, 3_000_000n], amountIn: 3_500_000n })
    const judged = (last: UtxoFact) => judge(withFacts(one, { coins: knownFact([first, last], 'test') })).codes
    expect(judged(second)).toEqual([])
    expect(judged({ ...second, isLocked: true })).toEqual(['F06', 'D30'])
    expect(judged({ ...second, script: change.script, publicKey: change.publicKey })).toContain('D30')
  })

  it('of a script of ours is no permission to pay it, unless a key of ours owns it', () => {
    const { receive } = ACCOUNTS.p2wpkh
    const foreign = { ...receive, script: STRANGER.receive.script }
    const made = withPsbt(base, ({ outputs: [, , change] }) => {
      if (change) change.script = foreign.script.slice(2)
    })
    expect(judge(withFacts(made, { ownScripts: [receive, foreign] })).codes).toEqual(['F15'])
  })

  it('of the price of a block is believed up to two thousand', () => {
    const asking = (rate: number) => judge(withFacts(base, { highPriorityRate: knownFact(rate, 'an explorer') })).codes
    expect(asking(2_000)).not.toContain('P08')
    expect(asking(2_001)).toContain('P08')
  })

  it('of the height is needed for a lock time, and only there', () => {
    const unknownTip = { tipHeight: unread }
    expect(judge(withFacts(base, unknownTip)).verdict).toBe('accept')
    const locked = withFacts(
      withPsbt(base, (raw) => Object.assign(raw, { lockTime: 900_000 })),
      unknownTip,
    )
    expect(judge(locked)).toMatchObject({ verdict: 'override', codes: ['D32'] })
  })

  it('of the height allows no lock time in seconds, however high it is called', () => {
    const firstSecond = withPsbt(base, (raw) => Object.assign(raw, { lockTime: 500_000_000 }))
    for (const tipHeight of [unread, knownFact(600_000_000, 'an explorer')]) {
      expect(judge(withFacts(firstSecond, { tipHeight }))).toMatchObject({ verdict: 'refuse', codes: ['F22'] })
    }
  })

  it('of another chain is nothing', () => {
    const { origin } = honestFacts()
    expect(judge({ ...base, facts: { ...base.facts, origin } }).verdict).toBe('refuse')
  })
})

describe('a quote from Bitcoin that is paid into an address', () => {
  it('has no use for a PSBT', () => {
    const input = { ...base.input, payment: 'openAddress' as const }
    expect(judge({ ...base, input }).verdict).toBe('refuse')
  })
})
