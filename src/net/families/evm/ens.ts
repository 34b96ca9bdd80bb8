import { checksummed } from '../../../core/families/address.ts'
import { nodeOfName, normalName } from '../../../core/families/evm/ens-name.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import type { Hex } from '../../../lib/hex.ts'
import type { Rpc } from '../../nodes/rpc.ts'
import { plainAnswer } from './reads.ts'
import { bytes } from './schema.ts'

export const ENS_CHAIN = 1
// ERC-137: the registry.
const ENS_REGISTRY = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'
// Selectors of `resolver(bytes32)` and `addr(bytes32)`.
const RESOLVER = '0x0178b8bf'
const ADDR = '0x3b3b57de'

/** Resolves an ENS name to a checksummed address (ERC-137), without offchain lookups (EIP-3668). */
export async function addressOfName(rpc: Rpc, text: string): Promise<Answer<string | undefined>> {
  const name = normalName(text)
  if (name === undefined) return failedFor({ code: 'NAME_LETTERS' })
  const node = nodeOfName(name)
  const resolver = await ask(rpc, ENS_REGISTRY, `${RESOLVER}${node.slice(2)}`)
  if (!resolver.ok || resolver.value === undefined) return resolver
  const found = await ask(rpc, resolver.value, `${ADDR}${node.slice(2)}`)
  return found.ok && found.value ? { ok: true, value: checksummed(found.value) } : found
}

async function ask(rpc: Rpc, to: string, data: string): Promise<Answer<string | undefined>> {
  const answer = await rpc('eth_call', [{ to, data }, 'latest'], bytes)
  if (!answer.ok) return plainAnswer(answer)
  const word: Hex = answer.value
  const isAddress = /^0x0{24}[0-9a-fA-F]{40}$/.test(word) && !/^0x0+$/.test(word)
  return { ok: true, value: isAddress ? `0x${word.slice(-40)}` : undefined }
}
