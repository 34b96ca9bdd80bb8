import type { TokenDomain } from '../../../../core/chain/facts.ts'
import { structHasher } from '../../../../core/families/evm/struct-hash.ts'
import { type Answer, failedFor, misused } from '../../../../core/reason/reason.ts'
import { bytesToHex, type Hex, isHex } from '../../../../lib/hex.ts'
import type { Rpc } from '../../../nodes/rpc.ts'
import { decodeText } from '../abi-text.ts'
import { plainAnswer } from '../balance-and-receipt-reads.ts'
import { bytes, bytes32 } from '../schema.ts'

/** Selectors of `symbol()`, `name()`, `version()` and `DOMAIN_SEPARATOR()`. */
export const SYMBOL_SELECTOR = '0x95d89b41'
export const NAME_SELECTOR = '0x06fdde03'
const VERSION = '0x54fd4d50'
const DOMAIN_SEPARATOR = '0x3644e515'

const DOMAIN_TYPES = {
  EIP712Domain: [
    { name: 'name', type: 'string' },
    { name: 'version', type: 'string' },
    { name: 'chainId', type: 'uint256' },
    { name: 'verifyingContract', type: 'address' },
  ],
} as const
const domainHashOf = structHasher(DOMAIN_TYPES)

/** For tokens without `version()`. */
const USUAL_VERSIONS = ['1', '2'] as const

/** Reads a token's symbol. */
export async function tokenSymbol(rpc: Rpc, token: string): Promise<Answer<string>> {
  return textOf(rpc, token, SYMBOL_SELECTOR)
}

/** Reads a token's name and version, proven against its `DOMAIN_SEPARATOR()` (EIP-712). Other domains are a failure. */
export async function tokenDomain(rpc: Rpc, token: string, chainId: number): Promise<Answer<TokenDomain>> {
  const [name, version, separator] = await Promise.all([
    textOf(rpc, token, NAME_SELECTOR),
    textOf(rpc, token, VERSION),
    rpc('eth_call', [{ to: token, data: DOMAIN_SEPARATOR }, 'latest'], bytes32),
  ])
  if (!separator.ok) return plainAnswer(separator)
  if (!name.ok) return name
  const versions = version.ok ? [version.value] : USUAL_VERSIONS
  const found = versions.find(
    (each) => separatorOf({ name: name.value, version: each }, token, chainId) === separator.value.toLowerCase(),
  )
  if (found === undefined) {
    return failedFor({ code: 'TOKEN_SIGNS_ELSE' }, 'The token signs for something else than its name and version')
  }
  return { ok: true, value: { name: name.value, version: found } }
}

function separatorOf({ name, version }: TokenDomain, token: string, chainId: number): Hex {
  const verifyingContract: Hex = `0x${token.slice(2).toLowerCase()}`
  const data = { name, version, chainId: BigInt(chainId), verifyingContract }
  return bytesToHex(domainHashOf('EIP712Domain', data))
}

async function textOf(rpc: Rpc, token: string, data: Hex): Promise<Answer<string>> {
  if (!isHex(token, 20)) return misused('Expected an address')
  const answer = await rpc('eth_call', [{ to: token, data }, 'latest'], bytes)
  if (!answer.ok) return plainAnswer(answer)
  const text = decodeText(answer.value)
  return text === undefined
    ? failedFor({ code: 'NOT_SAID' }, 'The token does not say its name as text')
    : { ok: true, value: text }
}
