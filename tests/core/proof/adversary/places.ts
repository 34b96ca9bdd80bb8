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

/** The attacker, and another account of his. */
export const THIEF: Hex = '0x00000000000000000000000000000000bad00001'
export const HELPER: Hex = '0x00000000000000000000000000000000bad00002'
/** Contracts of his: a pool that is honest when it likes, and a token that is. */
export const TRAP: Hex = '0x00000000000000000000000000000000bad00003'
export const FEIGNED: Hex = '0x00000000000000000000000000000000bad00004'
/** Who sets the pool's reserves, and takes what the approval proxy was paid by mistake: not on the user's side. */
export const POOL_OWNER: Hex = OWNER.address

/** Where each contract of a chain is; the attacker's own are everywhere the same. */
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
