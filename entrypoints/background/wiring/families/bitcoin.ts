import type { Chain, NodeUrls } from '../../../../src/core/chain/chain.ts'
import type { BitcoinFacts } from '../../../../src/core/chain/facts.ts'
import type { Execution } from '../../../../src/core/execution/execution.ts'
import type { BitcoinPsbtItem } from '../../../../src/core/execution/item.ts'
import { attemptsOf } from '../../../../src/core/execution/steps/step.ts'
import { withFrozen } from '../../../../src/core/families/bitcoin/coins/protected-coins.ts'
import { addressOfScript } from '../../../../src/core/families/bitcoin/transaction/script.ts'
import { MAIN_NETWORK_EASIEST_BITS } from '../../../../src/core/profiles/bitcoin.ts'
import { failedFor } from '../../../../src/core/reason/reason.ts'
import { utxoResource } from '../../../../src/core/reservation/resources.ts'
import { reservedOutpoints } from '../../../../src/core/reservation/utxos.ts'
import { once } from '../../../../src/lib/once.ts'
import { type CachedBitcoinClient, cachedBitcoinClient } from '../../../../src/net/families/bitcoin/cached-client.ts'
import { type BitcoinClient, createBitcoinClient } from '../../../../src/net/families/bitcoin/client.ts'
import { createExplorer } from '../../../../src/net/families/bitcoin/explorer.ts'
import { createExplorerBudget, type ExplorerBudget } from '../../../../src/net/families/bitcoin/explorer-budget.ts'
import { explorersInOrder } from '../../../../src/net/families/bitcoin/explorers-in-order.ts'
import { type ReadCoins, readBitcoinFacts, readCoins } from '../../../../src/net/families/bitcoin/facts.ts'
import { cachedInclusion } from '../../../../src/net/families/bitcoin/inclusion/cached-reader.ts'
import type { InclusionReader } from '../../../../src/net/families/bitcoin/inclusion/reader.ts'
import { readBitcoinReceived } from '../../../../src/net/families/bitcoin/received.ts'
import type { Fetch } from '../../../../src/net/http/request.ts'
import type { BitcoinAccounts } from '../../../../src/store/accounts/bitcoin.ts'
import type { BitcoinReadings } from '../../../../src/store/caches/bitcoin-readings.ts'
import type { Executions } from '../../../../src/store/executions/store.ts'
import type { CoinMarks } from '../../../../src/store/settings/coin-marks.ts'
import type { BitcoinPaymentPorts } from '../../../../src/wallet/deposit-address/own-payment/bitcoin-payment.ts'
import {
  type AccountDepth,
  type AccountUtxoPorts,
  accountsWithCoins,
  type MaximumSpending,
  mostSpendable,
} from '../../../../src/wallet/families/bitcoin/account-utxos.ts'
import { createAddressReadings } from '../../../../src/wallet/families/bitcoin/address-readings.ts'
import { createBitcoinBalances } from '../../../../src/wallet/families/bitcoin/balance.ts'
import { createBitcoinHoldings } from '../../../../src/wallet/families/bitcoin/holdings.ts'
import {
  bitcoinTransport,
  isFinalOnBitcoin,
  minedAtOnBitcoin,
} from '../../../../src/wallet/families/bitcoin/transport.ts'
import type { ChosenNodes } from '../../../../src/wallet/nodes/chosen-nodes.ts'
import type { FactsContext } from '../../../../src/wallet/quotes/facts-port.ts'
import type { OwnCoinPorts } from '../../../../src/wallet/quotes/quote-answer.ts'
import { evictedBy } from '../../../../src/wallet/replacement/evicted.ts'
import { after, nowMilliseconds, nowSeconds } from '../browser/clock.ts'
import { networkFetch } from '../browser/network.ts'

type Parts = Readonly<{
  chain: Chain
  accounts: BitcoinAccounts
  readings: BitcoinReadings
  gapLimit: () => Promise<number>
  executions: Pick<Executions, 'holding' | 'load'>
  frozen: CoinMarks['frozen']
  nodesOf: ChosenNodes['of']
  /** A balance became known, or another unused address. */
  changed: () => void
}>

/** Opens the wallet's Bitcoin. */
export function openBitcoin({ chain, accounts, readings: stored, executions, frozen, ...parts }: Parts) {
  const { budget, second, direct, client, explorersChanged } = openExplorers(chain, () => parts.nodesOf(chain))
  const { statistics, history, tipHash, tipHeight, satsPerVbyte, leastSatsPerVbyte } = client
  const { take, stretched } = budget
  const { inclusion, forgetProofs } = openInclusion(chain, client, { ...budget, second })
  const readings = createAddressReadings({ ...direct, stored, tipHash, take, nowSeconds })
  const holdings = createBitcoinHoldings({
    accounts: accounts.list,
    see: accounts.see,
    lookFurther: accounts.lookFurther,
    receivingChanged: parts.changed,
    readings,
    coins: (own) => listPorts.coins(own),
    budget: budgetMemory(budget, stored),
    tipHash,
    stretched,
    gapLimit: parts.gapLimit,
    nowSeconds,
  })

  async function locked(exceptId: string): Promise<ReadonlySet<string>> {
    return reservedOutpoints(await executions.holding(utxoResource(chain.id)), exceptId)
  }

  async function facts({ intent, quote, exceptId }: FactsContext): Promise<BitcoinFacts> {
    const [ownScripts, held, asking] = await Promise.all([
      holdings.ownScripts(),
      locked(exceptId),
      exceptId === '' ? undefined : executions.load(exceptId),
    ])
    const attempts = new Set((asking?.items ?? []).flatMap((state) => attemptsOf(state).map(({ hash }) => hash)))
    const about = { bitcoin: client, intent, quote, ownScripts, locked: held, attempts }
    return factsMarked(await readBitcoinFacts(about), frozen)
  }

  const coinPorts: AccountUtxoPorts = {
    holdings,
    tipHeight,
    satsPerVbyte,
    coins: async (own) => marked(await readCoins(client, own, await locked('')), frozen),
  }
  /** Asks less. */
  const listPorts: AccountUtxoPorts = {
    ...coinPorts,
    coins: async (own) => marked(await readCoins({ unspent: readings.coins }, own, await locked('')), frozen),
  }

  return {
    holdings,
    payment: {
      ...coinPorts,
      ownScripts: holdings.ownScripts,
      transaction: client.transaction,
    } satisfies BitcoinPaymentPorts & OwnCoinPorts,
    transport: bitcoinTransport({ ...client, inclusion }, chain.finality),
    cpfp: { ...client, ownScripts: holdings.ownScripts, reserved: locked },
    ...{ facts, statistics, history, satsPerVbyte, leastSatsPerVbyte, tipHeight },
    minedAtSeconds: (txid: string) => minedAtOnBitcoin(inclusion, txid),
    isFinal: (txid: string) => isFinalOnBitcoin(inclusion, txid, chain.finality),
    evicted: (execution: Execution, index: number) => evictedBy(execution, index, { ...client, reserved: locked }),
    transaction: client.transaction,
    coinsBeside: coinsBeside({ holdings, client, locked, frozen }),
    received: async (txid: string, recipient: string, isSent?: boolean) => {
      const ownScripts = (await holdings.ownScripts()).map(({ script }) => script)
      return readBitcoinReceived({ ...client, inclusion }, { txid, recipient, ownScripts, isSent })
    },
    accountsWithCoins: (index: number, depth: AccountDepth) => accountsWithCoins(index, depth, listPorts),
    mostOf: (index: number, spending: MaximumSpending) =>
      mostSpendable(index, chain.depositories[0] ?? '', listPorts, spending),
    ...createBitcoinBalances({ holdings, after, changed: parts.changed, nowSeconds }),
    ownAddresses: async () => (await holdings.ownScripts()).map(({ script }) => addressOfScript(script)),
    explorersChanged,
    /** A locked wallet keeps no signed bytes in memory. */
    forgetRead: () => {
      client.forget()
      forgetProofs()
    },
  }
}

function openExplorers(chain: Chain, order: () => NodeUrls) {
  const fetch = explorersInOrder(networkFetch, chain.nodeUrls, order)
  const budget = createExplorerBudget({ fetch, nowMilliseconds })
  const [explorerUrl] = chain.nodeUrls
  const second = secondExplorer(chain, fetch)
  const direct = createBitcoinClient({ fetch: budget.fetch, explorerUrl, other: second && createExplorer(second) })
  const cached = cachedBitcoinClient(direct, { nowMilliseconds, stretched: budget.stretched })
  const client: CachedBitcoinClient = {
    ...cached,
    get source() {
      return new URL(order()[0]).origin
    },
  }
  let asked = order()
  const explorersChanged = () => {
    if (asked === order()) return
    asked = order()
    budget.forgetRest()
    client.forget()
  }
  return { budget, second, direct, client, explorersChanged }
}

type CoinParts = Readonly<{
  holdings: Pick<ReturnType<typeof createBitcoinHoldings>, 'ownScripts'>
  client: Pick<BitcoinClient, 'unspent'>
  locked: (exceptId: string) => Promise<ReadonlySet<string>>
  frozen: CoinMarks['frozen']
}>

function coinsBeside({ holdings, client, locked, frozen }: CoinParts) {
  return async ({ from }: BitcoinPsbtItem, exceptId: string) => {
    const own = (await holdings.ownScripts()).find(({ script }) => addressOfScript(script) === from)
    if (!own) return failedFor({ code: 'ADDRESS_FOREIGN' })
    return marked(await readCoins(client, own, await locked(exceptId)), frozen)
  }
}

async function factsMarked(facts: BitcoinFacts, frozen: CoinMarks['frozen']): Promise<BitcoinFacts> {
  const { coins } = facts
  return coins.known ? { ...facts, coins: { ...coins, value: withFrozen(coins.value, await frozen()) } } : facts
}

async function marked(read: ReadCoins, frozen: CoinMarks['frozen']): Promise<ReadCoins> {
  return read.ok ? { ...read, value: withFrozen(read.value, await frozen()) } : read
}

type InclusionFetch = Pick<ExplorerBudget, 'fetch' | 'stretched'> & Readonly<{ second: Explored | undefined }>
type Explored = Readonly<{ url: string; fetch: Fetch }>

function openInclusion(chain: Chain, client: BitcoinClient, { stretched, ...asked }: InclusionFetch) {
  const open = () =>
    cachedInclusion(lazyInclusion(chain, client, asked), { tipHash: client.tipHash, nowMilliseconds, stretched })
  let proofs = open()
  const inclusion: InclusionReader = (txid) => proofs(txid)
  return {
    inclusion,
    forgetProofs: () => {
      proofs = open()
    },
  }
}

// For proofs, busy addresses and silence.
function secondExplorer({ nodeUrls: [, url] }: Chain, ordered: Fetch): Explored | undefined {
  const { fetch: budgeted, take } = createExplorerBudget({ fetch: ordered, nowMilliseconds })
  const fetch: Fetch = async (input, init) =>
    init?.method === 'POST' || take('watch') ? budgeted(input, init) : new Response('', { status: 429 })
  return url === undefined ? undefined : { url, fetch }
}

function lazyInclusion(
  { nodeUrls, finality, easiestBits }: Chain,
  bitcoin: BitcoinClient,
  { fetch: budgeted, second }: Omit<InclusionFetch, 'stretched'>,
): InclusionReader {
  const fetchOf: Fetch = (input, init) => {
    const isSecond = second !== undefined && !`${input}`.startsWith(nodeUrls[0])
    return (isSecond ? second.fetch : budgeted)(input, init)
  }
  const reader = once(async () => {
    const { createInclusionReader, explorersOf } = await import(
      '../../../../src/net/families/bitcoin/inclusion/reader.ts'
    )
    return createInclusionReader({
      bitcoin,
      explorers: explorersOf(fetchOf, nodeUrls),
      easiestBits: easiestBits ?? MAIN_NETWORK_EASIEST_BITS,
      depth: finality.by === 'depth' ? finality.blocks : 0,
      nowMilliseconds,
    })
  })
  return async (txid) => (await reader.get())(txid)
}

export type OpenedBitcoin = ReturnType<typeof openBitcoin>

function budgetMemory(budget: ExplorerBudget, stored: BitcoinReadings) {
  let loading: Promise<void> | undefined
  const load = async () => {
    const before = await stored.questions().catch(() => undefined)
    if (before) budget.restore(before)
  }
  return {
    load: () => {
      loading ??= load()
      return loading
    },
    save: async () => {
      const news = budget.news()
      if (news) await stored.setQuestions(news).catch(() => undefined)
    },
  }
}
