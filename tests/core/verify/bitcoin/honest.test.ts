import { address, Transaction } from 'bitcoinjs-lib'
import { describe, expect, it } from 'vitest'
import { relay } from '../../../../src/core/profiles/relay.ts'
import { ACCOUNTS } from '../../honest/bitcoin.ts'
import { type BitcoinShape, honestBitcoin, withPsbt, withPsbtText } from '../../honest/bitcoin-case.ts'
import { changed } from '../../honest/json.ts'
import { SOLVER } from '../../honest/order.ts'
import { psbtHex, type RawPsbt, unsignedHex } from '../../honest/raw-psbt.ts'
import { judge } from '../../proof/judge.ts'
import { everyInput, fieldInEveryInput, OWN_KEY } from './lies.ts'
import { bitcoinItem, holdsTheUsersProperty, unsignedTransactionOf } from './opinion.ts'

const coins = (count: number, value: bigint) => Array.from({ length: count }, () => value)
const publicService = { ...relay, solvers: [SOLVER] }

const SHAPES: readonly (readonly [string, BitcoinShape])[] = [
  ['one coin', {}],
  ['one coin without change', { withChange: false }],
  ['25 coins', { values: coins(25, 100_000n) }],
  ['25 coins without change', { values: coins(25, 100_000n), withChange: false }],
  ['one Taproot coin', { kind: 'p2tr' }],
  ['one Taproot coin without change', { kind: 'p2tr', withChange: false }],
  ['25 Taproot coins', { kind: 'p2tr', values: coins(25, 100_000n) }],
  ['25 Taproot coins without change', { kind: 'p2tr', values: coins(25, 100_000n), withChange: false }],
  ['coins of many values', { values: [10_001n, 20_000n, 50_000n, 2_000_000n, 7_777_777n] }],
  ['the lowest fees', { satsPerVbyte: 1 }],
  ['full blocks', { satsPerVbyte: 150 }],
  ['a large amount', { values: [2_000_000_000n], amountIn: 1_999_000_000n, satsPerVbyte: 80 }],
  ['the public service', { terms: { profile: publicService } }],
]

describe('an honest quote from Bitcoin', () => {
  it.each(SHAPES)('is accepted, and does what was asked in the eyes of another library: %s', (_name, shape) => {
    const made = honestBitcoin(shape)
    const { verdict, findings, proven } = judge(made)
    expect(findings).toEqual([])
    expect(verdict).toBe('accept')
    const item = bitcoinItem(proven)
    holdsTheUsersProperty(item, made)
    expect(item.inputs).toHaveLength(made.spending.coins.length)
  })

  it('signs the very transaction of the quote, and nothing else of its PSBT', () => {
    const made = honestBitcoin({ values: coins(3, 1_000_000n) })
    const item = bitcoinItem(judge(made).proven)
    expect(unsignedTransactionOf(item)).toBe(unsignedHex(made.raw))
    expect(item.psbt.slice(2)).not.toBe(psbtHex(made.raw))
  })

  it('takes change on the script of a coin, where no other script is known', () => {
    expect(judge(honestBitcoin({ facts: { ownScripts: [] } })).verdict).toBe('accept')
  })

  it('takes its outputs in any order', () => {
    const made = withPsbt(honestBitcoin(), ({ outputs }) => {
      outputs.reverse()
    })
    const { verdict, proven } = judge(made)
    expect(verdict).toBe('accept')
    expect(unsignedTransactionOf(bitcoinItem(proven))).toBe(unsignedHex(made.raw))
  })

  it('pays the depository that the quote names; any pinned one, where it names none', () => {
    const [first, second] = relay.chains.find(({ vm }) => vm === 'bitcoin-vm')?.depositories ?? []
    if (!first || !second) throw new Error('expected two pinned depositories')
    const made = honestBitcoin({ terms: { profile: publicService } })
    const toSecond = withPsbt(made, ({ outputs: [deposit] }) => {
      if (deposit) deposit.script = Buffer.from(address.toOutputScript(second)).toString('hex')
    })
    const named = ['protocol', 'v2', 'paymentDetails'] as const
    const naming = (name: string) => ({ ...toSecond, quote: changed(toSecond.quote, [...named, 'depository'], name) })
    expect(judge(naming(first))).toMatchObject({ verdict: 'refuse', codes: ['F14'] })
    expect(judge(naming(second)).verdict).toBe('accept')
    const unnamed = { ...toSecond, quote: changed(toSecond.quote, named, undefined) }
    holdsTheUsersProperty(bitcoinItem(judge(unnamed).proven), unnamed)
  })

  // Bitcoin Core relayed at most 83 bytes until version 29.
  it('refuses the 123 bytes of an order output with its depositor before the signature: no node relays them', () => {
    const made = withPsbt(honestBitcoin(), ({ outputs }) => {
      const [, order] = outputs
      if (!order) throw new Error('expected an output that names the order')
      const text = `${order.script.slice(4)}${Buffer.from(`|depositor=${ACCOUNTS.p2wpkh.address}|`).toString('hex')}`
      order.script = `6a4c${(text.length / 2).toString(16)}${text}`
      expect(order.script).toHaveLength(2 * 123)
    })
    const { verdict, findings } = judge(made)
    expect(verdict).toBe('refuse')
    expect(findings).toMatchObject([
      { code: 'F29', level: 'refuse', sentence: { says: 'orderOutputTooLong', bytes: '123', most: '83' } },
    ])
  })

  it('takes change on any script of the account', () => {
    const made = withPsbt(honestBitcoin(), ({ outputs }) => {
      const [, , change] = outputs
      if (change) change.script = ACCOUNTS.p2wpkh.change.script.slice(2)
    })
    const { verdict, proven } = judge(made)
    expect(verdict).toBe('accept')
    holdsTheUsersProperty(bitcoinItem(proven), made)
  })

  it.each<readonly [string, (raw: RawPsbt) => void]>([
    ['version 1', (raw) => Object.assign(raw, { version: 1 })],
    ['the height of the chain as lock time', (raw) => Object.assign(raw, { lockTime: 900_000 })],
    ['inputs that cannot be replaced', everyInput({ sequence: 0xffff_ffff })],
    ['inputs that only allow a lock time', everyInput({ sequence: 0xffff_fffe })],
    ['coins that are not shown', everyInput({ fields: [] })],
    ['fields in another order', ({ inputs: [first] }) => void first?.fields.reverse()],
    ['SIGHASH_ALL said aloud', fieldInEveryInput('03', '01000000')],
    ['version 0 said aloud', (raw) => raw.global.push({ key: 'fb', value: '00000000' })],
    ['the keys that own the coins', fieldInEveryInput(...OWN_KEY)],
    [
      'the key that owns the change',
      ({ outputs: [, , change] }) => change?.fields.push({ key: OWN_KEY[0].replace(/^06/, '02'), value: OWN_KEY[1] }),
    ],
  ])('gives the same plan for %s', (_what, change) => {
    const made = honestBitcoin()
    const judged = judge(withPsbt(made, change))
    expect(judged.findings).toEqual([])
    expect(judged.proven?.planHash).toBe(judge(made).proven?.planHash)
  })

  it('gives the same plan for hex in capitals, and for previous transactions without their witnesses', () => {
    const made = honestBitcoin()
    const plan = judge(made).proven?.planHash
    expect(judge(withPsbtText(made, psbtHex(made.raw).toUpperCase())).proven?.planHash).toBe(plan)
    const stripped = withPsbt(made, (raw) => {
      for (const { fields } of raw.inputs) {
        const [previous] = fields
        const transaction = Transaction.fromHex(previous?.value ?? '')
        transaction.stripWitnesses()
        if (previous) previous.value = transaction.toHex()
      }
    })
    expect(stripped.raw).not.toEqual(made.raw)
    expect(judge(stripped).proven?.planHash).toBe(plan)
  })

  it('takes the default of Taproot for a Taproot coin', () => {
    const made = honestBitcoin({ kind: 'p2tr' })
    const said = withPsbt(made, fieldInEveryInput('03', '00000000'))
    expect(judge(said).proven?.planHash).toBe(judge(made).proven?.planHash)
  })
})
