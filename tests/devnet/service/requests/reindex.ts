import { setTimeout as sleep } from 'node:timers/promises'
import * as v from 'valibot'
import type { Currency } from '../chain.ts'
import type { End, Registry } from '../chains/registry.ts'
import { messageOnly } from '../errors.ts'
import type { Sighting } from '../sighting.ts'
import { judge } from './judge.ts'
import type { Requote } from './requote.ts'
import type { Solver } from './solver.ts'
import type { Transfer, Transfers } from './transfers.ts'

const chainId = v.union(
  [v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.regex(/^[0-9]{1,15}$/), v.transform(Number))],
  'expected a chain id',
)
const name = v.pipe(v.string('expected an address'), v.maxLength(128, 'expected an address'))
const BODY = v.object(
  { chainId, depositAddress: name, targetChainId: v.optional(chainId), currency: v.optional(name) },
  'expected a JSON object',
)

/** service-facts.md 5. */
export type Reindexed = Readonly<{
  message: string
  triggeredCurrencies: readonly Readonly<{ currency: string; symbol: string; balance: string }>[]
  checkedCurrencies: number
  failedCurrencies: number
}>

/** `now` in epoch milliseconds. */
export type ReindexTools = Readonly<{
  registry: Registry
  transfers: Transfers
  solver: Solver
  requote: Requote
  now: () => number
  log: (line: string) => void
}>

/** The pause between two checks of an address, milliseconds. */
const PAUSE_MS = 1_000

type Looking = Readonly<{ asked: Transfer; address: string; there: End }>

/**
 * POST /transactions/deposit-address/reindex: starts requests for deposits on another chain.
 *
 * service-facts.md 5 and 7. Errors carry a message alone. 403 means an address of one order, 404 an unknown one, 429
 * a running check. Others get 400.
 */
export function reindexer(tools: ReindexTools): (json: unknown) => Promise<Reindexed> {
  const looking = new Set<string>()
  return async (json) => {
    const { asked, address, there, currencies } = read(json, tools)
    if (looking.has(address)) throw messageOnly(429, 'depositAddress: it is being looked at; ask again later')
    looking.add(address)
    try {
      return await look({ asked, address, there }, currencies, tools)
    } finally {
      void sleep(PAUSE_MS, undefined, { ref: false }).then(() => looking.delete(address))
    }
  }
}

function read(json: unknown, { registry, transfers }: ReindexTools) {
  const parsed = v.safeParse(BODY, json, { abortEarly: true })
  if (!parsed.success) {
    const [issue] = parsed.issues
    const field = v.getDotPath(issue) ?? 'body'
    throw messageOnly(400, `${field}: ${issue.input === undefined ? 'is required' : issue.message}`)
  }
  const { chainId: homeId, depositAddress, targetChainId = homeId, currency } = parsed.output
  const home = registry.get(homeId)
  if (!home) throw messageOnly(400, `chainId: no chain ${homeId}`)
  const there = registry.get(targetChainId)
  if (!there) throw messageOnly(400, `targetChainId: no chain ${targetChainId}`)
  if (there.family !== home.family) throw messageOnly(400, 'targetChainId: expected a chain of the same kind')
  const address = home.chain.vmType === 'evm' ? depositAddress.toLowerCase() : depositAddress
  const asked = transfers.byDepositAddress(address)
  if (!asked || !isOf(asked, homeId, transfers)) {
    throw messageOnly(404, `depositAddress: no address of this service on chain ${homeId}`)
  }
  if (asked.depositAddress?.type !== 'open') throw messageOnly(403, 'depositAddress: is of one order')
  const all = [there.chain.native, ...there.chain.tokens]
  const found = currency === undefined ? undefined : there.family.currency(there.chain, currency)
  if (currency !== undefined && !found) throw messageOnly(400, 'currency: expected one of the chain')
  return { asked, address, there, currencies: found ? [found] : all }
}

function isOf({ depositAddress }: Transfer, homeId: number, transfers: Transfers): boolean {
  return transfers
    .all()
    .some((each) => each.depositAddress?.address === depositAddress?.address && each.originChainId === homeId)
}

async function look(looking: Looking, currencies: readonly Currency[], tools: ReindexTools): Promise<Reindexed> {
  const { there, address, asked } = looking
  const { strays } = there.family
  const isHome = there.chain.id === asked.originChainId
  const triggered: Reindexed['triggeredCurrencies'][number][] = []
  let failed = 0
  for (const currency of strays && !isHome ? currencies : []) {
    const balance = await strays?.held(there.chain, currency, address).catch(() => undefined)
    if (balance === undefined || (balance > 0n && !(await begin(looking, currency, balance, tools)))) failed += 1
    else if (balance > 0n)
      triggered.push({ currency: currency.address, symbol: currency.symbol, balance: `${balance}` })
  }
  const message = triggered.length > 0 ? 'Withdrawals queued' : 'No balance found'
  return { message, triggeredCurrencies: triggered, checkedCurrencies: currencies.length, failedCurrencies: failed }
}

// The balance is swept first; the sweep's transaction is then the deposit.
async function begin(
  { asked, address, there }: Looking,
  currency: Currency,
  amount: bigint,
  { transfers, requote, solver, now, log }: ReindexTools,
): Promise<boolean> {
  const { chain, family } = there
  const requoted = await requote(asked, amount, { chainId: chain.id, currency: currency.address })
  const txHash = 'begin' in requoted ? await family.strays?.sweep(chain, currency, address) : undefined
  if (!('begin' in requoted) || txHash === undefined) {
    log(`${amount} of ${currency.symbol} at ${address} on chain ${chain.id} begin no request`)
    return false
  }
  const { requestId } = requoted.begin()
  const deposit: Sighting = {
    ...{ key: `${txHash} ${address} ${currency.address}`, chainId: chain.id, txHash, depositAddress: address },
    ...{ from: asked.user, currency: currency.address, amount, state: 'confirmed' },
  }
  const transfer = transfers.move(requestId, 'pending', { inTxHashes: [txHash], depositTxHash: txHash })
  solver.enqueue({ requestId, deposit, verdict: judge(transfer, deposit, now()) })
  log(`${amount} of ${currency.symbol} at ${address} on chain ${chain.id} begin ${requestId}`)
  return true
}
