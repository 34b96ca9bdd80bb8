import { codeOnly, messageOnly } from '../errors.ts'
import type { Transfer, Transfers } from './transfers.ts'

export type Query = (name: string) => string | undefined

const MOST = 50

// By the published names, ignoring case; one value must match.
const FILTERS: Readonly<Record<string, (transfer: Transfer) => readonly (string | undefined)[]>> = {
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

/** GET /requests/v3, newest first (service-facts.md 3 to 5): `apiKey` narrows the list, `limit` is at most 50. */
export function listRequests(
  transfers: Transfers,
  apiKey: string | undefined,
  query: Query,
): Readonly<{ requests: readonly ReturnType<typeof describe>[] }> {
  if (apiKey === undefined) throw codeOnly(401, 'UNAUTHORIZED', 'x-api-key: is required')
  const limit = limitOf(query('limit'))
  const found = transfers.all().filter((transfer) =>
    Object.entries(FILTERS).every(([name, fieldsOf]) => {
      const wanted = query(name)?.toLowerCase()
      return wanted === undefined || fieldsOf(transfer).some((each) => each?.toLowerCase() === wanted)
    }),
  )
  const all = query('includeChildRequests') === 'true' ? withRequotes(found, transfers) : found
  const isTold = (transfer: Transfer) => query('includeAuthenticatedData') === 'true' && transfer.apiKey === apiKey
  return {
    requests: all
      .toReversed()
      .slice(0, limit)
      .map((each) => describe(each, isTold(each))),
  }
}

/** GET /requests/v2: no key. */
export function listOlderRequests(transfers: Transfers, query: Query): Readonly<{ requests: readonly unknown[] }> {
  const asked: Query = (name) => (name === 'apiKey' ? undefined : query(name === 'term' ? 'hash' : name))
  const { requests } = listRequests(transfers, '', asked)
  const hashed = ({ txHash, chainId }: Readonly<{ txHash: string; chainId: number }>) => ({ hash: txHash, chainId })
  return {
    requests: requests.map(({ data, protocol: _protocol, ...request }) => ({
      ...request,
      data: {
        failReason: data.failReason ?? 'N/A',
        refundFailReason: data.refundFailReason ?? 'N/A',
        inTxs: data.inTxs.map(hashed),
        outTxs: data.outTxs.map(hashed),
      },
    })),
  }
}

function recipientOf(order: Transfer['order']): string | undefined {
  return order.output.payments[0]?.recipient
}

function limitOf(text: string | undefined): number {
  if (text === undefined) return MOST
  if (/^[0-9]{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= MOST) return Number(text)
  throw messageOnly(400, `limit: expected 1 to ${MOST}, got ${JSON.stringify(text.slice(0, 80))}`)
}

function withRequotes(found: readonly Transfer[], transfers: Transfers): readonly Transfer[] {
  const all = new Set(found)
  for (const { supersededByRequestId } of all) {
    const next = supersededByRequestId && transfers.byId(supersededByRequestId)
    if (next) all.add(next)
  }
  return [...all]
}

// v3: `txHash` instead of `hash`, null instead of `N/A`.
function describe(transfer: Transfer, isAuthenticated: boolean) {
  const { requestId, status, user, order, depositAddress, sponsorship, sponsorPayment } = transfer
  const { originChainId, destinationChainId, inTxHashes, txHashes } = transfer
  const isRefund = status === 'refund'
  const transactionsOf = (chainId: number) => txHashes.map((transactionId) => ({ chainId, transactionId }))
  const actual = sponsorship && sponsorPayment ? { actual: { ...sponsorship, sponsorPayment } } : {}
  return {
    id: requestId,
    status,
    user,
    recipient: recipientOf(order) ?? null,
    refundTo: transfer.asked?.refundTo ?? null,
    supersededByRequestId: transfer.supersededByRequestId ?? null,
    depositAddress: depositAddress
      ? {
          ...depositAddress,
          depositor: transfer.depositor ?? null,
          depositTxHash: transfer.depositTxHash ?? null,
          recoveryAddress: transfer.asked?.recoveryAddress ?? null,
        }
      : null,
    createdAt: new Date(transfer.quotedAtMs).toISOString(),
    updatedAt: new Date(transfer.updatedAtMs).toISOString(),
    data: {
      failReason: transfer.failReason ?? null,
      refundFailReason: transfer.refundFailReason ?? null,
      inTxs: inTxHashes.map((txHash) => ({ txHash, chainId: originChainId })),
      outTxs: txHashes.map((txHash) => ({ txHash, chainId: isRefund ? originChainId : destinationChainId })),
      route: {
        actual: { destination: { outputCurrency: { currency: outputOf(transfer), amount: arrivedOf(transfer) } } },
      },
      ...(isAuthenticated ? { referrer: transfer.referrer ?? null } : {}),
      ...(sponsorship ? { feeSponsorship: { quoted: sponsorship, ...actual } } : {}),
    },
    protocol: {
      orderId: transfer.orderId,
      hubType: 'onchain',
      ...(inTxHashes[0] === undefined ? {} : { deposit: { origin: depositOf(transfer) } }),
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
function depositOf({ originChainId, order, depositor, inTxHashes }: Transfer) {
  const [input] = order.inputs
  return {
    chainId: originChainId,
    currency: input?.payment.currency ?? null,
    depositor: depositor ?? null,
    transactionId: inTxHashes[0] ?? null,
  }
}

// The least that the order lets arrive.
function arrivedOf({ order }: Transfer): string | null {
  return order.output.payments[0]?.minimumAmount ?? null
}

function outputOf({ destinationChainId, asked, order }: Transfer) {
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
 * GET /deposit-addresses/v1?address= or ?requestId=: the newest request, without a key; errors carry a message alone.
 */
export function depositAddressOf(transfers: Transfers, query: Query): DepositAddressAnswer {
  const [address, requestId] = [query('address'), query('requestId')]
  if (address === undefined && requestId === undefined) throw messageOnly(400, 'address: is required, or requestId')
  const known = requestId === undefined ? undefined : transfers.byId(requestId)?.depositAddress?.address
  const sought = address ?? known ?? ''
  const transfer = transfers.byDepositAddress(sought) ?? transfers.byDepositAddress(sought.toLowerCase())
  if (!transfer?.depositAddress) throw messageOnly(404, 'address: no such deposit address')
  return {
    depositAddress: transfer.depositAddress.address,
    type: transfer.depositAddress.type,
    requestId: transfer.requestId,
    chainId: transfer.originChainId,
    createdAt: new Date(transfer.quotedAtMs).toISOString(),
    currency: transfer.order.inputs[0]?.payment.currency ?? '',
    refundTo: transfer.asked?.refundTo ?? null,
  }
}
