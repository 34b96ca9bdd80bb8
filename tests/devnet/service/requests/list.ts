import { codeOnly, messageOnly } from '../errors.ts'
import type { Crossing, Crossings } from './crossings.ts'

export type Query = (name: string) => string | undefined

const MOST = 50

// By the published names, ignoring case; one value must match.
const FILTERS: Readonly<Record<string, (crossing: Crossing) => readonly (string | undefined)[]>> = {
  id: ({ requestId }) => [requestId],
  orderId: ({ orderId }) => [orderId],
  user: ({ user }) => [user],
  recipient: ({ order }) => [recipientOf(order)],
  depositAddress: ({ depositAddress }) => [depositAddress?.address],
  status: ({ status }) => [status],
  originChainId: ({ originChainId }) => [`${originChainId}`],
  destinationChainId: ({ destinationChainId }) => [`${destinationChainId}`],
  apiKey: ({ apiKey }) => [apiKey],
  depositTxHash: ({ inTxHashes }) => inTxHashes,
  fillTxHash: ({ txHashes, status }) => (status === 'refund' ? [] : txHashes),
  refundTxHash: ({ txHashes, status }) => (status === 'refund' ? txHashes : []),
  term: ({ requestId, user, order, depositAddress, inTxHashes, txHashes }) => [
    ...[requestId, user, recipientOf(order), depositAddress?.address],
    ...inTxHashes,
    ...txHashes,
  ],
}

/**
 * GET /requests/v3: lists requests, newest first (service-facts.md 3 to 5).
 *
 * Any key works; `apiKey` narrows the list to one's own. `limit` is at most 50.
 */
export function listRequests(
  crossings: Crossings,
  apiKey: string | undefined,
  query: Query,
): Readonly<{ requests: readonly unknown[] }> {
  if (apiKey === undefined) throw codeOnly(401, 'UNAUTHORIZED', 'x-api-key: is required')
  const limit = limitOf(query('limit'))
  const found = crossings.all().filter((crossing) =>
    Object.entries(FILTERS).every(([name, fieldsOf]) => {
      const wanted = query(name)?.toLowerCase()
      return wanted === undefined || fieldsOf(crossing).some((each) => each?.toLowerCase() === wanted)
    }),
  )
  const all = query('includeChildRequests') === 'true' ? withSuccessors(found, crossings) : found
  const isTold = (crossing: Crossing) => query('includeAuthenticatedData') === 'true' && crossing.apiKey === apiKey
  return {
    requests: all
      .toReversed()
      .slice(0, limit)
      .map((each) => describe(each, isTold(each))),
  }
}

function recipientOf(order: Crossing['order']): string | undefined {
  return order.output.payments[0]?.recipient
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

// v3: `txHash` instead of `hash`, null instead of `N/A`.
function describe(crossing: Crossing, isAuthenticated: boolean) {
  const { requestId, status, user, order, depositAddress, sponsorship, sponsorPayment } = crossing
  const { originChainId, destinationChainId, inTxHashes, txHashes } = crossing
  const isRefund = status === 'refund'
  const transactionsOf = (chainId: number) => txHashes.map((transactionId) => ({ chainId, transactionId }))
  const actual = sponsorship && sponsorPayment ? { actual: { ...sponsorship, sponsorPayment } } : {}
  return {
    id: requestId,
    status,
    user,
    recipient: recipientOf(order) ?? null,
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
    data: {
      failReason: crossing.failReason ?? null,
      refundFailReason: crossing.refundFailReason ?? null,
      inTxs: inTxHashes.map((txHash) => ({ txHash, chainId: originChainId })),
      outTxs: txHashes.map((txHash) => ({ txHash, chainId: isRefund ? originChainId : destinationChainId })),
      route: { actual: { destination: { outputCurrency: { currency: outputOf(crossing) } } } },
      ...(isAuthenticated ? { referrer: crossing.referrer ?? null } : {}),
      ...(sponsorship ? { feeSponsorship: { quoted: sponsorship, ...actual } } : {}),
    },
    protocol: {
      orderId: crossing.orderId,
      hubType: 'onchain',
      ...(inTxHashes[0] === undefined ? {} : { deposit: { origin: depositOf(crossing) } }),
      settlement: {
        destination: {
          fills: isRefund ? [] : transactionsOf(destinationChainId),
          refunds: isRefund ? transactionsOf(originChainId) : [],
        },
      },
    },
  }
}

// The depository's receipt; the list doesn't show a differing amount.
function depositOf({ originChainId, order, depositor, inTxHashes }: Crossing) {
  const [input] = order.inputs
  return {
    chainId: originChainId,
    currency: input?.payment.currency ?? null,
    depositor: depositor ?? null,
    transactionId: inTxHashes[0] ?? null,
  }
}

function outputOf({ destinationChainId, asked, order }: Crossing) {
  return {
    chainId: destinationChainId,
    address: asked?.destinationCurrency ?? order.output.payments[0]?.currency ?? null,
  }
}

/** service-facts.md 5. */
export type DepositAddressAnswer = Readonly<{
  depositAddress: string
  type: 'open' | 'strict'
  requestId: string
  chainId: number
  createdAt: string
  currency: string
  refundTo: string | null
}>

/**
 * GET /deposit-addresses/v1?address= or ?requestId=: finds an address's newest request, without a key.
 *
 * Errors carry a message alone: 400 without either, 404 if unknown.
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
