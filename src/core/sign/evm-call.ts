import type { BundleCall } from '../bundle/bundle.ts'
import { signEvm } from './evm-transaction.ts'
import type { Signed, SigningOf } from './signed.ts'

export type SignableCall = Readonly<{ call: BundleCall; account: string; chainId: number }>

/**
 * Signs a page's call as an EIP-1559 transaction, or its cancellation.
 *
 * @throws RangeError if the key isn't the account's
 */
export function signEvmCall(
  { call, account, chainId }: SignableCall,
  signing: SigningOf<'evmTransaction'>,
): Promise<Signed> {
  return signEvm({ ...call, from: account, chainId }, signing)
}
