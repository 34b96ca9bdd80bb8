import * as v from 'valibot'
import type { TypedData } from '../../core/execution/item.ts'
import { chainIdIn, readTypedData } from '../../core/page/messages/typed-data.ts'
import { namedContract } from '../../core/page/messages/typed-data-contract.ts'
import { ProviderRpcError, RPC_ERROR_CODES } from '../rpc-error.ts'

export type TypedDataMethod = 'eth_signTypedData_v3' | 'eth_signTypedData_v4'

/** EIP-712. */
export const signTypedDataSchema = v.strictTuple(
  [
    v.pipe(v.string('expected an address'), v.regex(/^0x[0-9a-fA-F]{40}$/, 'expected an address')),
    v.union([v.string(), v.record(v.string(), v.unknown())], 'expected typed data'),
  ],
  'expected [account, data]',
)

/**
 * Reads and hashes typed data, so a prompt is signable.
 *
 * @param place the site's chain and the wallet's
 * @throws ProviderRpcError -32602, as a rejection
 */
export async function wantedTypedData(
  method: TypedDataMethod,
  [account, sent]: v.InferOutput<typeof signTypedDataSchema>,
  place: Readonly<{ chainId: number; chainIds: readonly number[] }>,
): Promise<Readonly<{ account: string; typedData: TypedData }>> {
  const { chainId, chainIds } = place
  const read = readTypedData(sent)
  const wrong = (message: string) => new ProviderRpcError(RPC_ERROR_CODES.invalidParams, `${method}: ${message}`)
  if (!read.ok) throw wrong(read.message)
  const list = method === 'eth_signTypedData_v3' ? listIn(read.typedData) : undefined
  if (list) throw wrong(`types.${list}: expected no list, which only eth_signTypedData_v4 can sign`)
  const named = chainIdIn(read.typedData)
  const isElsewhere = namedContract(read.typedData)?.is === 'text' && !chainIds.includes(named ?? chainId)
  if (named !== undefined && named !== chainId && !isElsewhere) {
    throw wrong(`domain.chainId: expected ${chainId}, the chain that this site is on, got ${named}`)
  }
  if (!(await isHashable(read.typedData))) throw wrong('data: expected data with an EIP-712 hash')
  return { account, typedData: read.typedData }
}

function listIn({ types, primaryType }: TypedData): string | undefined {
  const reached = new Set([primaryType])
  for (const struct of reached) {
    for (const { name, type } of types[struct] ?? []) {
      if (type.endsWith(']')) return `${struct}.${name}`
      if (Object.hasOwn(types, type)) reached.add(type)
    }
  }
  return undefined
}

async function isHashable(typedData: TypedData): Promise<boolean> {
  const { typedDataHashesOf } = await import('../../core/sign/typed-data-hashes.ts')
  try {
    return typedDataHashesOf(typedData).digest !== '0x'
  } catch {
    return false
  }
}
