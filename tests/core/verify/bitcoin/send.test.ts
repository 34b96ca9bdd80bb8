import { address } from 'bitcoinjs-lib'
import { describe, expect, it } from 'vitest'
import { type ChainRecordFact, type Facts, knownFact } from '../../../../src/core/chain/facts.ts'
import { isSendPlan, paysRecipient } from '../../../../src/core/execution/item.ts'
import { NATIVE_BITCOIN } from '../../../../src/core/profiles/bitcoin.ts'
import { only } from '../../../made.ts'
import { ACCOUNTS, coinsOf, STRANGER } from '../../honest/bitcoin.ts'
import { honestBitcoin, withFacts } from '../../honest/bitcoin-case.ts'
import { json } from '../../honest/json.ts'
import { psbtHex, type RawPsbt } from '../../honest/raw-psbt.ts'
import { judge } from '../../proof/judge.ts'

const AMOUNT = 1_000_000n
const RECIPIENTS = {
  p2pkh: '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2',
  p2sh: '3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy',
  p2wpkh: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  p2wsh: 'bc1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3qccfmv3',
  p2tr: 'bc1p5cyxnuxmeuwuvkwfem96lqzszd02n6xdcjrs20cac6yqjjwudpxqkedrcr',
}
const scriptOf = (to: string) => Buffer.from(address.toOutputScript(to)).toString('hex')
const { receive } = ACCOUNTS.p2wpkh

function sent(
  to: string = RECIPIENTS.p2wpkh,
  lie: (raw: RawPsbt) => void = () => undefined,
  facts: Partial<Facts> = {},
) {
  const made = honestBitcoin()
  const input = {
    ...made.input,
    recipient: to,
    destinationChainId: made.input.originChainId,
    destinationCurrency: NATIVE_BITCOIN,
  }
  const raw = structuredClone(made.raw)
  raw.outputs.splice(0, 2, { script: scriptOf(to), valueSats: AMOUNT, fields: [] })
  lie(raw)
  const currency = { chainId: input.originChainId, address: NATIVE_BITCOIN, symbol: 'BTC', decimals: 8 }
  const side = { currency, amount: `${AMOUNT}`, minimumAmount: `${AMOUNT}` }
  const requestId = `0x${'c4'.repeat(32)}`
  const data = { psbt: psbtHex(raw) }
  const quote = json({
    requestId,
    steps: [{ id: 'send', kind: 'transaction', requestId, items: [{ status: 'incomplete', data }] }],
    details: { sender: input.user, recipient: to, currencyIn: side, currencyOut: side },
  })
  return judge({ ...made, input, quote, facts: { ...made.facts, ...facts } })
}

describe('a plain Bitcoin payment', () => {
  it.each(Object.entries(RECIPIENTS))('to %s pays exactly the amount, and the rest to our own change', (_kind, to) => {
    const { verdict, codes, proven, shown } = sent(to)
    expect([verdict, codes]).toEqual(['accept', []])
    const [item] = proven?.plan ?? []
    expect(item).toMatchObject({
      counterparty: to,
      outputs: [
        { role: 'send', script: `0x${scriptOf(to)}`, valueSats: AMOUNT },
        { role: 'change', script: receive.script },
      ],
    })
    expect(isSendPlan(proven?.plan ?? [])).toBe(true)
    expect(paysRecipient(proven?.plan ?? [])).toBe(true)
    expect(proven).toMatchObject({ orderId: '', expected: { value: AMOUNT }, minimum: { value: AMOUNT } })
    expect(shown?.steps).toMatchObject([{ word: 'send', counterparty: to, bitcoin: { coins: 1, orderId: undefined } }])
    expect(shown?.claims).toEqual(['plan-rebuilt', 'coins-proven', 'recipient-is-paid', 'node-answers'])
    expect(shown?.gaps).toEqual([])
  })

  it("needs neither the service's list of chains nor its clock", () => {
    const off = { id: 8_253_038, contracts: {}, isDisabled: true, isLagging: true, isLimited: true }
    const chains = knownFact([only<ChainRecordFact>(off)], 'a service')
    const clocks = { service: knownFact(1, 'a service'), chain: knownFact(1, 'a chain') }
    expect(sent(RECIPIENTS.p2tr, undefined, { chains, clocks })).toMatchObject({ verdict: 'accept', codes: [] })
  })

  it.each([
    ['its own account', ACCOUNTS.p2tr, 'accept', []],
    ['another account', STRANGER, 'refuse', ['F04']],
  ] as const)('may spend coins of several addresses of %s', (_whose, account, verdict, codes) => {
    const made = honestBitcoin()
    const { receive: payer, change } = ACCOUNTS.p2wpkh
    const all = [...made.spending.coins, ...coinsOf(account, [2_000_000n])]
    const coins = knownFact(
      all.map(({ raw: _raw, ...coin }) => coin),
      'test',
    )
    const previous = Object.fromEntries(all.map(({ txid, raw }) => [txid, knownFact(raw, 'test')]))
    const { facts } = withFacts(made, { coins, previous, ownScripts: [payer, change, account.receive] })
    const judged = sent(
      RECIPIENTS.p2tr,
      ({ inputs, outputs: [, back] }) => {
        const [[first], further] = [inputs, all.at(-1)]
        if (!first || !further || !back) throw new Error('expected two coins and change')
        inputs.push({ ...first, txid: further.txid, vout: further.vout, fields: [] })
        back.valueSats += further.valueSats - 300n
      },
      facts,
    )
    expect([judged.verdict, judged.codes]).toEqual([verdict, codes])
  })

  it.each<readonly [string, (raw: RawPsbt) => void, string]>([
    [
      'another address',
      ({ outputs: [to] }) => to && Object.assign(to, { script: STRANGER.receive.script.slice(2) }),
      'F14',
    ],
    ['less than the amount', ({ outputs: [to] }) => to && Object.assign(to, { valueSats: AMOUNT - 1n }), 'F13'],
    [
      'it twice',
      ({ outputs }) => outputs.push({ script: scriptOf(RECIPIENTS.p2wpkh), valueSats: AMOUNT, fields: [] }),
      'F13',
    ],
    [
      'a stranger too',
      ({ outputs }) => outputs.push({ script: STRANGER.receive.script.slice(2), valueSats: 1_000n, fields: [] }),
      'F15',
    ],
    [
      'an order too',
      ({ outputs }) => outputs.push({ script: `6a42${'30'.repeat(66)}`, valueSats: 0n, fields: [] }),
      'F20',
    ],
    ['our change alone', ({ outputs }) => outputs.splice(0, 1), 'F14'],
    ['the miner with the change', ({ outputs }) => outputs.splice(1, 1), 'F18'],
  ])('is refused where it pays %s', (_what, lie, code) => {
    expect(sent(RECIPIENTS.p2wpkh, lie)).toMatchObject({ verdict: 'refuse', codes: expect.arrayContaining([code]) })
  })
})
