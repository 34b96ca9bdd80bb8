import type { Hex } from '../chain.ts'
import type { End, Registry } from '../chains/registry.ts'
import type { Sent } from '../destination.ts'
import { type Prices, valueInUsd } from '../prices.ts'
import { newRequestId } from '../quote/request-id.ts'
import type { RawCall, RawCalls } from '../raw-call.ts'
import type { Transfer, Transfers } from '../requests/transfers.ts'
import { type ExecuteBody, parseExecuteBody } from './execute-body.ts'
import { ExecuteError, executeRefusal } from './execute-error.ts'
import { followCall, startOfCall } from './follow-call.ts'
import type { SponsorPayment, Sponsors } from './sponsors.ts'

/** `now` in epoch milliseconds; `signal` ends running calls. */
export type ExecuteTools = Readonly<{
  registry: Registry
  prices: Prices
  transfers: Transfers
  sponsors: Sponsors
  now: () => number
  log: (line: string) => void
  signal: AbortSignal
}>

export type Executed = Readonly<{ message: string; requestId: Hex }>

/**
 * POST /execute: makes a call from the service's account, paid by the key's balance.
 *
 * With a quote's `requestId` it continues that request. Errors: 401 without a key, 400 for a call that would revert.
 */
export async function execute(json: unknown, apiKey: string | undefined, tools: ExecuteTools): Promise<Executed> {
  if (apiKey === undefined) throw new ExecuteError(401, { error: 'Unauthorized' })
  const body = parseExecuteBody(json)
  const end = tools.registry.get(body.chainId)
  if (!end?.family.rawCalls) throw executeRefusal(`chainId: the service makes no calls on chain ${body.chainId}`)
  const quoted = quotedOf(body, tools.transfers)
  if (quoted && quoted.status !== 'waiting') return submitted(quoted.requestId)
  const { rawCalls } = end.family
  const requestId = quoted?.requestId ?? newRequestId(Math.floor(tools.now() / 1000))
  const call = callOf(body, end)
  const costUsd = await tried(call, rawCalls, { requestId, isCharged: body.subsidizeFees, prices: tools.prices })
  // Another call may have come first.
  if (quoted && tools.transfers.byId(requestId)?.status !== 'waiting') return submitted(requestId)
  const payment = tools.sponsors.chargeCost(apiKey, costUsd)
  if (!payment) {
    const message = 'The balance of this API key does not cover the call'
    throw new ExecuteError(400, { error: 'INSUFFICIENT_FUNDS', message, requestId })
  }
  if (!quoted) tools.transfers.start(startOfCall(body, { requestId, chain: end.chain, apiKey }))
  tools.transfers.move(requestId, 'depositing')
  const sent = await sendOrRevert({ requestId, call, rawCalls, payment, apiKey, isQuoted: quoted !== undefined }, tools)
  followCall(requestId, { sent, end, isQuoted: quoted !== undefined }, tools)
  return submitted(requestId)
}

function submitted(requestId: Hex): Executed {
  return { message: 'Transaction submitted', requestId }
}

function quotedOf({ requestId, chainId }: ExecuteBody, transfers: Transfers): Transfer | undefined {
  if (requestId === undefined) return undefined
  const transfer = transfers.byId(requestId)
  if (!transfer) throw executeRefusal(`requestId: no request ${requestId}`)
  if (transfer.originChainId === chainId) return transfer
  throw executeRefusal(`chainId: request ${requestId} begins on chain ${transfer.originChainId}, not on ${chainId}`)
}

function callOf({ to, data, value, authorizations }: ExecuteBody, { chain }: End): RawCall {
  return { chain, to, data, value, ...(authorizations ? { authorizations } : {}) }
}

type Simulated = Readonly<{ requestId: Hex; isCharged: boolean; prices: Prices }>

/** The cost of a successful call, millionths of a dollar. */
async function tried(call: RawCall, rawCalls: RawCalls, { requestId, isCharged, prices }: Simulated): Promise<bigint> {
  const failure = await rawCalls.simulate(call)
  if (failure) {
    const { label, message } = failure.revert
    throw new ExecuteError(400, { error: label, message, requestId, details: failure })
  }
  const cost = isCharged ? await rawCalls.costOf(call) : call.value
  return valueInUsd(prices, call.chain.native, cost)
}

type Sending = Readonly<{
  requestId: Hex
  call: RawCall
  rawCalls: RawCalls
  payment: SponsorPayment
  apiKey: string
  isQuoted: boolean
}>

async function sendOrRevert(
  { requestId, call, rawCalls, payment, apiKey, isQuoted }: Sending,
  { transfers, sponsors }: ExecuteTools,
): Promise<Sent> {
  try {
    return await rawCalls.send(`execute:${requestId}`, call)
  } catch (error) {
    // Nothing was sent, and nothing will be.
    sponsors.giveBack(apiKey, payment)
    transfers.move(requestId, isQuoted ? 'waiting' : 'failure', isQuoted ? {} : { failReason: 'TRANSACTION_REVERTED' })
    throw new ExecuteError(400, { error: 'EXECUTION_REVERTED', message: String(error).split('\n')[0] ?? '', requestId })
  }
}
