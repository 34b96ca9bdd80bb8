import { type AllowanceOwner, pairsOfBundle, pairsOfTransfer } from '../../core/allowances/pairs.ts'
import type { Bundle } from '../../core/bundle/bundle.ts'
import { type ContractKind, kindAt } from '../../core/chain/pinned-contracts.ts'
import { knownDelegate } from '../../core/counterparty/known-delegates.ts'
import type { Execution } from '../../core/execution/execution.ts'
import { isSameAddress } from '../../core/families/address.ts'
import { chainById, type Profile } from '../../core/profiles/profile.ts'

/** `kind` is the profile's, `name` the user's or a maker's; `isEarlier` after an approval in the wallet's records. */
export type SpenderName = Readonly<{
  address: string
  kind: ContractKind | undefined
  name: string | undefined
  isEarlier: boolean
}>

export type SpenderNamePorts = Readonly<{
  profile: Profile
  book: () => Promise<readonly Readonly<{ address: string; name: string }>[]>
  transfers: () => Promise<readonly Execution[]>
  bundles: () => Promise<readonly Bundle[]>
}>

/** Names spenders by every list of the wallet. */
export async function namesOfSpenders(
  addresses: readonly string[],
  owner: AllowanceOwner,
  ports: SpenderNamePorts,
): Promise<readonly SpenderName[]> {
  const [book, transfers, bundles] = await Promise.all([ports.book(), ports.transfers(), ports.bundles()])
  const chain = chainById(ports.profile, owner.chainId)
  const earlier = [
    ...transfers.flatMap((each) => pairsOfTransfer(each, owner)),
    ...bundles.flatMap((each) => pairsOfBundle(each, owner, ports.profile)),
  ]
  return addresses.map((address) => ({
    address,
    kind: chain && kindAt(chain, address),
    name: book.find((each) => isSameAddress(each.address, address))?.name ?? knownDelegate(address),
    isEarlier: earlier.some(({ spender }) => isSameAddress(spender, address)),
  }))
}
