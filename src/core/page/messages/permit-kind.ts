import type { TypedData } from '../../execution/item.ts'
import type { Profile } from '../../profiles/profile.ts'
import { encodeTypeOf } from '../abi/value-tree.ts'
import { pinnedKindAt } from '../descriptors/own-descriptors.ts'
import { PERMIT2_DATA, TOKEN_DATA } from '../descriptors/own-formats.ts'
import { chainIdIn } from './typed-data.ts'
import { contractIn } from './typed-data-contract.ts'

/**
 * The effect of a known contract's permit:
 *
 * - `standingAllowance`: until used up or revoked (EIP-2612)
 * - `timedAllowance`: until its deadline (Permit2, "AllowanceTransfer")
 * - `oneTransfer`: one transfer by the spender (Permit2, "SignatureTransfer")
 * - `sending`: one payment that anyone may submit; `fetching`: only its recipient (EIP-3009)
 */
export type PermitKind = 'standingAllowance' | 'timedAllowance' | 'oneTransfer' | 'sending' | 'fetching'

type Kinds = Readonly<Record<string, PermitKind>>

/** Whether `spender` or `to` is the payee, as in published types. */
export function isStandardPermit(typedData: TypedData): boolean {
  const type = encodeTypeOf(typedData)
  return Object.hasOwn(TOKEN_DATA, type) || Object.hasOwn(PERMIT2_DATA, type) || WITH_WITNESS.test(type)
}

const OF_TOKENS: Kinds = {
  Permit: 'standingAllowance',
  TransferWithAuthorization: 'sending',
  ReceiveWithAuthorization: 'fetching',
}
const OF_PERMIT2: Kinds = {
  PermitSingle: 'timedAllowance',
  PermitBatch: 'timedAllowance',
  PermitTransferFrom: 'oneTransfer',
  PermitBatchTransferFrom: 'oneTransfer',
}
// Only the spender's contract understands the witness.
const WITH_WITNESS = /^Permit(Batch)?WitnessTransferFrom\(TokenPermissions(\[\])? permitted,address spender,/

/** The permit's kind for a pinned token or Permit2; undefined for other contracts. */
export function permitKindOf(typedData: TypedData, profile: Profile): PermitKind | undefined {
  const chainId = chainIdIn(typedData)
  const { primaryType } = typedData
  const address = contractIn(typedData)
  if (chainId === undefined || address === undefined) return undefined
  const stands = pinnedKindAt({ profile, chainId, address })
  const type = encodeTypeOf(typedData)
  if (stands === 'token') return Object.hasOwn(TOKEN_DATA, type) ? OF_TOKENS[primaryType] : undefined
  if (stands !== 'permit2') return undefined
  if (WITH_WITNESS.test(type)) return 'oneTransfer'
  return Object.hasOwn(PERMIT2_DATA, type) ? OF_PERMIT2[primaryType] : undefined
}
