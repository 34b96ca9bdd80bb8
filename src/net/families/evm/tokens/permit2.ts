import * as v from 'valibot'
import { type Answer, misused } from '../../../../core/reason/reason.ts'
import { calldata } from '../../../../core/verify/evm/calldata.ts'
import { type Hex, isHex } from '../../../../lib/hex.ts'
import type { Rpc } from '../../../nodes/rpc.ts'
import { type BlockAt, plainAnswer, toQuantity } from '../balance-and-receipt-reads.ts'
import { addressIn, type LoggedApprovals, logsBack, topicOf } from './approval-logs.ts'

/** keccak256("Approval(address,address,address,uint160,uint48)"): the owner's call. */
const APPROVAL_TOPIC = '0xda9fa7c1b00402c17d0161b249b1ab8bbec047c5a52207b9c112deffd817036b'
/** keccak256("Permit(address,address,address,uint160,uint48,uint48)"): the owner's signature. */
const PERMIT_TOPIC = '0xc6a377bfc4eb120024a8ac08eef205be16b817020812c73223e81d1bdb9708ec'
/** `allowance(address owner, address token, address spender)`. */
const ALLOWANCE = '0x927da105'

/** Smallest unit; epoch seconds. */
export type Permit2Allowance = Readonly<{ amount: bigint; untilSeconds: bigint; nonce: bigint }>

export type Permit2Key = Readonly<{ owner: string; token: string; spender: string }>

// uint160, uint48, uint48.
const answer = v.pipe(
  v.custom<Hex>((value) => isHex(value, 96), 'expected three words'),
  v.regex(/^0x0{24}[0-9a-f]{40}(0{52}[0-9a-f]{12}){2}$/i, 'expected numbers of 160 and 48 bits'),
)

/** Reads a spender's allowance at a Permit2 contract (AllowanceTransfer). */
export async function permit2Allowance(
  rpc: Rpc,
  { permit2, owner, token, spender }: Permit2Key & Readonly<{ permit2: string }>,
  at: BlockAt,
): Promise<Answer<Permit2Allowance>> {
  if (![permit2, owner, token, spender].every((each) => isHex(each, 20))) {
    return misused('Expected an address')
  }
  const data = calldata(ALLOWANCE, owner, token, spender)
  const block = at === 'latest' ? at : toQuantity(at)
  const read = plainAnswer(await rpc('eth_call', [{ to: permit2, data }, block], answer))
  if (!read.ok) return read
  const word = (place: number) => BigInt(`0x${read.value.slice(2 + 64 * place, 66 + 64 * place)}`)
  return { ok: true, value: { amount: word(0), untilSeconds: word(1), nonce: word(2) } }
}

/**
 * Finds allowances inside Permit2 in logs, as far back as the node answers.
 *
 * @param height of the newest block
 */
export async function loggedInPermit2(
  rpc: Rpc,
  { permit2, owner }: Readonly<{ permit2: string; owner: string }>,
  height: bigint,
): Promise<Answer<LoggedApprovals>> {
  if (![permit2, owner].every((each) => isHex(each, 20))) return misused('Expected an address')
  const topics = [[APPROVAL_TOPIC, PERMIT_TOPIC], topicOf(owner)]
  const found = await logsBack(rpc, { address: permit2, topics }, height)
  if (!found.ok) return found
  const newest = new Map<string, LoggedApprovals['approvals'][number]>()
  for (const { topics, blockNumber } of found.value.logs) {
    const [, , tokenWord, spenderWord] = topics
    if (topics.length !== 4 || !tokenWord || !spenderWord) continue
    const pair = { token: addressIn(tokenWord), spender: addressIn(spenderWord), blockNumber }
    const before = newest.get(`${pair.token} ${pair.spender}`)
    if (!before || before.blockNumber <= blockNumber) newest.set(`${pair.token} ${pair.spender}`, pair)
  }
  return { ok: true, value: { approvals: [...newest.values()], fromBlock: found.value.fromBlock } }
}
