import type { FamilyChain, Hex } from '../chain.ts'
import type { End } from '../chains/registry.ts'
import type { Sent } from '../destination.ts'
import type { TransferStart, Transfers } from '../requests/transfers.ts'
import type { ExecuteBody } from './execute-body.ts'

const NO_HASH: Hex = `0x${'00'.repeat(32)}`
const NOBODY: Hex = `0x${'00'.repeat(20)}`

export function startOfCall(
  { to, referrer }: ExecuteBody,
  { requestId, chain, apiKey }: Readonly<{ requestId: Hex; chain: FamilyChain; apiKey: string }>,
): TransferStart {
  const output = { chainId: chain.slug, payments: [], calls: [], deadline: 0, extraData: '0x' as const }
  return {
    ...{ requestId, orderId: requestId, user: to, apiKey, referrer },
    ...{ originChainId: chain.id, destinationChainId: chain.id, expiresAtSeconds: 0 },
    order: { version: 'v1', solverChainId: chain.slug, solver: NOBODY, salt: NO_HASH, inputs: [], output, fees: [] },
    fill: {
      ...{ paidIn: 0n, paidOut: 0n, swap: undefined, exact: false, keepsSurplus: false, mayBeMore: false },
      ...{ calls: [], authorizations: [], gasTopup: 0n },
    },
    ...{ isLocal: true, refundAsked: false, refunds: false },
    ...{ asked: undefined, depositAddress: undefined, sponsorship: undefined },
  }
}

export type SentCall = Readonly<{ sent: Sent; end: End; isQuoted: boolean }>

type FollowTools = Readonly<{ transfers: Transfers; log: (line: string) => void; signal: AbortSignal }>

/**
 * Follows a call to its end, detached.
 *
 * A quote's request continues with its deposit, and fails without one.
 */
export function followCall(requestId: Hex, { sent, end, isQuoted }: SentCall, tools: FollowTools): void {
  const { transfers, log, signal } = tools
  const inTxHashes = sent.txHashes
  const isDepositing = () => transfers.byId(requestId)?.status === 'depositing'
  const fail = (failReason: string) => transfers.move(requestId, 'failure', { inTxHashes, failReason })
  const follow = async () => {
    if (isDepositing()) transfers.move(requestId, 'depositing', { inTxHashes })
    const outcome = await sent.confirmed(signal)
    if (!isDepositing()) return
    if (outcome === 'reverted') fail('TRANSACTION_REVERTED')
    else if (isQuoted) await expectDeposit()
    else {
      transfers.move(requestId, 'pending')
      transfers.move(requestId, 'submitted', { txHashes: inTxHashes })
      transfers.move(requestId, 'success')
    }
  }
  // On one chain the user's own call delivers.
  const expectDeposit = async () => {
    const transfer = transfers.byId(requestId)
    if (transfer?.isLocal) return transfers.move(requestId, 'success', { inTxHashes, txHashes: inTxHashes })
    const found = await end.family.lookUp(end.chain, inTxHashes[0] ?? '')
    const isThere = Array.isArray(found) && found.some(({ orderId }) => orderId === transfer?.orderId)
    if (!isThere && isDepositing()) return fail('UNKNOWN')
    return undefined
  }
  follow().catch((error: unknown) => log(`execute ${requestId}: ${String(error).split('\n')[0]}`))
}
