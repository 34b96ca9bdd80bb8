import * as v from 'valibot'
import { APPROVAL_TOPIC } from '../../../../core/families/evm/erc20-events.ts'
import { type Answer, type Failure, failedFor, misused } from '../../../../core/reason/reason.ts'
import { abiWord as digitsOf } from '../../../../core/verify/evm/calldata.ts'
import { type Hex, isHex } from '../../../../lib/hex.ts'
import type { Rpc } from '../../../nodes/rpc.ts'
import { toQuantity } from '../balance-and-receipt-reads.ts'
import { log, quantity } from '../schema.ts'

/** Block ranges to try, the widest first. */
const SPANS: readonly (bigint | undefined)[] = [undefined, 50_000n, 10_000n, 1_000n]
const MOST_LOGS = 2_000

/** Addresses in lower case. */
export type LoggedApproval = Readonly<{ token: string; spender: string; blockNumber: bigint }>

export type LoggedApprovals = Readonly<{ approvals: readonly LoggedApproval[]; fromBlock: bigint }>

const logs = v.pipe(v.array(v.object({ ...log.entries, blockNumber: quantity })), v.maxLength(MOST_LOGS))

/**
 * Finds an account's approvals in logs (`eth_getLogs`): only a hint, since anyone can emit logs.
 *
 * @param height of the newest block
 */
export async function loggedApprovals(rpc: Rpc, owner: string, height: bigint): Promise<Answer<LoggedApprovals>> {
  if (!isHex(owner, 20)) return misused('Expected an address')
  const found = await logsBack(rpc, { topics: [APPROVAL_TOPIC, topicOf(owner)] }, height)
  return found.ok
    ? { ok: true, value: { approvals: newest(found.value.logs), fromBlock: found.value.fromBlock } }
    : found
}

export type DatedLog = v.InferOutput<typeof logs>[number]

/** Reads logs up to block `height`, as far back as the node answers. */
export async function logsBack(
  rpc: Rpc,
  wanted: Readonly<{ address?: string; topics: readonly (string | readonly string[])[] }>,
  height: bigint,
): Promise<Answer<Readonly<{ logs: readonly DatedLog[]; fromBlock: bigint }>>> {
  let failure: Failure = failedFor({ code: 'NOT_ASKED' })
  for (const span of SPANS) {
    const fromBlock = span === undefined || span > height ? 0n : height - span
    const filter = { fromBlock: toQuantity(fromBlock), toBlock: toQuantity(height), ...wanted }
    const answer = await rpc('eth_getLogs', [filter], logs)
    if (answer.ok) return { ok: true, value: { logs: answer.value, fromBlock } }
    failure = failedFor(answer.reason, answer.message)
    // A silent node won't answer a narrower range.
    if (answer.transport === 'offline' || answer.transport === 'timeout') break
  }
  return failure
}

// ERC-721's event of the same name has three indexed words.
function newest(all: readonly DatedLog[]): readonly LoggedApproval[] {
  const found = new Map<string, LoggedApproval>()
  for (const { address, topics, data, blockNumber } of all) {
    const [, , spenderWord] = topics
    if (topics.length !== 3 || !spenderWord || !isHex(data, 32)) continue
    const [token, spender] = [address.toLowerCase(), addressIn(spenderWord)]
    const before = found.get(`${token} ${spender}`)
    if (!before || before.blockNumber <= blockNumber) found.set(`${token} ${spender}`, { token, spender, blockNumber })
  }
  return [...found.values()]
}

/** In lower case. */
export function addressIn(word: Hex): string {
  return `0x${word.slice(-40).toLowerCase()}`
}

/** Encodes an address as a topic. */
export function topicOf(address: string): Hex {
  return `0x${digitsOf(address)}`
}
