import { TRANSFER_TOPIC } from '../../../../core/families/evm/erc20-events.ts'
import type { PermitNonceKey } from '../../../../core/families/evm/permit-nonce.ts'
import type { Answer } from '../../../../core/reason/reason.ts'
import { isHex } from '../../../../lib/hex.ts'
import type { Rpc } from '../../../nodes/rpc.ts'
import { type BlockAt, toQuantity } from '../balance-and-receipt-reads.ts'
import {
  blockRangeSince,
  CLOCK_TOLERANCE_SECONDS,
  isBlockOlder,
  logsInRange,
  type NodeLog,
  orUnknownLogs,
  UNKNOWN_LOGS,
} from '../log-search.ts'
import { block } from '../schema.ts'
import { topicOf } from './approval-logs.ts'

// Topics of `AuthorizationCanceled(address,bytes32)` (EIP-3009) and
// `UnorderedNonceInvalidation(address,uint256,uint256)` (Permit2).
const CANCELED = '0x1cdd46ff242716cdaa72d159d339a485b3438398348d68f09d7c8c0a59353d81'
const INVALIDATED = '0x3704902f963766a4e561bbaab6e6cdc1b1dd12f6e9e99648da8843b3f46b918d'

/** The nonce was unused at signing, epoch seconds. */
export type PermitSigned = Readonly<{ number: PermitNonceKey; token: string; signedAtSeconds: number }>

export type PermitRevocation = Readonly<{ txHash: string; blockNumber: bigint }>

/**
 * Finds in logs whether the owner revoked a permit before it paid. Permit2 also invalidates used nonces, so the
 * owner's tokens must not have moved since signing.
 *
 * @returns undefined where logs don't prove it; a failure where the node is unreachable
 */
export async function permitRevocation(
  rpc: Rpc,
  about: PermitSigned,
  until: BlockAt = 'latest',
): Promise<Answer<PermitRevocation | undefined>> {
  const { number, token } = about
  if (![number.contract, number.owner, token].every((each) => isHex(each, 20))) return UNKNOWN_LOGS
  const since = about.signedAtSeconds - CLOCK_TOLERANCE_SECONDS
  const span = await blockRangeSince(rpc, since, until)
  if (!span.ok || !span.value) return span.ok ? UNKNOWN_LOGS : span
  const first = number.standard === 'eip3009' ? CANCELED : INVALIDATED
  const wanted = { address: number.contract, topics: [first, topicOf(number.owner)] }
  const found = await logsInRange(rpc, wanted, span.value)
  if (!found.ok) return found
  const [earliest] = found.value.filter((each) => isAbout(each, number)).toSorted(order)
  if (!earliest) return UNKNOWN_LOGS
  const { blockNumber, transactionHash: txHash } = earliest
  const back = { ok: true, value: { txHash, blockNumber } } as const
  if (number.standard === 'eip3009') return back
  const transfers = { address: token, topics: [TRANSFER_TOPIC, topicOf(number.owner)] }
  const moved = await logsInRange(rpc, transfers, { from: span.value.from, to: blockNumber })
  if (!moved.ok) return moved
  if (moved.why) return UNKNOWN_LOGS
  const last = moved.value.toSorted((a, b) => order(b, a))[0]
  if (!last) return back
  const lastBlock = await rpc('eth_getBlockByNumber', [toQuantity(last.blockNumber), false], block)
  if (!lastBlock.ok) return orUnknownLogs(lastBlock)
  return isBlockOlder(lastBlock.value, since) ? back : UNKNOWN_LOGS
}

function isAbout({ topics, data }: NodeLog, { standard, nonce }: PermitNonceKey): boolean {
  if (standard === 'eip3009') return topics.length === 3 && BigInt(topics[2] ?? '0x') === nonce
  if (topics.length !== 2 || !isHex(data, 64)) return false
  const [word, mask] = [BigInt(data.slice(0, 66)), BigInt(`0x${data.slice(66)}`)]
  return word === nonce >> 8n && ((mask >> (nonce & 0xffn)) & 1n) === 1n
}

function order(a: NodeLog, b: NodeLog): number {
  return Number(a.blockNumber - b.blockNumber)
}
