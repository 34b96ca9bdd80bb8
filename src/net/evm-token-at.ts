import { misused } from '../core/reason.ts'
import { type TokenSaid, tokenSaid } from '../core/unpinned.ts'
import { type Hex, isHex } from '../lib/hex.ts'
import { decodeText } from './abi-text.ts'
import { erc20Call } from './erc20.ts'
import { isRefusal } from './evm-gas.ts'
import { plain } from './evm-reads.ts'
import { bytes } from './evm-schema.ts'
import { NAME, SYMBOL } from './evm-token.ts'
import type { Answer, Rpc } from './rpc.ts'

/**
 * Reads what a contract says of itself as a token (ERC-20), in words that are fit to be shown. A name may be missing, as
 * the standard lets it; without a symbol and decimals it is no token that could be chosen.
 *
 * @param isContract whether a contract stands there, by the same node
 * @returns undefined where the node says that there is no such token; a failure where it says nothing of it
 */
export async function tokenAt(
  rpc: Rpc,
  token: string,
  isContract: Promise<Answer<boolean>>,
): Promise<Answer<TokenSaid | undefined>> {
  if (!isHex(token, 20)) return misused('Expected an address')
  const [stands, symbol, name, decimals] = await Promise.all([
    isContract,
    said(rpc, token, SYMBOL),
    said(rpc, token, NAME),
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
    value: tokenSaid({ symbol: called, name: decodeText(name.value) ?? '', decimals: BigInt(decimals.value) }),
  }
}

const NONE = { ok: true, value: undefined } as const

// What the contract refuses to say, it says nothing of: no bytes.
async function said(rpc: Rpc, to: Hex, data: Hex): Promise<Answer<Hex>> {
  const answer = await rpc('eth_call', [{ to, data }, 'latest'], bytes)
  if (answer.ok) return answer
  return isRefusal(answer) ? { ok: true, value: '0x' } : plain(answer)
}
