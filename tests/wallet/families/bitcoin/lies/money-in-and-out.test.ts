import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { decodeStatus } from '../../../../../src/core/execution/decode-status.ts'
import type { Execution } from '../../../../../src/core/execution/execution.ts'
import type { IntentInput } from '../../../../../src/core/intent/intent.ts'
import { NATIVE_BITCOIN } from '../../../../../src/core/profiles/bitcoin.ts'
import { devnet } from '../../../../../src/core/profiles/devnet.ts'
import { isReason } from '../../../../../src/core/reason/reason.ts'
import { sign } from '../../../../../src/core/sign/sign.ts'
import { createBitcoinClient } from '../../../../../src/net/families/bitcoin/client.ts'
import { readBitcoinFacts } from '../../../../../src/net/families/bitcoin/facts.ts'
import { createCpfpOffers } from '../../../../../src/wallet/cpfp/offer.ts'
import { BITCOIN } from '../../../../core/deposit-address/own.ts'
import { factsAround } from '../../../../core/honest/evm-facts.ts'
import { json } from '../../../../core/honest/json.ts'
import { NOW } from '../../../../core/honest.ts'
import { judge } from '../../../../core/proof/judge.ts'
import { privateKeyAt, termsOf } from '../../../../core/sign/bitcoin-peer.ts'
import { readTransaction } from '../../../../devnet/bitcoin/transaction.ts'
import { type BitcoinStand, startBitcoinStand } from '../../../../net/bitcoin-stand.ts'
import { fundedItem, ownAddress } from '../../../../net/funded-item.ts'
import { lendPlain } from '../../../lend-plain.ts'
import { anHonest, approvedOf } from '../../../sim/flows.ts'
import { lyingExplorers } from './lying-explorer.ts'

const COUNT = 20
const RECIPIENT = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'

let stand: BitcoinStand
let explorers: ReturnType<typeof lyingExplorers>
beforeAll(async () => {
  stand = await startBitcoinStand(undefined)
  explorers = lyingExplorers(stand.fetch)
})
afterAll(() => stand?.stop())

const client = () => createBitcoinClient({ fetch: explorers.fetch, explorerUrl: 'http://explorer.invalid/api' })

function feeOf(bytes: string, name: string): bigint {
  const { inputs, outputs } = readTransaction(bytes)
  const spent = inputs.map((input) => stand.ledger.spentOutput(input) ?? expect.fail(`${name}: an invented coin`))
  const sum = (all: readonly Readonly<{ valueSats: bigint }>[]) => all.reduce((sats, each) => sats + each.valueSats, 0n)
  return sum(spent) - sum(outputs)
}

describe('with one lie about any field of any answer', () => {
  it('CPFP is refused, or spends what really came for a fee in the policy', async () => {
    const owner = ownAddress('p2wpkh', 901)
    const txid = await stand.fund(owner.address, 90_000n)
    await stand.ledger.sync()
    const status = decodeStatus({ status: 'submitted', txHashes: [`0x${txid}`] })
    if (!status || !BITCOIN) throw new Error('expected a status')
    const approved = approvedOf(anHonest('deposit-native'), 'transfer')
    const intent = { ...approved.intent, destinationChainId: BITCOIN.id, recipient: owner.address }
    const stage = { stage: 'tracking', status, reportedAtSeconds: NOW } as const
    const execution: Execution = { ...approved, intent, stage }
    const ask = () => {
      const bitcoin = client()
      return createCpfpOffers({
        ...bitcoin,
        profile: devnet,
        satsPerVbyte: async () => ({ ok: true, value: 50 }),
        nowSeconds: () => NOW,
        load: async () => execution,
        save: async () => undefined,
        exclusive: (_name, work) => work(),
        wake: () => undefined,
        ownScripts: async () => [owner],
        reserved: async () => new Set(),
        bump: async () => ({ unavailable: { code: 'NOTHING_WAITS' } }),
        withKey: lendPlain(async () => undefined),
        sign,
      }).ask(execution.id)
    }
    let offers = 0
    const check = async (name: string) => {
      const offer = await ask()
      if ('unavailable' in offer) return expect(isReason(offer.unavailable), name).toBe(true)
      const { step, parent } = offer
      const terms = { ...termsOf(step), parent, isFeeTicked: true } as const
      const { bytes } = await sign<'bitcoinPsbt'>(step, {
        terms,
        purpose: 'step',
        privateKey: privateKeyAt(owner.path),
      })
      const { inputs, outputs } = readTransaction(bytes)
      expect(
        inputs.map((each) => each.txid),
        name,
      ).toEqual([txid])
      expect(
        outputs.map(({ script }) => `0x${script}`),
        name,
      ).toEqual([owner.script])
      const feeSats = feeOf(bytes, name)
      expect([feeSats > 0n, feeSats < 90_000n], name).toEqual([true, true])
      offers += 1
    }
    const lies = await explorers.liesAbout(ask)
    await check('no lie')
    expect(offers).toBe(1)
    await explorers.each(lies, COUNT, check)
  }, 60_000)
})

describe('with one lie about any field of any answer about coins', () => {
  it('a quoted transaction is refused, or spends real coins for exactly what was asked', async () => {
    const owner = ownAddress('p2wpkh', 902)
    const amount = 150_000n
    const made = await fundedItem(stand, {
      ...{ script: 'p2wpkh', index: 902, values: [300_000n], feeSats: 1_000n, amount },
    })
    const { unsignedPsbt } = await import('../../../../../src/core/families/bitcoin/transaction/unsigned.ts')
    const { scriptOfAddress } = await import('../../../../../src/core/families/bitcoin/transaction/script.ts')
    const [coin] = made.item.inputs
    const previous = coin && (await client().transaction(coin.txid))
    if (!coin || !previous?.ok || !previous.value) throw new Error('expected a coin')
    const spends = [{ ...owner, ...coin, previous: previous.value.stripped }]
    const psbt = unsignedPsbt(spends, [
      { script: scriptOfAddress(RECIPIENT) ?? '0x', valueSats: amount, origin: undefined },
      { script: owner.script, valueSats: 149_000n, origin: owner },
    ])
    const input: IntentInput = {
      ...{ user: owner.address, refundTo: owner.address, recipient: RECIPIENT, amount, tradeType: 'EXACT_INPUT' },
      ...{ originChainId: 8_253_038, originCurrency: NATIVE_BITCOIN },
      ...{ destinationChainId: 8_253_038, destinationCurrency: NATIVE_BITCOIN },
    }
    const currency = { chainId: 8_253_038, address: NATIVE_BITCOIN, symbol: 'BTC', decimals: 8 }
    const side = { currency, amount: `${amount}`, minimumAmount: `${amount}` }
    const requestId = `0x${'c4'.repeat(32)}`
    const items = [{ status: 'incomplete', data: { psbt: psbt.slice(2) } }]
    const quote = json({
      requestId,
      steps: [{ id: 'send', kind: 'transaction', requestId, items }],
      details: { sender: owner.address, recipient: RECIPIENT, currencyIn: side, currencyOut: side },
    })
    const none = new Set<string>()
    const read = async () => {
      const about = { intent: { user: owner.address }, quote: quote as never, locked: none, attempts: none }
      const origin = await readBitcoinFacts({ bitcoin: client(), ...about, ownScripts: [owner] })
      return judge({ profile: devnet, input, quote, facts: factsAround(NOW, origin) })
    }
    let accepted = 0
    const check = async (name: string) => {
      const { proven } = await read()
      const [item] = proven?.plan ?? []
      if (item?.kind !== 'bitcoinPsbt') return
      const terms = { ...termsOf(item), isFeeTicked: true } as const
      const { bytes } = await sign<'bitcoinPsbt'>(item, {
        terms,
        purpose: 'step',
        privateKey: privateKeyAt(owner.path),
      })
      expect(feeOf(bytes, name), name).toBe(1_000n)
      expect(readTransaction(bytes).outputs[0]?.valueSats, name).toBe(amount)
      accepted += 1
    }
    const lies = await explorers.liesAbout(read)
    await check('no lie')
    expect(accepted).toBe(1)
    await explorers.each(lies, COUNT, check)
  }, 60_000)
})
