import { privateKeyToAccount } from 'viem/accounts'
import { bytesToHex, keccak256 } from 'viem/utils'
import type { Hex } from '../../lib/hex.ts'
import { isSameAddress } from '../address.ts'
import { GAS_CEILING } from '../gas.ts'
import type { Signed, SignItem } from './signed.ts'

/**
 * Signs an EIP-1559 transaction of exactly the item's bytes on the given terms.
 *
 * @throws RangeError when the key is not the account's, or the gas limit is above the ceiling that was shown
 */
export const signEvmTransaction: SignItem<'evmTransaction'> = async (item, terms, privateKey) => {
  const account = privateKeyToAccount(bytesToHex(privateKey))
  if (!isSameAddress(account.address, item.from)) {
    throw new RangeError(`expected the key of ${item.from}, got the key of ${account.address}`)
  }
  if (terms.gasLimit > GAS_CEILING[item.role]) {
    throw new RangeError(`expected at most ${GAS_CEILING[item.role]} gas for ${item.role}, got ${terms.gasLimit}`)
  }
  const rawTransaction = await account.signTransaction({
    type: 'eip1559',
    chainId: item.chainId,
    nonce: terms.nonce,
    to: item.to as Hex,
    data: item.data,
    value: item.value,
    gas: terms.gasLimit,
    maxFeePerGas: terms.maxFeePerGasWei,
    maxPriorityFeePerGas: terms.maxPriorityFeePerGasWei,
  })
  return {
    kind: 'evmTransaction',
    chainId: item.chainId,
    rawTransaction,
    hash: keccak256(rawTransaction),
  } as Signed
}
