import { OWNER } from '../../../devnet/accounts.ts'
import {
  APPROVAL_PROXY,
  DEPOSIT_ADDRESSES,
  DEPOSITORY,
  type DevnetChain,
  type Hex,
  MULTICALL3,
  PERMIT2,
  POOL,
  ROUTER,
} from '../../../devnet/chains.ts'
import type { ContractName } from './abi.ts'

/** The attacker's two accounts. */
export const THIEF: Hex = '0x00000000000000000000000000000000bad00001'
export const HELPER: Hex = '0x00000000000000000000000000000000bad00002'
/** The attacker's pool and token are honest at will. */
export const TRAP: Hex = '0x00000000000000000000000000000000bad00003'
export const FEIGNED: Hex = '0x00000000000000000000000000000000bad00004'
/** It sets the pool's reserves and takes stray payments to the approval proxy; it isn't on the user's side. */
export const POOL_OWNER: Hex = OWNER.address

/** The attacker's contracts have the same address on every chain. */
export function placesOf(chain: DevnetChain): Readonly<Record<Exclude<ContractName, 'DepositAddress'>, Hex>> {
  const token = (id: string) => {
    const found = chain.tokens.find((each) => each.id === id)
    if (!found) throw new RangeError(`expected ${id} on ${chain.name}`)
    return found.address
  }
  return {
    Router: ROUTER,
    ApprovalProxy: APPROVAL_PROXY,
    Depository: DEPOSITORY,
    Permit2: PERMIT2,
    DepositAddresses: DEPOSIT_ADDRESSES,
    Multicall3: MULTICALL3,
    Pool: POOL,
    USDC: token('usdc'),
    USDT: token('usdt'),
    WrappedNative: token(`w${chain.native.id}`),
    Trap: TRAP,
    Feigned: FEIGNED,
  }
}
