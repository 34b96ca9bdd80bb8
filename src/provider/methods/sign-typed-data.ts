import * as v from 'valibot'
import type { TypedData } from '../../core/execution/item.ts'
import { chainIdIn, readTypedData } from '../../core/page/messages/typed-data.ts'
import { ProviderRpcError, RPC_ERROR_CODES } from '../rpc-error.ts'

/** EIP-712, `eth_signTypedData_v4`. */
export const signTypedDataSchema = v.strictTuple(
  [
    v.pipe(v.string('expected an address'), v.regex(/^0x[0-9a-fA-F]{40}$/, 'expected an address')),
    v.union([v.string(), v.record(v.string(), v.unknown())], 'expected typed data'),
  ],
  'expected [account, data]',
)

/**
 * Reads and hashes typed data: a prompt waits only for signable data.
 *
 * @param chainId the site's chain
 * @throws ProviderRpcError -32602, as a rejection
 */
export async function wantedTypedData(
  [account, sent]: v.InferOutput<typeof signTypedDataSchema>,
  chainId: number,
): Promise<Readonly<{ account: string; typedData: TypedData }>> {
  const read = readTypedData(sent)
  const wrong = (message: string) =>
    new ProviderRpcError(RPC_ERROR_CODES.invalidParams, `eth_signTypedData_v4: ${message}`)
  if (!read.ok) throw wrong(read.message)
  const named = chainIdIn(read.typedData)
  if (named !== undefined && named !== chainId) {
    throw wrong(`domain.chainId: expected ${chainId}, the chain that this site is on, got ${named}`)
  }
  if (!(await isHashable(read.typedData))) throw wrong('data: expected data with an EIP-712 hash')
  return { account, typedData: read.typedData }
}

async function isHashable(typedData: TypedData): Promise<boolean> {
  const { typedDataHashesOf } = await import('../../core/sign/typed-data-hashes.ts')
  try {
    return typedDataHashesOf(typedData).digest !== '0x'
  } catch {
    return false
  }
}
