import { codeOnly } from '../errors.ts'
import type { Crossing, Crossings } from './crossings.ts'

/** The wallet that stands for every sponsor of the devnet. */
const SPONSOR = '0x5b0450f00000000000000000000000000000beef'

/**
 * GET /requests/v3: the requests of a key's own quotes, newest first, with what a sponsor really paid. service-facts.md
 * 4 and 5: the key is required. `id` and `user` narrow it; at most 50.
 */
export function listRequests(
  crossings: Crossings,
  apiKey: string | undefined,
  query: Readonly<{ id: string | undefined; user: string | undefined }>,
): Readonly<{ requests: readonly unknown[] }> {
  if (apiKey === undefined) throw codeOnly(401, 'UNAUTHORIZED', 'x-api-key: is required')
  const mine = crossings.all().filter((crossing) => crossing.apiKey === apiKey)
  const asked = mine.filter(
    ({ requestId, user }) =>
      (query.id === undefined || requestId === query.id.toLowerCase()) &&
      (query.user === undefined || user.toLowerCase() === query.user.toLowerCase()),
  )
  return { requests: asked.toReversed().slice(0, 50).map(describe) }
}

function describe(crossing: Crossing) {
  const { requestId, status, user, order, sponsorship, destinationChainId } = crossing
  const payer = { amount: sponsorship?.sponsoredTotal.amount ?? '0', address: SPONSOR, chainId: destinationChainId }
  const actual = sponsorship && status === 'success' ? { actual: { ...sponsorship, sponsorPayment: payer } } : {}
  return {
    id: requestId,
    status,
    user,
    recipient: order.output.payments[0]?.recipient ?? null,
    createdAt: new Date(crossing.quotedAtMs).toISOString(),
    updatedAt: new Date(crossing.updatedAtMs).toISOString(),
    referrer: crossing.referrer ?? null,
    data: {
      failReason: crossing.failReason ?? 'N/A',
      refundFailReason: crossing.refundFailReason ?? 'N/A',
      inTxs: crossing.inTxHashes.map((hash) => ({ hash, chainId: crossing.originChainId })),
      outTxs: crossing.txHashes.map((hash) => ({ hash, chainId: destinationChainId })),
      ...(sponsorship ? { feeSponsorship: { quoted: sponsorship, ...actual } } : {}),
    },
  }
}
