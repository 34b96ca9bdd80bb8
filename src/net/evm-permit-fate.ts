import { TRANSFER_TOPIC } from '../core/erc20-events.ts'
import type { PermitNumber } from '../core/permit-number.ts'
import { isHex } from '../lib/hex.ts'
import { topicOf } from './evm-approvals.ts'
import { CLOCK_SECONDS, isOlder, type Logged, logsIn, NOT_SAID, orNotSaid, spanSince } from './evm-logs.ts'
import { toQuantity } from './evm-reads.ts'
import { block } from './evm-schema.ts'
import type { Answer, Rpc } from './rpc.ts'

// First topics: keccak256 of `AuthorizationCanceled(address,bytes32)` (EIP-3009), and of
// `UnorderedNonceInvalidation(address,uint256,uint256)` (Permit2).
const CANCELED = '0x1cdd46ff242716cdaa72d159d339a485b3438398348d68f09d7c8c0a59353d81'
const INVALIDATED = '0x3704902f963766a4e561bbaab6e6cdc1b1dd12f6e9e99648da8843b3f46b918d'

/** Which permit, in which token it pays, and when it was signed, epoch seconds: its number was unused then. */
export type PermitSigned = Readonly<{ number: PermitNumber; token: string; signedAtSeconds: number }>

/** The transaction by which an account took a permit back, and its block. */
export type TakenBack = Readonly<{ txHash: string; blockNumber: bigint }>

/**
 * Reads in the logs of a chain whether the number of a permit is used up because its owner took it back, so that nothing
 * was paid by it and nothing can be. A token with EIP-3009 takes back only what was not used. Permit2 marks what was used
 * before as well; there the token must not have moved anything of the owner's from the signature up to that block.
 *
 * @returns undefined where the logs do not say so, or where the node does not answer for them; a failure only where it
 * cannot be reached at all
 */
export async function permitTakenBack(rpc: Rpc, about: PermitSigned): Promise<Answer<TakenBack | undefined>> {
  const { number, token } = about
  if (![number.contract, number.owner, token].every((each) => isHex(each, 20))) return NOT_SAID
  const since = about.signedAtSeconds - CLOCK_SECONDS
  const span = await spanSince(rpc, since)
  if (!span.ok || !span.value) return span.ok ? NOT_SAID : span
  const first = number.standard === 'eip3009' ? CANCELED : INVALIDATED
  const wanted = { address: number.contract, topics: [first, topicOf(number.owner)] }
  const found = await logsIn(rpc, wanted, span.value)
  if (!found.ok) return found
  const [earliest] = found.value.filter((each) => isAbout(each, number)).toSorted(order)
  if (!earliest) return NOT_SAID
  const { blockNumber, transactionHash: txHash } = earliest
  const back = { ok: true, value: { txHash, blockNumber } } as const
  if (number.standard === 'eip3009') return back
  const transfers = { address: token, topics: [TRANSFER_TOPIC, topicOf(number.owner)] }
  const moved = await logsIn(rpc, transfers, { from: span.value.from, to: blockNumber })
  if (!moved.ok) return moved
  if (!moved.isSaid) return NOT_SAID
  const last = moved.value.toSorted((a, b) => order(b, a))[0]
  if (!last) return back
  const lastBlock = await rpc('eth_getBlockByNumber', [toQuantity(last.blockNumber), false], block)
  if (!lastBlock.ok) return orNotSaid(lastBlock)
  return isOlder(lastBlock.value, since) ? back : NOT_SAID
}

function isAbout({ topics, data }: Logged, { standard, nonce }: PermitNumber): boolean {
  if (standard === 'eip3009') return topics.length === 3 && BigInt(topics[2] ?? '0x') === nonce
  if (topics.length !== 2 || !isHex(data, 64)) return false
  const [word, mask] = [BigInt(data.slice(0, 66)), BigInt(`0x${data.slice(66)}`)]
  return word === nonce >> 8n && ((mask >> (nonce & 0xffn)) & 1n) === 1n
}

function order(a: Logged, b: Logged): number {
  return Number(a.blockNumber - b.blockNumber)
}
