import type { TypedData } from '../item.ts'
import type { Profile } from '../profile.ts'
import { standsAt } from './descriptors/own.ts'
import { PERMIT2_DATA, TOKEN_DATA } from './descriptors/own-formats.ts'
import { encodeType } from './tree.ts'
import { chainIdIn } from './typed-data.ts'

/**
 * What the contract does with a signed permit, where the wallet knows contract and type: `permission` lasts until it is used
 * up or taken back (EIP-2612), `timedPermission` until its time (Permit2, "AllowanceTransfer"), `oneTake` is for one transfer of
 * up to so much by the spender (Permit2, "SignatureTransfer"), `sending` is one payment by whoever has it, `fetching` one that
 * its recipient alone can make (EIP-3009).
 */
export type PermitKind = 'permission' | 'timedPermission' | 'oneTake' | 'sending' | 'fetching'

type Kinds = Readonly<Record<string, PermitKind>>

const OF_TOKENS: Kinds = {
  Permit: 'permission',
  TransferWithAuthorization: 'sending',
  ReceiveWithAuthorization: 'fetching',
}
const OF_PERMIT2: Kinds = {
  PermitSingle: 'timedPermission',
  PermitBatch: 'timedPermission',
  PermitTransferFrom: 'oneTake',
  PermitBatchTransferFrom: 'oneTake',
}
// A witness, which only the spender's own contract understands, follows what Permit2 itself keeps.
const WITH_WITNESS = /^Permit(Batch)?WitnessTransferFrom\(TokenPermissions(\[\])? permitted,address spender,/

/** The kind of a permit for a token that the profile pins, or for Permit2; undefined for what any other contract calls one. */
export function permitKindOf(typedData: TypedData, profile: Profile): PermitKind | undefined {
  const chainId = chainIdIn(typedData)
  const { primaryType, domain } = typedData
  const address = domain['verifyingContract']
  if (chainId === undefined || typeof address !== 'string') return undefined
  const stands = standsAt({ profile, chainId, address })
  const type = encodeType(typedData)
  if (stands === 'token') return Object.hasOwn(TOKEN_DATA, type) ? OF_TOKENS[primaryType] : undefined
  if (stands !== 'permit2') return undefined
  if (WITH_WITNESS.test(type)) return 'oneTake'
  return Object.hasOwn(PERMIT2_DATA, type) ? OF_PERMIT2[primaryType] : undefined
}
