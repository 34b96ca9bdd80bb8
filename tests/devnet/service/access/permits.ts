import * as v from 'valibot'
import type { Hex } from '../chain.ts'
import type { Registry } from '../chains/registry.ts'
import { messageOnly } from '../errors.ts'
import type { Permitted } from '../family.ts'
import type { Step } from '../origin.ts'
import type { Deposits } from '../requests/deposits.ts'
import type { Transfer, Transfers } from '../requests/transfers.ts'
import type { AppFees } from './app-fees.ts'

const BODY = v.object(
  {
    kind: v.picklist(['eip3009', 'permit2', 'claim'], 'expected eip3009, permit2 or claim'),
    requestId: v.pipe(
      v.string('expected a request id'),
      v.regex(/^0x[0-9a-fA-F]{64}$/, 'expected 0x and 64 hex digits'),
    ),
    api: v.optional(v.picklist(['bridge', 'swap', 'user-swap'], 'expected bridge, swap or user-swap')),
  },
  'expected a JSON object',
)

/** `now` in epoch milliseconds. */
export type PermitTools = Readonly<{
  registry: Registry
  transfers: Transfers
  deposits: Deposits
  appFees: AppFees
  now: () => number
  log: (line: string) => void
}>

/**
 * POST /execute/permits?signature=: executes a signed permit and continues its request.
 *
 * Errors: 400 with a sentence, PERMIT_FAILED for a signature that the chain refuses.
 */
export async function executePermit(
  json: unknown,
  signature: string | undefined,
  tools: PermitTools,
): Promise<Readonly<{ message: string; steps: readonly Step[] }>> {
  const parsed = v.safeParse(BODY, json, { abortEarly: true })
  if (!parsed.success) {
    const [issue] = parsed.issues
    throw messageOnly(
      400,
      `${v.getDotPath(issue) ?? 'body'}: ${issue.input === undefined ? 'is required' : issue.message}`,
    )
  }
  if (signature === undefined) throw messageOnly(400, 'signature: is required as a query parameter')
  if (!/^0x([0-9a-fA-F]{2}){1,4096}$/.test(signature)) throw messageOnly(400, 'signature: expected hex')
  const { kind, requestId } = parsed.output
  if (kind === 'claim') {
    await tools.appFees.pay(requestId.toLowerCase() as Hex, signature as Hex)
    return { message: 'Claim taken', steps: [] }
  }
  const transfer = tools.transfers.byId(requestId)
  if (!transfer) throw messageOnly(404, `requestId: no request ${requestId}`)
  const family = tools.registry.get(transfer.originChainId)?.family
  if (!family?.executePermit) throw messageOnly(400, 'requestId: its origin chain knows no permits')
  const nowSeconds = Math.floor(tools.now() / 1000)
  const permit = { kind, signature: signature as Hex, nowSeconds }
  const sent = await family.executePermit(transfer.orderId, permit)
  const { status } = tools.transfers.byId(transfer.requestId) ?? transfer
  if (status === 'waiting') {
    tools.transfers.move(transfer.requestId, 'depositing', { inTxHashes: sent.txHashes })
    track(transfer, sent, tools).catch((error: unknown) => tools.log(`permit: ${String(error)}`))
  }
  return { message: 'Permit taken', steps: [] }
}

async function track(
  { requestId, orderId, originChainId, user, order }: Transfer,
  sent: Permitted,
  tools: PermitTools,
) {
  const outcome = await sent.confirmed(new AbortController().signal)
  const payment = order.inputs[0]?.payment
  const [txHash = ''] = sent.txHashes
  if (outcome === 'reverted') {
    tools.transfers.move(requestId, 'failure', { failReason: 'PERMIT_FAILED' })
    return
  }
  if (sent.seenOnChain) return
  tools.deposits.sight({
    key: `${txHash} ${orderId}`,
    chainId: originChainId,
    txHash,
    orderId,
    from: user,
    currency: payment?.currency ?? '',
    amount: BigInt(payment?.amount ?? '0'),
    state: 'confirmed',
  })
}
