import { privateKeyToAccount } from 'viem/accounts'
import { bytesToHex, keccak256 } from 'viem/utils'
import type { Hex } from '../../lib/hex.ts'
import { isSameAddress } from '../families/address.ts'
import { TRANSACTION_GAS_CAP } from '../families/evm/transaction-gas.ts'
import type { Signed, SignItem, SigningOf, SigningPurpose } from './signed.ts'

/**
 * Signs the item as an EIP-1559 transaction, or its cancellation: an empty payment to oneself.
 *
 * @throws RangeError for another key, or a gas limit above EIP-7825's cap
 */
export const signEvmTransaction: SignItem<'evmTransaction'> = (item, signing) => {
  const { gasLimit } = signing.terms
  if (gasLimit > TRANSACTION_GAS_CAP) {
    const problem = `expected at most ${TRANSACTION_GAS_CAP} gas for ${item.role}, got ${gasLimit}`
    return Promise.reject(new RangeError(problem))
  }
  return signEvm(item, signing)
}

type Call = Readonly<{ from: string; to: string | undefined; data: Hex; value: bigint; chainId: number }>

/**
 * Signs a call as an EIP-1559 transaction, or its cancellation.
 *
 * @throws RangeError if the key isn't the account's
 */
export async function signEvm(
  call: Call,
  { terms, purpose, privateKey }: SigningOf<'evmTransaction'>,
): Promise<Signed> {
  const { from, chainId } = call
  const account = privateKeyToAccount(bytesToHex(privateKey))
  if (!isSameAddress(account.address, from)) {
    throw new RangeError(`expected the key of ${from}, got the key of ${account.address}`)
  }
  const bytes = await account.signTransaction({
    type: 'eip1559',
    chainId,
    nonce: terms.nonce,
    ...signedOf(call, purpose),
    gas: terms.gasLimit,
    maxFeePerGas: terms.maxFeePerGasWei,
    maxPriorityFeePerGas: terms.maxPriorityFeePerGasWei,
  })
  return { kind: 'evmTransaction', purpose, chainId, bytes, hash: keccak256(bytes) } as Signed
}

function signedOf({ from, to, data, value }: Call, purpose: SigningPurpose): { to?: Hex; data: Hex; value: bigint } {
  if (purpose === 'cancel') return { to: from as Hex, data: '0x', value: 0n }
  return { ...(to === undefined ? {} : { to: to as Hex }), data, value }
}
