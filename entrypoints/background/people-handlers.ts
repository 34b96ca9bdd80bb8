import type { RecipientView } from '../../src/api/form-views.ts'
import type { Handlers } from '../../src/api/server.ts'
import { isSameAddress, parseAddress } from '../../src/core/address.ts'
import { placesPaidBy } from '../../src/core/bundle/paid.ts'
import { familyOf } from '../../src/core/chain.ts'
import { exchangeOf } from '../../src/core/exchange-wallets.ts'
import { partSpenders } from '../../src/core/page/spenders.ts'
import { type PaidPlace, placesPaidByCrossing } from '../../src/core/paid-by-crossing.ts'
import { carriedChains, chainById, type Profile } from '../../src/core/profile.ts'
import { isLookAlike } from '../../src/core/text.ts'
import { ENS_CHAIN } from '../../src/net/ens.ts'
import { createElsewhere } from '../../src/wallet/elsewhere.ts'
import { after, nowMilliseconds } from './clock.ts'
import type { Stores } from './stores.ts'
import type { Wallet } from './wallet.ts'

type Rows =
  | 'recipients.check'
  | 'recipient.gas'
  | 'spenders.check'
  | 'name.resolve'
  | 'parties.list'
  | 'book.list'
  | 'book.save'
  | 'book.remove'

/** How far back the recipients of earlier crossings, and of calls for sites, are looked at. */
const LATELY = 200

/** Of how many addresses the other chains are looked at for one question. */
const MOST_ELSEWHERE = 20

const NOWHERE: RecipientView['elsewhere'] = { contractOn: [], unreadOn: [] }

/** To allow this one anything is how a permission for an NFT is taken back. */
const NOBODY = `0x${'0'.repeat(40)}`

/** Answers what pages ask of those whom money may go to: what is known of an address, and what the user calls it. */
export function peopleHandlers(
  parts: Readonly<{
    profile: Profile
    stores: Pick<Stores, 'executions' | 'bundles' | 'addressBook' | 'watched'>
    wallet: Pick<Wallet, 'node' | 'ownAddresses'>
  }>,
): Pick<Handlers, Rows> {
  const { profile, wallet } = parts
  const { executions, bundles, addressBook, watched } = parts.stores
  const evmChains = carriedChains(profile, ['evm']).map(({ id }) => id)
  const lookElsewhere = createElsewhere({
    chains: evmChains,
    isContract: (chainId, address) => wallet.node(chainId).isContract(address),
    nowMilliseconds,
    after,
  })

  // Somebody's own account may be a contract too: it is said, and stops nothing.
  async function hasContract(address: string, chainId: number | undefined): Promise<boolean | null> {
    const chain = chainId === undefined ? undefined : chainById(profile, chainId)
    if (!chain || familyOf(chain) !== 'evm') return null
    const code = await wallet.node(chain.id).isContract(address)
    return code.ok ? code.value : null
  }

  // Up to hundreds of records are decoded for it: once for all who are asked for together.
  async function readFamiliar(): Promise<Familiar> {
    const [lately, sent, own, book, looked] = await Promise.all([
      executions.list({ limit: LATELY }),
      bundles.list(LATELY),
      wallet.ownAddresses(),
      addressBook.list(),
      watched.list(),
    ])
    const earlier = [
      ...lately.flatMap(placesPaidByCrossing),
      ...sent.flatMap((bundle) => placesPaidBy(bundle, profile)),
    ]
    const all = [...own, ...[...book, ...looked, ...earlier].map((each) => each.address)]
    return { own, book, earlier, all }
  }

  // Nobody pays a contract that is on another chain only, but by mistake; what was paid here before is no mistake.
  async function withElsewhere(views: readonly RecipientView[], places: readonly Place[]) {
    let left = MOST_ELSEWHERE
    return Promise.all(
      views.map(async (view, index): Promise<RecipientView> => {
        const { address, chainId } = places[index] ?? {}
        const isKnownHere = view.isOwn || view.isContract === true || view.paidHere.length > 0
        if (isKnownHere || address === undefined || chainId === undefined || !evmChains.includes(chainId)) return view
        left -= 1
        if (left >= 0) return { ...view, elsewhere: await lookElsewhere(address, chainId) }
        return { ...view, elsewhere: { contractOn: [], unreadOn: evmChains.filter((each) => each !== chainId) } }
      }),
    )
  }

  return {
    'recipients.check': async ({ places }) => {
      const [familiar, contracts] = await Promise.all([
        readFamiliar(),
        Promise.all(places.map(({ address, chainId }) => hasContract(address, chainId))),
      ])
      const views = places.map((place, index) => viewOf(place, familiar, contracts[index] ?? null))
      return withElsewhere(views, places)
    },
    'recipient.gas': async ({ address, chainId }) => {
      const chain = chainById(profile, chainId)
      const parsed = parseAddress('evm', address)
      if (!chain || familyOf(chain) !== 'evm' || !parsed.ok) return { hasGas: null }
      const balance = await wallet.node(chain.id).balance(parsed.address)
      return { hasGas: balance.ok ? balance.value > 0n : null }
    },
    'spenders.check': async ({ chainId, addresses }) => {
      const mine = [...(await wallet.ownAddresses()), NOBODY]
      const { read, left } = partSpenders(addresses.filter((each) => !mine.some((own) => isSameAddress(own, each))))
      const found = await Promise.all(
        read.map(async (address) => ({ address, isContract: await hasContract(address, chainId) })),
      )
      const those = (said: boolean | null) =>
        found.filter(({ isContract }) => isContract === said).map(({ address }) => address)
      return { ordinary: those(false), unread: [...those(null), ...left] }
    },
    'name.resolve': async ({ name }) => {
      const chain = carriedChains(profile, ['evm']).find(({ id }) => id === ENS_CHAIN)
      if (!chain) return { state: 'unknown', why: { code: 'NO_NAMES' } }
      const found = await wallet.node(chain.id).addressOfName(name)
      if (!found.ok) return { state: 'unknown', why: found.reason }
      return found.value === undefined ? { state: 'none' } : { state: 'found', address: found.value }
    },
    'parties.list': async () => {
      const [own, book, looked] = await Promise.all([wallet.ownAddresses(), addressBook.list(), watched.list()])
      const known = [...book, ...looked.map(({ address, label }) => ({ address, name: label }))]
      return { own, named: known.map(({ address, name }) => ({ address, name })) }
    },
    'book.list': () => addressBook.list(),
    'book.save': async ({ name, family, address }) => {
      const parsed = parseAddress(family, address)
      const isNamed = name.trim() !== ''
      if (!parsed.ok || !isNamed) return { saved: false }
      return { saved: await addressBook.save({ name: name.trim(), family, address: parsed.address }) }
    },
    'book.remove': async ({ family, address }) => {
      await addressBook.remove({ family, address })
      return null
    },
  }
}

/** Whom the wallet knows: its own, those of its address book, whom it paid, and all of them with whom it watches. */
type Familiar = Readonly<{
  own: readonly string[]
  book: readonly Readonly<{ address: string; name: string }>[]
  earlier: readonly PaidPlace[]
  all: readonly string[]
}>

type Place = Readonly<{ address: string; chainId?: number | undefined }>

function viewOf({ address, chainId }: Place, familiar: Familiar, isContract: boolean | null): RecipientView {
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
