import { isSameAddress } from '../../core/address.ts'
import type { Bundle } from '../../core/bundle/bundle.ts'
import { placesPaidBy } from '../../core/bundle/paid.ts'
import { exchangeOf } from '../../core/exchange-wallets.ts'
import type { Execution } from '../../core/execution.ts'
import { type PaidPlace, placesPaidByCrossing } from '../../core/paid-by-crossing.ts'
import { carriedChains } from '../../core/profile.ts'
import { isLookAlike } from '../../core/text.ts'
import { type ContractPorts, hasContract } from './contracts.ts'
import type { Elsewhere } from './elsewhere.ts'

/** An address, and the chain on which money would arrive there, if it is known which. */
export type Place = Readonly<{ address: string; chainId?: number | undefined }>

/**
 * What is known of an address that money may go to: `looksLike` is a familiar address that it could be taken for,
 * `isContract` whether a contract stands there, null where that was not read; `exchange` whose own wallet it is known to be.
 */
export type KnownRecipient = Readonly<{
  isOwn: boolean
  /** Whether money was sent there lately. */
  isKnown: boolean
  /** The addresses of the currencies that it was sent on the very chain. */
  paidHere: readonly string[]
  /** What the user calls it. */
  name: string | null
  looksLike: string | null
  isContract: boolean | null
  /** Of the other chains; nothing where it is no mistake to pay it here. */
  elsewhere: Elsewhere
  exchange: string | null
}>

export type RecipientPorts = ContractPorts &
  Readonly<{
    /** The crossings of lately, and what was sent for sites. */
    crossings: () => Promise<readonly Execution[]>
    sent: () => Promise<readonly Bundle[]>
    ownAddresses: () => Promise<readonly string[]>
    book: () => Promise<readonly Readonly<{ address: string; name: string }>[]>
    watched: () => Promise<readonly Readonly<{ address: string }>[]>
    lookElsewhere: (address: string, chainId: number) => Promise<Elsewhere>
  }>

/** Of how many addresses the other chains are looked at for one question. */
const MOST_ELSEWHERE = 20

const NOWHERE: Elsewhere = { contractOn: [], unreadOn: [] }

/** Says what is known of addresses that money may go to, in their order. */
export async function checkRecipients(
  places: readonly Place[],
  ports: RecipientPorts,
): Promise<readonly KnownRecipient[]> {
  const [familiar, contracts] = await Promise.all([
    readFamiliar(ports),
    // Somebody's own account may be a contract too: it is said, and stops nothing.
    Promise.all(places.map(({ address, chainId }) => hasContract(address, chainId, ports))),
  ])
  const known = places.map((place, index) => knownOf(place, familiar, contracts[index] ?? null))
  return withElsewhere(known, places, ports)
}

// Up to hundreds of records are decoded for it: once for all who are asked for together.
async function readFamiliar(ports: RecipientPorts): Promise<Familiar> {
  const [lately, sent, own, book, looked] = await Promise.all([
    ports.crossings(),
    ports.sent(),
    ports.ownAddresses(),
    ports.book(),
    ports.watched(),
  ])
  const earlier = [
    ...lately.flatMap(placesPaidByCrossing),
    ...sent.flatMap((bundle) => placesPaidBy(bundle, ports.profile)),
  ]
  const all = [...own, ...[...book, ...looked, ...earlier].map((each) => each.address)]
  return { own, book, earlier, all }
}

// Nobody pays a contract that is on another chain only, but by mistake; what was paid here before is no mistake.
async function withElsewhere(
  all: readonly KnownRecipient[],
  places: readonly Place[],
  { profile, lookElsewhere }: RecipientPorts,
): Promise<readonly KnownRecipient[]> {
  const evmChains = carriedChains(profile, ['evm']).map(({ id }) => id)
  let left = MOST_ELSEWHERE
  return Promise.all(
    all.map(async (known, index): Promise<KnownRecipient> => {
      const { address, chainId } = places[index] ?? {}
      const isKnownHere = known.isOwn || known.isContract === true || known.paidHere.length > 0
      if (isKnownHere || address === undefined || chainId === undefined || !evmChains.includes(chainId)) return known
      left -= 1
      if (left >= 0) return { ...known, elsewhere: await lookElsewhere(address, chainId) }
      return { ...known, elsewhere: { contractOn: [], unreadOn: evmChains.filter((each) => each !== chainId) } }
    }),
  )
}

/** Whom the wallet knows: its own, those of its address book, whom it paid, and all of them with whom it watches. */
type Familiar = Readonly<{
  own: readonly string[]
  book: readonly Readonly<{ address: string; name: string }>[]
  earlier: readonly PaidPlace[]
  all: readonly string[]
}>

function knownOf({ address, chainId }: Place, familiar: Familiar, isContract: boolean | null): KnownRecipient {
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
