import type { SponsorPayment } from '../access/sponsors.ts'
import type { Hex } from '../chain.ts'
import type { Order } from '../quote/order.ts'
import type { QuoteBody } from '../quote/quote-body.ts'
import type { SponsorshipObject } from '../quote/sponsorship.ts'
import type { FillPlan } from './delivery.ts'

/** interface.md, "States"; failure and refund from service-facts.md 3. */
export type StatusWord =
  | 'waiting'
  | 'depositing'
  | 'pending'
  | 'delayed'
  | 'submitted'
  | 'success'
  | 'failure'
  | 'refund'

/** `strict` ties the address to one order; an open one takes any amount, repeatedly. */
export type DepositAddress = Readonly<{ address: string; type: 'open' | 'strict' }>

/** A quoted request; epoch milliseconds unless the name says otherwise. */
export type Transfer = Readonly<{
  requestId: Hex
  orderId: Hex
  user: string
  originChainId: number
  destinationChainId: number
  order: Order
  quotedAtMs: number
  expiresAtSeconds: number
  /** The body's `referrer` asked for a refund, as live testers do. */
  refundAsked: boolean
  /** Whether an unfillable deposit is refunded automatically. */
  refunds: boolean
  /** An open deposit address repeats this quote. POST /execute has none. */
  asked: QuoteBody | undefined
  fill: FillPlan
  isLocal: boolean
  depositAddress: DepositAddress | undefined
  /** For webhooks; never in answers. */
  apiKey: string | undefined
  referrer: string | undefined
  sponsorship: SponsorshipObject | undefined
  sponsorPayment: SponsorPayment | undefined
  status: StatusWord
  updatedAtMs: number
  inTxHashes: readonly string[]
  txHashes: readonly string[]
  depositor: string | undefined
  depositTxHash: string | undefined
  failReason: string | undefined
  refundFailReason: string | undefined
  /** service-facts.md 3. */
  supersededByRequestId: Hex | undefined
  history: readonly Readonly<{ status: StatusWord; atMs: number }>[]
}>

export type TransferStart = Pick<
  Transfer,
  | 'requestId'
  | 'orderId'
  | 'user'
  | 'originChainId'
  | 'destinationChainId'
  | 'order'
  | 'expiresAtSeconds'
  | 'refundAsked'
  | 'refunds'
  | 'asked'
  | 'fill'
  | 'isLocal'
  | 'depositAddress'
  | 'apiKey'
  | 'referrer'
  | 'sponsorship'
>
type Patch = Partial<
  Pick<
    Transfer,
    | 'inTxHashes'
    | 'txHashes'
    | 'failReason'
    | 'refundFailReason'
    | 'depositor'
    | 'depositTxHash'
    | 'supersededByRequestId'
    | 'sponsorPayment'
  >
>

/** Only here does a status change. */
export type Transfers = Readonly<{
  start: (start: TransferStart) => Transfer
  byId: (requestId: string) => Transfer | undefined
  byOrderId: (orderId: string) => Transfer | undefined
  byDepositAddress: (address: string) => Transfer | undefined
  all: () => readonly Transfer[]
  forgotten: () => number
  move: (requestId: Hex, status: StatusWord, patch?: Patch) => Transfer
  onChange: (listener: (transfer: Transfer) => void) => () => void
}>

/** Three kilobytes each. */
export const MOST_UNPAID = 10_000

/**
 * Makes an empty memory.
 *
 * `now` in epoch milliseconds; `updatedAtMs` always grows.
 */
export function transferMemory(now: () => number): Transfers {
  const byRequestId = new Map<string, Transfer>()
  const requestIds = new Map<string, Hex>()
  const addresses = new Map<string, Hex>()
  const unpaid = new Set<Hex>()
  let forgotten = 0
  const listeners = new Set<(transfer: Transfer) => void>()
  const byId = (requestId: string) => byRequestId.get(requestId.toLowerCase())
  const forgetOldest = () => {
    const [requestId] = unpaid
    const transfer = requestId && byRequestId.get(requestId)
    if (unpaid.size <= MOST_UNPAID || !transfer) return
    const { orderId, depositAddress } = transfer
    unpaid.delete(requestId)
    byRequestId.delete(requestId)
    if (requestIds.get(orderId) === requestId) requestIds.delete(orderId)
    if (depositAddress && addresses.get(depositAddress.address) === requestId) addresses.delete(depositAddress.address)
    forgotten += 1
  }
  return {
    start(start) {
      const atMs = now()
      const transfer: Transfer = {
        ...start,
        quotedAtMs: atMs,
        status: 'waiting',
        updatedAtMs: atMs,
        inTxHashes: [],
        txHashes: [],
        sponsorPayment: undefined,
        depositor: undefined,
        depositTxHash: undefined,
        failReason: undefined,
        refundFailReason: undefined,
        supersededByRequestId: undefined,
        history: [{ status: 'waiting', atMs }],
      }
      byRequestId.set(start.requestId, transfer)
      requestIds.set(start.orderId, start.requestId)
      if (start.depositAddress) addresses.set(start.depositAddress.address, start.requestId)
      unpaid.add(start.requestId)
      forgetOldest()
      return transfer
    },
    byId,
    byOrderId: (orderId) => byId(requestIds.get(orderId.toLowerCase()) ?? ''),
    byDepositAddress(address) {
      const transfer = byId(addresses.get(address) ?? '')
      // The caller has seen a payment; an open address may be paid again.
      if (transfer) unpaid.delete(transfer.requestId)
      return transfer
    },
    all: () => [...byRequestId.values()],
    forgotten: () => forgotten,
    move(requestId, status, patch = {}) {
      const before = byId(requestId)
      if (!before) throw new RangeError(`requestId: no transfer ${requestId}`)
      const atMs = Math.max(now(), before.updatedAtMs + 1)
      const history = [...before.history, { status, atMs }]
      const after: Transfer = { ...before, ...patch, status, updatedAtMs: atMs, history }
      byRequestId.set(requestId, after)
      unpaid.delete(before.requestId)
      for (const listener of listeners) listener(after)
      return after
    },
    onChange(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}
