import { type CleanTokenMetadata, cleanTokenMetadata } from '../../../../core/money/custom-token.ts'
import { type Answer, misused } from '../../../../core/reason/reason.ts'
import { type Hex, isHex } from '../../../../lib/hex.ts'
import { isContractRefusal } from '../../../nodes/contract-refusal.ts'
import type { Rpc } from '../../../nodes/rpc.ts'
import { decodeText } from '../abi-text.ts'
import { plainAnswer } from '../balance-and-receipt-reads.ts'
import { bytes } from '../schema.ts'
import { erc20Call } from './erc20.ts'
import { NAME_SELECTOR, SYMBOL_SELECTOR } from './signing-domain.ts'

/**
 * Reads ERC-20 metadata, cleaned for display. Only the name may be missing.
 *
 * @returns undefined where there is no token; a failure where the node is silent
 */
export async function readTokenMetadata(
  rpc: Rpc,
  token: string,
  isContract: Promise<Answer<boolean>>,
): Promise<Answer<CleanTokenMetadata | undefined>> {
  if (!isHex(token, 20)) return misused('Expected an address')
  const [stands, symbol, name, decimals] = await Promise.all([
    isContract,
    said(rpc, token, SYMBOL_SELECTOR),
    said(rpc, token, NAME_SELECTOR),
    said(rpc, token, erc20Call('decimals')),
  ])
  if (!stands.ok) return stands
  if (!stands.value) return NONE
  if (!symbol.ok) return symbol
  if (!name.ok) return name
  if (!decimals.ok) return decimals
  const called = decodeText(symbol.value)
  if (called === undefined || !isHex(decimals.value, 32)) return NONE
  return {
    ok: true,
    value: cleanTokenMetadata({ symbol: called, name: decodeText(name.value) ?? '', decimals: BigInt(decimals.value) }),
  }
}

const NONE = { ok: true, value: undefined } as const

// A refused read counts as empty bytes.
async function said(rpc: Rpc, to: Hex, data: Hex): Promise<Answer<Hex>> {
  const answer = await rpc('eth_call', [{ to, data }, 'latest'], bytes)
  if (answer.ok) return answer
  return isContractRefusal(answer) ? { ok: true, value: '0x' } : plainAnswer(answer)
}
