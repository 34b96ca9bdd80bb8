import type { Hex } from '../../../lib/hex.ts'
import { selectorOf } from '../../verify/evm/calldata.ts'

export const KNOWN_SIGNATURES: Readonly<Record<Hex, string>> = {
  '0xa9059cbb': 'transfer(address,uint256)',
  '0x23b872dd': 'transferFrom(address,address,uint256)',
  '0x095ea7b3': 'approve(address,uint256)',
  '0x39509351': 'increaseAllowance(address,uint256)',
  '0xa457c2d7': 'decreaseAllowance(address,uint256)',
  '0xd505accf': 'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)',
  '0x87517c45': 'approve(address,address,uint160,uint48)',
  '0x42842e0e': 'safeTransferFrom(address,address,uint256)',
  '0xb88d4fde': 'safeTransferFrom(address,address,uint256,bytes)',
  '0xf242432a': 'safeTransferFrom(address,address,uint256,uint256,bytes)',
  '0x2eb2c2d6': 'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)',
  '0xa22cb465': 'setApprovalForAll(address,bool)',
  '0xd0e30db0': 'deposit()',
  '0x2e1a7d4d': 'withdraw(uint256)',
  '0x6e553f65': 'deposit(uint256,address)',
  '0x49290c1c': 'depositNative(address,bytes32)',
  '0xe8017952': 'depositErc20(address,address,uint256,bytes32)',
  '0x5a1ee3ac': 'depositErc20(address,address,bytes32)',
  '0xac9650d8': 'multicall(bytes[])',
}

/** Undefined for unknown selectors. */
export function signatureIn(data: string): string | undefined {
  const found = Object.entries(KNOWN_SIGNATURES).find(([selector]) => selector === selectorOf(data))
  return found?.[1]
}
