import { kindAt } from '../../chain/pinned-contracts.ts'
import type { TypedData } from '../../execution/item.ts'
import { chainById, currencyOf, type Profile } from '../../profiles/profile.ts'
import { chainIdIn } from '../messages/typed-data.ts'
import { contractIn } from '../messages/typed-data-contract.ts'
import { type DescribedContract, describeTypedData } from './describe.ts'
import type { Described } from './described-fields.ts'
import { type Descriptor, readDescriptor } from './descriptor.ts'
import { PERMIT2_CALLS, PERMIT2_DATA, TOKEN_CALLS, TOKEN_DATA } from './own-formats.ts'

/**
 * Describes typed data by the wallet's own descriptors.
 *
 * Of a permit with a witness, only the part that Permit2 enforces.
 */
export function describeOwnData(typedData: TypedData, profile: Profile): Described | undefined {
  const chainId = chainIdIn(typedData)
  const address = contractIn(typedData)
  if (chainId === undefined || address === undefined) return undefined
  const descriptors = ownDescriptors({ profile, chainId, address })
  const whole = describeTypedData(typedData, descriptors, profile)
  const bare = whole ? undefined : withoutWitness(typedData)
  const part = bare && describeTypedData(bare, descriptors, profile)
  return part ? { ...part, isPart: true } : whole
}

// Permit2 hashes the witness as the permit's fifth and last member.
function withoutWitness({ types, primaryType, ...rest }: TypedData): TypedData | undefined {
  const [, permit] = /^(Permit|PermitBatch)WitnessTransferFrom$/.exec(primaryType) ?? []
  const members = types[primaryType]
  if (permit === undefined || members?.length !== 5) return undefined
  const bare = `${permit}TransferFrom`
  return { types: { ...types, [bare]: members.slice(0, -1) }, primaryType: bare, ...rest }
}

/** The wallet's descriptors for an address: a pinned token (EIP-2612, EIP-3009) or Permit2. */
export function ownDescriptors(place: DescribedContract): readonly Descriptor[] {
  const { profile, chainId, address } = place
  const make = (owner: string, calls: object, data: object) => {
    const common = { metadata: { owner } }
    const bound = { deployments: [{ chainId, address }] }
    return [
      readDescriptor({ ...common, context: { contract: bound }, display: { formats: calls } }),
      readDescriptor({ ...common, context: { eip712: bound }, display: { formats: data } }),
    ].filter((each) => each !== undefined)
  }
  switch (pinnedKindAt(place)) {
    case 'token':
      return make(currencyOf(profile, chainId, address)?.name ?? '', TOKEN_CALLS, TOKEN_DATA)
    case 'permit2':
      return make('Permit2', PERMIT2_CALLS, PERMIT2_DATA)
    case undefined:
      return []
  }
}

/** Whether the profile pins a token or Permit2 at an address. */
export function pinnedKindAt({ profile, chainId, address }: DescribedContract): 'token' | 'permit2' | undefined {
  const currency = currencyOf(profile, chainId, address)
  if (currency && !currency.isNative) return 'token'
  const chain = chainById(profile, chainId)
  return chain && kindAt(chain, address) === 'permit2' ? 'permit2' : undefined
}
