import type { OwnScript } from '../../../../src/core/chain/facts.ts'
import type { Execution } from '../../../../src/core/execution/execution.ts'
import { attemptsOf } from '../../../../src/core/execution/steps/step.ts'
import { outpointKey } from '../../../../src/core/families/bitcoin/transaction/transaction.ts'
import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import { NATIVE_BITCOIN } from '../../../../src/core/profiles/bitcoin.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { reservedOutpoints } from '../../../../src/core/reservation/utxos.ts'
import { readBitcoinFacts, readCoins } from '../../../../src/net/families/bitcoin/facts.ts'
import type { ScannedHolding } from '../../../../src/wallet/families/bitcoin/holdings.ts'
import type { FactsPort } from '../../../../src/wallet/quotes/facts-port.ts'
import { askQuote } from '../../../../src/wallet/quotes/proven-quote.ts'
import { factsAround } from '../../../core/honest/evm-facts.ts'
import { json } from '../../../core/honest/json.ts'
import { PRICES } from '../../../core/honest/prices.ts'
import { fromBitcoin } from '../../../devnet/bitcoin/transfer-stand.ts'
import { only } from '../../../made.ts'
import { ownAddress, ownChange } from '../../../net/funded-item.ts'
import { AMOUNT, bitcoin, nowSeconds, stand, started, type Transfer } from './kill-stand.ts'

let used = 5_000

type Sending = Readonly<{
  isBridge?: boolean
  to: string
  amount?: bigint
  coins?: readonly string[]
  chosen?: readonly number[]
  own?: readonly OwnScript[]
  elsewhere?: readonly (readonly ['p2wpkh' | 'p2tr', string])[]
}>

export async function askedToSend(sending: Sending) {
  const {
    to,
    amount = AMOUNT,
    coins = ['700000', '700000'],
    chosen,
    isBridge,
    elsewhere = [],
    own: further = [],
  } = sending
  used += 1
  const { address: user, ...ours } = ownAddress('p2wpkh', used)
  const { address: _address, ...change } = ownChange('p2wpkh', used)
  for (const each of coins) await stand.bitcoin('/fund', { address: user, amount: each })
  const others = elsewhere.map(([script, value], at) => {
    const { address, ...own } = ownAddress(script, 20_000 + used * 10 + at)
    return { address, value, own }
  })
  for (const { address, value } of others) await stand.bitcoin('/fund', { address, amount: value })
  const read = (own: OwnScript) => readCoins(bitcoin, own, new Set())
  const listed = chosen ? await Promise.all([ours, ...others.map(({ own }) => own)].map(read)) : []
  const byValue = listed
    .flatMap((answer) => (answer.ok ? answer.value : []))
    .sort((a, b) => Number(a.valueSats - b.valueSats))
  const outpoints = chosen?.map((at) => outpointKey(byValue[at] ?? { txid: '0'.repeat(64), vout: 0 }))
  const disk = new Map<string, Execution>()
  const ownScripts = [ours, change, ...others.map(({ own }) => own), ...further]
  const facts: FactsPort = async ({ intent, quote: asked, exceptId }) => {
    const own = disk.get(exceptId)?.items.flatMap(attemptsOf) ?? []
    const attempts = new Set(own.map(({ hash }) => hash))
    const locked = reservedOutpoints([...disk.values()], exceptId)
    const origin = await readBitcoinFacts({ bitcoin, intent, quote: asked, ownScripts, locked, attempts })
    return factsAround(nowSeconds(), origin)
  }
  const holding = others.map(({ own, value }) => {
    const confirmed = { fundedSats: BigInt(value), spentSats: 0n }
    return { ...own, statistics: { confirmed, waiting: { fundedSats: 0n, spentSats: 0n } } }
  })
  const held = { receive: { addresses: [ours, ...holding] }, change: { addresses: [], next: change } }
  const input: IntentInput = {
    ...{ user, recipient: to, refundTo: user, amount, tradeType: 'EXACT_INPUT' },
    ...{ originChainId: 8_253_038, originCurrency: NATIVE_BITCOIN },
    ...{ destinationChainId: 8_253_038, destinationCurrency: NATIVE_BITCOIN },
    ...(isBridge && { destinationChainId: 1, destinationCurrency: `0x${'00'.repeat(20)}` }),
    ...(outpoints && { coins: outpoints }),
  }
  const asked = await askQuote(
    input,
    { from: 'popup' },
    {
      profile: devnet,
      quote: async () => {
        if (!isBridge) throw new Error('expected no question to the service')
        const body = json(await stand.quote(fromBitcoin(user, to, amount)))
        return { ok: true, text: JSON.stringify(body), body }
      },
      ownCoins: {
        ...bitcoin,
        holdings: {
          look: async () => ({
            ok: true,
            value: [only<ScannedHolding>({ found: only<ScannedHolding['found']>(held) })],
          }),
        },
        ownScripts: async () => ownScripts,
        coins: (own) => readCoins(bitcoin, own, new Set()),
      },
      facts,
      ownAddresses: async () => [user],
      watched: async () => [],
      isExpert: async () => false,
      prices: async () => (isBridge ? PRICES : []),
      limits: async () => ({}),
      nowSeconds,
      randomName: () => `name ${used}`,
    },
  )
  return { asked, outpoints, id: `send ${used}`, disk, facts, path: ours.path, ownScripts }
}

type ApprovedSend = Transfer & Readonly<{ outpoints: readonly string[] | undefined; ownScripts: readonly OwnScript[] }>

export async function approvedSend(sending: Sending): Promise<ApprovedSend> {
  const { asked, ...about } = await askedToSend(sending)
  if (asked.state !== 'proven') throw new Error(JSON.stringify(asked))
  about.disk.set(about.id, started(about.id, asked.open.quote, asked.quoteText))
  return { ...about, sent: [] }
}
