import { privateKeyToAccount } from 'viem/accounts'
import { bytesToHex, keccak256 } from 'viem/utils'
import type { Hex } from '../../lib/hex.ts'
import { isSameAddress } from '../address.ts'
import { CANCEL_GAS, GAS_CEILING } from '../gas.ts'
import type { EvmTransactionItem } from '../item.ts'
import type { Purpose, Signed, SignItem } from './signed.ts'

/**
 * Signs an EIP-1559 transaction of exactly the item's bytes on the given terms; or, to cancel, a payment of nothing to
 * the account itself with the same nonce.
 *
 * @throws RangeError when the key is not the account's, or the gas limit is above the ceiling that was shown
 */
export const signEvmTransaction: SignItem<'evmTransaction'> = async (item, { terms, purpose, privateKey }) => {
  const account = privateKeyToAccount(bytesToHex(privateKey))
  if (!isSameAddress(account.address, item.from)) {
    throw new RangeError(`expected the key of ${item.from}, got the key of ${account.address}`)
  }
  if (terms.gasLimit > GAS_CEILING[item.role]) {
    throw new RangeError(`expected at most ${GAS_CEILING[item.role]} gas for ${item.role}, got ${terms.gasLimit}`)
  }
  const bytes = await account.signTransaction({
    type: 'eip1559',
    chainId: item.chainId,
    nonce: terms.nonce,
    ...callOf(item, purpose),
    gas: purpose === 'cancel' ? CANCEL_GAS : terms.gasLimit,
    maxFeePerGas: terms.maxFeePerGasWei,
    maxPriorityFeePerGas: terms.maxPriorityFeePerGasWei,
  })
  return { kind: item.kind, purpose, chainId: item.chainId, bytes, hash: keccak256(bytes) } as Signed
}

function callOf(item: EvmTransactionItem, purpose: Purpose): { to: Hex; data: Hex; value: bigint } {
  if (purpose === 'cancel') return { to: item.from as Hex, data: '0x', value: 0n }
  return { to: item.to as Hex, data: item.data, value: item.value }
}
