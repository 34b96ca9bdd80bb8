import type { PermitNonceKey } from '../../../../core/families/evm/permit-nonce.ts'
import { type Answer, failedFor, misused } from '../../../../core/reason/reason.ts'
import { type Hex, isHex } from '../../../../lib/hex.ts'
import { isContractRefusal } from '../../../nodes/contract-refusal.ts'
import type { Rpc } from '../../../nodes/rpc.ts'
import { type BlockAt, plainAnswer, toQuantity } from '../balance-and-receipt-reads.ts'
import { uint256 } from '../schema.ts'

// Selectors of `authorizationState(address,bytes32)` and `nonceBitmap(address,uint256)`.
const AUTHORIZATION_STATE = 'e94a0102'
const NONCE_BITMAP = '4fe02b44'

/** Reads whether a permit's nonce is used or revoked (EIP-3009; Permit2's `nonceBitmap`, 256 bits per word). */
export async function isPermitUsed(
  rpc: Rpc,
  { standard, contract, owner, nonce }: PermitNonceKey,
  at: BlockAt = 'latest',
): Promise<Answer<boolean>> {
  if (!isHex(contract, 20) || !isHex(owner, 20)) return misused('Expected an address')
  const block = at === 'latest' ? at : toQuantity(at)
  const ask = (selector: string, about: bigint) =>
    rpc('eth_call', [{ to: contract, data: callOf(selector, owner, about) }, block], uint256)
  if (standard === 'permit2') {
    const bits = await ask(NONCE_BITMAP, nonce >> 8n)
    return bits.ok ? { ok: true, value: ((bits.value >> (nonce & 0xffn)) & 1n) === 1n } : plainAnswer(bits)
  }
  const state = await ask(AUTHORIZATION_STATE, nonce)
  if (!state.ok) return plainAnswer(state)
  if (state.value > 1n) {
    return failedFor({ code: 'NOT_SAID' }, 'The token does not say whether a signature was used')
  }
  return { ok: true, value: state.value === 1n }
}

/** Reads whether a token answers `authorizationState` (EIP-3009): a hint; the verifier reads the signing domain. */
export async function hasAuthorizations(rpc: Rpc, token: string, owner: string): Promise<Answer<boolean>> {
  if (!isHex(token, 20) || !isHex(owner, 20)) return misused('Expected an address')
  const answer = await rpc('eth_call', [{ to: token, data: callOf(AUTHORIZATION_STATE, owner, 0n) }, 'latest'], uint256)
  if (answer.ok) return { ok: true, value: answer.value <= 1n }
  return isContractRefusal(answer) ? { ok: true, value: false } : plainAnswer(answer)
}

function callOf(selector: string, owner: string, word: bigint): Hex {
  return `0x${selector}${owner.slice(2).toLowerCase().padStart(64, '0')}${word.toString(16).padStart(64, '0')}`
}
