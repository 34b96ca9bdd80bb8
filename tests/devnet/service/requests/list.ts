import { codeOnly, messageOnly } from '../errors.ts'
import type { Crossing, Crossings } from './crossings.ts'

/** The query of a call, as it came. */
export type Query = (name: string) => string | undefined

const MOST = 50

// What narrows the list, by the names of service-facts.md 5. Case does not matter.
const FILTERS: Readonly<Record<string, (crossing: Crossing) => string | undefined>> = {
  id: ({ requestId }) => requestId,
  orderId: ({ orderId }) => orderId,
  user: ({ user }) => user,
  recipient: ({ order }) => order.output.payments[0]?.recipient,
  depositAddress: ({ depositAddress }) => depositAddress?.address,
  status: ({ status }) => status,
  originChainId: ({ originChainId }) => `${originChainId}`,
  destinationChainId: ({ destinationChainId }) => `${destinationChainId}`,
}

/**
 * GET /requests/v3: the requests of a key's own quotes, newest first, with what a sponsor really paid and which request
 * took over. service-facts.md 3 to 5: the key is required. Filters narrow it, `limit` to at most 50; with
 * `includeChildRequests` those that took over from what was found are listed, too.
 */
export function listRequests(
  crossings: Crossings,
  apiKey: string | undefined,
  query: Query,
): Readonly<{ requests: readonly unknown[] }> {
  if (apiKey === undefined) throw codeOnly(401, 'UNAUTHORIZED', 'x-api-key: is required')
  const limit = limitOf(query('limit'))
  const mine = crossings.all().filter((crossing) => crossing.apiKey === apiKey)
  const found = mine.filter((crossing) =>
    Object.entries(FILTERS).every(([name, fieldOf]) => {
      const wanted = query(name)
      return wanted === undefined || fieldOf(crossing)?.toLowerCase() === wanted.toLowerCase()
    }),
  )
  const all = query('includeChildRequests') === 'true' ? withSuccessors(found, crossings) : found
  return { requests: all.toReversed().slice(0, limit).map(describe) }
}

function limitOf(text: string | undefined): number {
  if (text === undefined) return MOST
  if (/^[0-9]{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST) return Number(text)
  throw messageOnly(400, `limit: expected 1 to ${MOST}, got ${JSON.stringify(text.slice(0, 80))}`)
}

function withSuccessors(found: readonly Crossing[], crossings: Crossings): readonly Crossing[] {
  const all = new Set(found)
  for (const { supersededByRequestId } of all) {
    const next = supersededByRequestId && crossings.byId(supersededByRequestId)
    if (next) all.add(next)
  }
  return [...all]
}

function describe(crossing: Crossing) {
  const { requestId, status, user, order, depositAddress, sponsorship, sponsorPayment } = crossing
  const actual = sponsorship && sponsorPayment ? { actual: { ...sponsorship, sponsorPayment } } : {}
  return {
    id: requestId,
    status,
    user,
    recipient: order.output.payments[0]?.recipient ?? null,
    refundTo: crossing.asked?.refundTo ?? null,
    supersededByRequestId: crossing.supersededByRequestId ?? null,
    depositAddress: depositAddress
      ? {
          ...depositAddress,
          depositor: crossing.depositor ?? null,
          depositTxHash: crossing.depositTxHash ?? null,
          recoveryAddress: crossing.asked?.recoveryAddress ?? null,
        }
      : null,
    createdAt: new Date(crossing.quotedAtMs).toISOString(),
    updatedAt: new Date(crossing.updatedAtMs).toISOString(),
    referrer: crossing.referrer ?? null,
    data: {
      failReason: crossing.failReason ?? 'N/A',
      refundFailReason: crossing.refundFailReason ?? 'N/A',
      inTxs: crossing.inTxHashes.map((hash) => ({ hash, chainId: crossing.originChainId })),
      outTxs: crossing.txHashes.map((hash) => ({ hash, chainId: crossing.destinationChainId })),
      ...(sponsorship ? { feeSponsorship: { quoted: sponsorship, ...actual } } : {}),
    },
    protocol: { orderId: crossing.orderId },
  }
}

/** What GET /deposit-addresses/v1 tells of an address. service-facts.md 5. */
export type DepositAddressAnswer = Readonly<{
  depositAddress: string
  type: 'open' | 'strict'
  /** The newest request of the address. */
  requestId: string
  chainId: number
  createdAt: string
  currency: string
  refundTo: string | null
}>

/**
 * GET /deposit-addresses/v1?address= or ?requestId=: how whoever paid an open address finds the request that took over,
 * without a key. Errors carry a message alone: 400 without either, 404 for what is not known.
 */
export function depositAddressOf(crossings: Crossings, query: Query): DepositAddressAnswer {
  const [address, requestId] = [query('address'), query('requestId')]
  if (address === undefined && requestId === undefined) throw messageOnly(400, 'address: is required, or requestId')
  const known = requestId === undefined ? undefined : crossings.byId(requestId)?.depositAddress?.address
  const sought = address ?? known ?? ''
  const crossing = crossings.byDepositAddress(sought) ?? crossings.byDepositAddress(sought.toLowerCase())
  if (!crossing?.depositAddress) throw messageOnly(404, 'address: no such deposit address')
  return {
    depositAddress: crossing.depositAddress.address,
    type: crossing.depositAddress.type,
    requestId: crossing.requestId,
    chainId: crossing.originChainId,
    createdAt: new Date(crossing.quotedAtMs).toISOString(),
    currency: crossing.order.inputs[0]?.payment.currency ?? '',
    refundTo: crossing.asked?.refundTo ?? null,
  }
}
