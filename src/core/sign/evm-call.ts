import type { PageCall } from '../bundle/bundle.ts'
import { signEvm } from './evm-transaction.ts'
import type { Signed, SigningOf } from './signed.ts'

/** A page's call with whose account makes it, and where. */
export type SignableCall = Readonly<{ call: PageCall; account: string; chainId: number }>

/**
 * Signs an EIP-1559 transaction of exactly a page's call on the given terms; or, to cancel, a payment of nothing to the
 * account itself with the same nonce.
 *
 * @throws RangeError when the key is not the account's
 */
export function signEvmCall(
  { call, account, chainId }: SignableCall,
  signing: SigningOf<'evmTransaction'>,
): Promise<Signed> {
  return signEvm({ ...call, from: account, chainId }, signing)
}
