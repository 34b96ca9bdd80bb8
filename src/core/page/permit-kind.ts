import type { TypedData } from '../item.ts'
import type { Profile } from '../profile.ts'
import { standsAt } from './descriptors/own.ts'
import { encodeType } from './tree.ts'
import { chainIdIn } from './typed-data.ts'

/**
 * What the contract does with a signed permit, where the wallet knows contract and type: `permission` lasts until it is used
 * up or taken back (EIP-2612), `timedPermission` until its time (Permit2, "AllowanceTransfer"), `oneTake` is for one transfer of
 * up to so much by the spender (Permit2, "SignatureTransfer"), `sending` is one payment by whoever has it, `fetching` one that
 * its recipient alone can make (EIP-3009).
 */
export type PermitKind = 'permission' | 'timedPermission' | 'oneTake' | 'sending' | 'fetching'

type Kinds = readonly (readonly [RegExp, PermitKind])[]

const AUTHORIZATION = 'address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce'

const OF_TOKENS: Kinds = [
  [/^Permit\(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline\)$/, 'permission'],
  [new RegExp(`^TransferWithAuthorization\\(${AUTHORIZATION}\\)$`), 'sending'],
  [new RegExp(`^ReceiveWithAuthorization\\(${AUTHORIZATION}\\)$`), 'fetching'],
]

// A witness, which only the spender's own contract understands, can follow what Permit2 itself keeps.
const OF_PERMIT2: Kinds = [
  [/^PermitSingle\(PermitDetails details,address spender,uint256 sigDeadline\)/, 'timedPermission'],
  [/^PermitBatch\(PermitDetails\[\] details,address spender,uint256 sigDeadline\)/, 'timedPermission'],
  [
    /^Permit(Witness)?TransferFrom\(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline[,)]/,
    'oneTake',
  ],
  [
    /^PermitBatch(Witness)?TransferFrom\(TokenPermissions\[\] permitted,address spender,uint256 nonce,uint256 deadline[,)]/,
    'oneTake',
  ],
]

/** The kind of a permit for a token that the profile pins, or for Permit2; undefined for what any other contract calls one. */
export function permitKindOf(typedData: TypedData, profile: Profile): PermitKind | undefined {
  const chainId = chainIdIn(typedData)
  const address = typedData.domain['verifyingContract']
  const stands =
    chainId === undefined || typeof address !== 'string' ? undefined : standsAt({ profile, chainId, address })
  if (!stands) return undefined
  const type = encodeType(typedData)
  return (stands === 'permit2' ? OF_PERMIT2 : OF_TOKENS).find(([pattern]) => pattern.test(type))?.[1]
}
