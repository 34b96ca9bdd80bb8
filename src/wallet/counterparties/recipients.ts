import type { Bundle } from '../../core/bundle/bundle.ts'
import { exchangeOf } from '../../core/counterparty/exchange-wallets.ts'
import { placesPaidByBundle } from '../../core/counterparty/paid-by-bundle.ts'
import { type PaidAddress, placesPaidByTransfer } from '../../core/counterparty/paid-by-transfer.ts'
import type { Execution } from '../../core/execution/execution.ts'
import { isSameAddress } from '../../core/families/address.ts'
import { chainsWith } from '../../core/profiles/chains-with.ts'
import { isLookAlike } from '../../core/text/look-alike-address.ts'
import { type ContractPorts, hasContract } from './contracts.ts'
import type { OtherChainContracts } from './other-chains.ts'

export type ChainAddress = Readonly<{ address: string; chainId?: number | undefined }>

/** `looksLike` is a similar familiar address. `isContract` is null when unread; `exchange` names the owner. */
export type KnownRecipient = Readonly<{
  isOwn: boolean
  isKnown: boolean
  /** These currencies were sent to it on this chain. */
  paidHere: readonly string[]
  name: string | null
  looksLike: string | null
  isContract: boolean | null
  /** It's empty when paying here is no mistake. */
  elsewhere: OtherChainContracts
  exchange: string | null
}>

export type RecipientPorts = ContractPorts &
  Readonly<{
    transfers: () => Promise<readonly Execution[]>
    sent: () => Promise<readonly Bundle[]>
    ownAddresses: () => Promise<readonly string[]>
    book: () => Promise<readonly Readonly<{ address: string; name: string }>[]>
    watched: () => Promise<readonly Readonly<{ address: string }>[]>
    readOtherChains: (address: string, chainId: number) => Promise<OtherChainContracts>
  }>

const MOST_ELSEWHERE = 20

const NOWHERE: OtherChainContracts = { contractOn: [], unreadOn: [] }

/** Describes recipient addresses, in order. */
export async function checkRecipients(
  places: readonly ChainAddress[],
  ports: RecipientPorts,
): Promise<readonly KnownRecipient[]> {
  const [familiar, contracts] = await Promise.all([
    readFamiliar(ports),
    // An own account may be a contract; it's only shown.
    Promise.all(places.map(({ address, chainId }) => hasContract(address, chainId, ports))),
  ])
  const known = places.map((place, index) => knownOf(place, familiar, contracts[index] ?? null))
  return withElsewhere(known, places, ports)
}

// Hundreds of records are decoded, so once for all addresses.
async function readFamiliar(ports: RecipientPorts): Promise<Familiar> {
  const [lately, sent, own, book, looked] = await Promise.all([
    ports.transfers(),
    ports.sent(),
    ports.ownAddresses(),
    ports.book(),
    ports.watched(),
  ])
  const earlier = [
    ...lately.flatMap(placesPaidByTransfer),
    ...sent.flatMap((bundle) => placesPaidByBundle(bundle, ports.profile)),
  ]
  const all = [...own, ...[...book, ...looked, ...earlier].map((each) => each.address)]
  return { own, book, earlier, all }
}

// Contracts only elsewhere suggest a mistake, unless paid here before.
async function withElsewhere(
  all: readonly KnownRecipient[],
  places: readonly ChainAddress[],
  { profile, readOtherChains }: RecipientPorts,
): Promise<readonly KnownRecipient[]> {
  const evmChains = chainsWith(profile, 'hasContracts').map(({ id }) => id)
  let left = MOST_ELSEWHERE
  return Promise.all(
    all.map(async (known, index): Promise<KnownRecipient> => {
      const { address, chainId } = places[index] ?? {}
      const isKnownHere = known.isOwn || known.isContract === true || known.paidHere.length > 0
      if (isKnownHere || address === undefined || chainId === undefined || !evmChains.includes(chainId)) return known
      left -= 1
      if (left >= 0) return { ...known, elsewhere: await readOtherChains(address, chainId) }
      return { ...known, elsewhere: { contractOn: [], unreadOn: evmChains.filter((each) => each !== chainId) } }
    }),
  )
}

type Familiar = Readonly<{
  own: readonly string[]
  book: readonly Readonly<{ address: string; name: string }>[]
  earlier: readonly PaidAddress[]
  all: readonly string[]
}>

function knownOf({ address, chainId }: ChainAddress, familiar: Familiar, isContract: boolean | null): KnownRecipient {
  const { own, book, earlier, all } = familiar
  const paid = earlier.filter((each) => isSameAddress(each.address, address))
  const isFamiliar = all.some((each) => isSameAddress(each, address))
  const like = isFamiliar ? undefined : all.find((each) => isLookAlike(address, [each]))
  return {
    isOwn: own.some((each) => isSameAddress(each, address)),
    isKnown: paid.length > 0,
    paidHere: [...new Set(paid.filter((each) => each.chainId === chainId).map(({ currency }) => currency))],
    name: book.find((each) => isSameAddress(each.address, address))?.name ?? null,
    looksLike: like ?? null,
    isContract,
    elsewhere: NOWHERE,
    exchange: exchangeOf(address) ?? null,
  }
}
