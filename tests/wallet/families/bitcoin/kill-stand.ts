import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { OwnScript } from '../../../../src/core/chain/facts.ts'
import { apply } from '../../../../src/core/execution/apply.ts'
import { decodeStatus } from '../../../../src/core/execution/decode-status.ts'
import type { Execution } from '../../../../src/core/execution/execution.ts'
import type { BitcoinPsbtItem } from '../../../../src/core/execution/item.ts'
import { startExecution } from '../../../../src/core/execution/start.ts'
import { attemptsOf } from '../../../../src/core/execution/steps/step.ts'
import type { IntentInput } from '../../../../src/core/intent/intent.ts'
import { NATIVE_BITCOIN } from '../../../../src/core/profiles/bitcoin.ts'
import { devnet } from '../../../../src/core/profiles/devnet.ts'
import { type Answer, failedSaying } from '../../../../src/core/reason/reason.ts'
import { reservedOutpoints } from '../../../../src/core/reservation/utxos.ts'
import { decide } from '../../../../src/core/review/approval.ts'
import { sign } from '../../../../src/core/sign/sign.ts'
import type { VerifiedQuote } from '../../../../src/core/verify/verify.ts'
import { createLock } from '../../../../src/lib/lock.ts'
import { bitcoinBroadcastResult } from '../../../../src/net/families/bitcoin/broadcast-result.ts'
import { type BitcoinClient, createBitcoinClient } from '../../../../src/net/families/bitcoin/client.ts'
import { readBitcoinFacts, readCoins } from '../../../../src/net/families/bitcoin/facts.ts'
import type { InclusionReader } from '../../../../src/net/families/bitcoin/inclusion/reader.ts'
import { readBitcoinReceived } from '../../../../src/net/families/bitcoin/received.ts'
import { rebroadcastCpfp } from '../../../../src/wallet/cpfp/rebroadcast.ts'
import { createBroadcastMemory } from '../../../../src/wallet/engine/adapters/broadcast-memory.ts'
import { type ExecutorPorts, runExecution } from '../../../../src/wallet/engine/executor.ts'
import { type PerformPorts, performTask } from '../../../../src/wallet/engine/perform.ts'
import { createPrefetches } from '../../../../src/wallet/engine/prefetch.ts'
import type { CoinInChain } from '../../../../src/wallet/families/bitcoin/account-utxos.ts'
import type { ExplorerPort } from '../../../../src/wallet/families/bitcoin/explorer-port.ts'
import { bitcoinTransport, minedAtOnBitcoin } from '../../../../src/wallet/families/bitcoin/transport.ts'
import type { FactsPort } from '../../../../src/wallet/quotes/facts-port.ts'
import { createProver } from '../../../../src/wallet/quotes/prover.ts'
import { isBitcoinReplacement, offerBitcoinReplacement } from '../../../../src/wallet/replacement/bitcoin.ts'
import { evictedBy } from '../../../../src/wallet/replacement/evicted.ts'
import { factsAround } from '../../../core/honest/evm-facts.ts'
import { json } from '../../../core/honest/json.ts'
import { judge } from '../../../core/proof/judge.ts'
import { privateKeyAt } from '../../../core/sign/bitcoin-peer.ts'
import type { BitcoinLine } from '../../../devnet/bitcoin/part.ts'
import { fromBitcoin, type Quote, startTransfers, type TransferStand } from '../../../devnet/bitcoin/transfer-stand.ts'
import { inclusionOf } from '../../../net/bitcoin-stand.ts'
import { ownAddress } from '../../../net/funded-item.ts'
import { BITCOIN_FINALITY } from '../../final.ts'
import { lendPlain } from '../../lend-plain.ts'
import { alwaysWatched, neverLate } from '../../watched.ts'

const RECIPIENT = '0x00000000000000000000000000000000000B17C0'
export const AMOUNT = 1_000_000n

export let stand: TransferStand
export let bitcoin: BitcoinClient
let inclusion: InclusionReader
let used = 300

type Spy = (question: string) => void
let spy: Spy | undefined
export function spyOnExplorers(hears: Spy): void {
  spy = hears
}

const spiedFetch: typeof fetch = (input, init) => {
  spy?.(JSON.stringify([String(input), init]))
  return fetch(input, init)
}

export function openKillStand(program?: string): void {
  beforeAll(async () => {
    stand = await startTransfers(program)
    const { explorer, secondExplorer } = stand.world.line.bitcoin as BitcoinLine
    bitcoin = createBitcoinClient({ fetch: spiedFetch, explorerUrl: `${explorer}/api` })
    inclusion = inclusionOf(bitcoin, spiedFetch, [`${explorer}/api`, `${secondExplorer}/api`])
  })
  afterAll(() => stand?.stop())
  afterEach(() => {
    spy = undefined
  })
  afterEach(() => fetch(`${stand.world.line.control}/bitcoin/faults`, { method: 'DELETE' }))
}

export type Death = Readonly<{ atCall: number; when: 'before' | 'after' }>
class Killed extends Error {
  override readonly name = 'Killed'
}

type Sent = Readonly<{ bytes: string; stored: Execution | undefined }>

/** The service sees no fill, so none is looked for. */
const pending = decodeStatus({ status: 'pending' })
export const nowSeconds = () => Math.floor(Date.now() / 1_000)

/** No quote spends `spare`: it comes later. */
type Funded = Readonly<{
  coins?: readonly string[]
  amount?: bigint
  spare?: readonly string[]
  payment?: 'strictAddress'
}>

export async function approved({ coins = ['700000', '700000'], amount = AMOUNT, spare = [], payment }: Funded = {}) {
  used += 1
  const owner = ownAddress('p2wpkh', used)
  for (const each of coins) await stand.bitcoin('/fund', { address: owner.address, amount: each })
  const asked = fromBitcoin(owner.address, RECIPIENT, amount)
  const byAddress = payment && { useDepositAddress: true, strict: true }
  const quote: Quote = await stand.quote({ ...asked, ...byAddress })
  for (const each of spare) await stand.bitcoin('/fund', { address: owner.address, amount: each })
  const { address: user, ...ours } = owner
  const disk = new Map<string, Execution>()
  const sent: Sent[] = []
  const facts: FactsPort = async ({ intent, quote: asked, exceptId }) => {
    const all = [...disk.values()]
    const own = disk.get(exceptId)?.items.flatMap(attemptsOf) ?? []
    const attempts = new Set(own.map(({ hash }) => hash))
    const locked = reservedOutpoints(all, exceptId)
    const origin = await readBitcoinFacts({ bitcoin, intent, quote: asked, ownScripts: [ours], locked, attempts })
    return factsAround(nowSeconds(), origin)
  }
  const input: IntentInput = {
    ...{ user, recipient: RECIPIENT, refundTo: user, amount, tradeType: 'EXACT_INPUT' },
    ...{ originChainId: 8_253_038, originCurrency: NATIVE_BITCOIN },
    destinationChainId: 1,
    destinationCurrency: '0x0000000000000000000000000000000000000000',
    ...(payment && { payment, paidElsewhere: true }),
  }
  const locked = new Set<string>()
  const about = { intent: { user }, quote: json(quote) as never, ownScripts: [ours], locked, attempts: locked }
  const origin = await readBitcoinFacts({ bitcoin, ...about })
  const judged = judge({ profile: devnet, input, quote: json(quote), facts: factsAround(nowSeconds(), origin) })
  if (judged.verdict !== 'accept') throw new Error(judged.codes.join(' '))
  const id = `kill ${used}`
  disk.set(id, started(id, judged.proven, JSON.stringify(quote)))
  return { id, disk, sent, facts, path: owner.path, quote, owner: ours }
}

export function started(id: string, quote: VerifiedQuote, text: string): Execution {
  const ticket = 'ticket'
  const open = { state: 'open', id, ticket, requester: { from: 'popup' }, createdAtSeconds: nowSeconds() } as const
  const decided = decide(
    { ...open, quote },
    { ticket, planHash: quote.planHash, decision: 'approve' },
    { nowSeconds: nowSeconds(), isExpert: false },
  )
  if (decided.outcome !== 'approved') throw new Error(decided.outcome)
  return startExecution(decided.approval, text, [])
}

/** `refuses`: replacements that the node refuses. */
export type Transfer = Readonly<{
  id: string
  disk: Map<string, Execution>
  sent: Sent[]
  facts: FactsPort
  path: string
  ownScripts?: readonly Pick<OwnScript, 'script'>[]
  ports?: Partial<PerformPorts>
}> & { refuses?: (bytes: string) => boolean; words?: string }

export const REFUSAL = 'sendrawtransaction RPC error: {"code":-26,"message":"insufficient fee, rejecting replacement"}'

export async function live(transfer: Transfer, death?: Death): Promise<number> {
  const { id, disk, sent, facts, path } = transfer
  const ownScripts = (transfer.ownScripts ?? []).map(({ script }) => script)
  let calls = 0
  async function call<T>(work: () => Promise<T>): Promise<T> {
    calls += 1
    const isLast = calls === death?.atCall
    if (isLast && death?.when === 'before') throw new Killed()
    const done = await work()
    if (isLast) throw new Killed()
    return done
  }
  const explorer: ExplorerPort = {
    place: (txid) => call(() => bitcoin.place(txid)),
    transaction: (txid) => call(() => bitcoin.transaction(txid)),
    outspend: (outpoint) => call(() => bitcoin.outspend(outpoint)),
    tipHeight: () => call(bitcoin.tipHeight),
    blockHash: (height) => call(() => bitcoin.blockHash(height)),
    coinbase: (hash) => call(() => bitcoin.coinbase(hash)),
    inclusion: (txid) => call(() => inclusion(txid)),
    broadcastPackage: (transactions) => call(() => bitcoin.broadcastPackage(transactions)),
    broadcast: (bytes) =>
      call(() => {
        sent.push({ bytes, stored: disk.get(id) })
        if (transfer.refuses?.(bytes)) return Promise.resolve(bitcoinBroadcastResult(400, transfer.words ?? REFUSAL))
        return bitcoin.broadcast(bytes)
      }),
  }
  const transport = bitcoinTransport(explorer, BITCOIN_FINALITY)
  const node = () => {
    throw new Error('expected no question to a node')
  }
  const snapshots = createPrefetches({
    profile: devnet,
    node,
    facts: (question) => call(() => facts(question)),
    nowMilliseconds: Date.now,
  })
  const ports: PerformPorts = {
    profile: devnet,
    node,
    transport: () => transport,
    holding: async () => [...disk.values()],
    broadcasts: createBroadcastMemory(),
    prover: createProver({
      isForged: async () => false,
      profile: devnet,
      read: snapshots.read,
      usedAmong: async () => [],
    }),
    snapshots,
    isFinalityDue: () => true,
    isFinal: async () => ({ ok: true, value: true }),
    fiveDollars: async () => undefined,
    minedAtSeconds: (txid) => call(() => minedAtOnBitcoin(inclusion, txid)),
    received: (txid, _currency, recipient, isSent?: boolean) =>
      call(() => readBitcoinReceived({ ...bitcoin, inclusion }, { txid, recipient, ownScripts, isSent })),
    standsAt: async () => failedSaying('expected no question about an address'),
    withKey: lendPlain((key, use) => call(() => use(privateKeyAt(key.of === 'bitcoin' ? key.path : path)))),
    sign,
    status: async () => (pending ? { ok: true, status: pending } : failedSaying('not a status')),
    newestRequest: async () => ({ answer: 'refused' }),
    usedAmong: async () => [],
    index: async () => undefined,
    tell: async () => true,
    mark: async () => undefined,
    logsSince: async () => ({ ok: true, value: [] }),
    recent: async () => [],
    rebroadcastCpfp: (execution) => rebroadcastCpfp(execution, explorer),
    nowSeconds,
    watchedSeconds: alwaysWatched(nowSeconds),
    deposited: async () => undefined,
    ...transfer.ports,
  }
  const executor: ExecutorPorts = {
    load: (name) => call(async () => structuredClone(disk.get(name))),
    save: (execution) => call(async () => void disk.set(id, structuredClone(execution))),
    perform: (task, execution) => performTask(task, execution, ports),
    after: neverLate,
    exclusive: (_name, work) => createLock()(work),
  }
  await runExecution(id, executor).catch((error: unknown) => {
    if (!(error instanceof Killed)) throw error
  })
  return calls
}

export async function untilDeposited(transfer: Transfer, death?: Death): Promise<Execution> {
  await live(transfer, death)
  for (let lives = 0; lives < 10; lives += 1) {
    await live(transfer)
    const execution = transfer.disk.get(transfer.id)
    if (execution && execution.stage.stage !== 'steps') return execution
    await stand.bitcoin('/mine', { blocks: 1 })
  }
  throw new Error(`expected the end of the steps, got ${JSON.stringify(transfer.disk.get(transfer.id)?.history)}`)
}

export const replacementPorts = (own: readonly OwnScript[] = []) => ({
  ...bitcoin,
  ownScripts: async () => own,
  evicted: (execution: Execution, index: number) =>
    evictedBy(execution, index, { ...bitcoin, reserved: async () => new Set() }),
  coinsBeside: async ({ inputs: [input] }: BitcoinPsbtItem): Promise<Answer<readonly CoinInChain[]>> =>
    input ? readCoins(bitcoin, { ...input, publicKey: '0x' }, new Set()) : { ok: true, value: [] },
})

export async function raise({ disk, id }: Transfer, own?: readonly OwnScript[]): Promise<readonly [bigint, bigint]> {
  const execution = disk.get(id)
  if (!execution) throw new Error('expected a transfer')
  const offer = await offerBitcoinReplacement(execution, 0, 'step', replacementPorts(own))
  if ('unavailable' in offer) {
    const { items, obstacle } = execution
    throw new Error(`${offer.unavailable.code}: ${items[0]?.phase}, ${JSON.stringify(obstacle)}`)
  }
  const { terms, most, rates } = offer
  expect(Number(rates?.after)).toBeGreaterThan(Number(rates?.before))
  const [state] = execution.items
  expect(isBitcoinReplacement(terms, state)).toBe(true)
  const event = { event: 'replacementReserved', index: 0, terms, purpose: 'step', mostGas: most.value } as const
  disk.set(id, apply(execution, { ...event, atSeconds: nowSeconds() }))
  return [offer.before.value, offer.most.value]
}
