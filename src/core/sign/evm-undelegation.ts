import { privateKeyToAccount } from 'viem/accounts'
import { bytesToHex, keccak256 } from 'viem/utils'
import type { Hex } from '../../lib/hex.ts'
import { isSameAddress } from '../families/address.ts'
import { UNDELEGATION_GAS_CEILING } from '../families/evm/gas-limits.ts'
import { ZERO_ADDRESS } from '../families/evm/zero-address.ts'
import { signEvm } from './evm-transaction.ts'
import type { Signed, SigningOf } from './signed.ts'

export type Undelegation = Readonly<{ account: string; chainId: number }>

/**
 * Signs the end of an account's delegation (EIP-7702), or its cancellation. No caller names an authorization.
 *
 * @throws RangeError for another key, no chain, or a gas limit above the ceiling
 */
export async function signEvmUndelegation(
  { account, chainId }: Undelegation,
  signing: SigningOf<'evmTransaction'>,
): Promise<Signed> {
  const { terms, purpose, privateKey } = signing
  // An authorization for chain 0 is valid on every chain.
  if (!Number.isSafeInteger(chainId) || chainId <= 0) throw new RangeError(`expected a chain's id, got ${chainId}`)
  if (purpose === 'cancel') {
    return signEvm({ from: account, to: account, data: '0x', value: 0n, chainId }, signing)
  }
  if (terms.gasLimit > UNDELEGATION_GAS_CEILING) {
    throw new RangeError(`expected at most ${UNDELEGATION_GAS_CEILING} gas, got ${terms.gasLimit}`)
  }
  const signer = privateKeyToAccount(bytesToHex(privateKey))
  if (!isSameAddress(signer.address, account)) {
    throw new RangeError(`expected the key of ${account}, got the key of ${signer.address}`)
  }
  // The sender's nonce rises before authorizations are read.
  const nobody = { address: ZERO_ADDRESS as Hex, chainId, nonce: terms.nonce + 1 }
  const bytes = await signer.signTransaction({
    type: 'eip7702',
    chainId,
    nonce: terms.nonce,
    to: signer.address,
    value: 0n,
    data: '0x',
    gas: terms.gasLimit,
    maxFeePerGas: terms.maxFeePerGasWei,
    maxPriorityFeePerGas: terms.maxPriorityFeePerGasWei,
    authorizationList: [await signer.signAuthorization(nobody)],
  })
  return { kind: 'evmTransaction', purpose, chainId, bytes, hash: keccak256(bytes) } as Signed
}
