import type { Asset } from '../chain.ts'
import { costIn, type Prices } from '../prices.ts'
import { type AmountObject, exactly, type Present } from './currencies.ts'
import type { QuoteBody } from './quote-body.ts'

/** interface.md, "Fee sponsorship". */
const COMPONENTS = ['execution', 'swap', 'relay', 'app', 'rent'] as const
export type Component = (typeof COMPONENTS)[number]

/** Smallest unit of the deposit's currency. */
export type Charges = Readonly<Record<Component, bigint>>

export type Split = Readonly<{
  selected: readonly Component[]
  sponsored: Charges
  total: bigint
  sponsoredTotal: bigint
  capHit: boolean
  cap: string | undefined
}>

const DEFAULT_SELECTION: readonly Component[] = ['execution', 'swap', 'relay', 'app']

/** Splits charges between sponsor and user: the selected parts in order, up to the cap. */
export function splitCharges(body: QuoteBody, charges: Charges, payIn: Asset, prices: Prices): Split {
  const total = sum(charges)
  const chosen = body.sponsoredFeeComponents ?? [...DEFAULT_SELECTION, ...(body.subsidizeRent ? ['rent' as const] : [])]
  const selected = body.subsidizeFees ? COMPONENTS.filter((component) => chosen.includes(component)) : []
  // maxSubsidizationAmount: USDC decimals, 1000000 = $1.
  const cap = body.maxSubsidizationAmount
  let left = cap === undefined ? undefined : costIn(prices, payIn.currency, BigInt(cap))
  const sponsored: Record<Component, bigint> = { execution: 0n, swap: 0n, relay: 0n, app: 0n, rent: 0n }
  for (const component of selected) {
    const due = charges[component]
    const taken = left === undefined || due <= left ? due : left
    sponsored[component] = taken
    if (left !== undefined) left -= taken
  }
  const wanted = selected.reduce((amount, component) => amount + charges[component], 0n)
  const sponsoredTotal = sum(sponsored)
  return { selected, sponsored, total, sponsoredTotal, capHit: sponsoredTotal < wanted, cap }
}

function sum(charges: Charges): bigint {
  return COMPONENTS.reduce((total, component) => total + charges[component], 0n)
}

/** interface.md, `feeSponsorship.quoted` and `.actual`. */
export type SponsorshipObject = Readonly<{
  selectedComponents: readonly Component[]
  capHit: boolean
  components: Readonly<Record<Component, ComponentObject>>
  sponsoredTotal: AmountObject
  userPaysTotal: AmountObject
  maxSubsidizationAmount?: string
}>
type ComponentObject = Readonly<{
  selected: boolean
  total: AmountObject
  sponsored: AmountObject
  userPays: AmountObject
}>

/** Formats the split for answers; undefined without sponsorship. */
export function sponsorshipOf(
  split: Split,
  charges: Charges,
  payIn: Asset,
  present: Present,
): SponsorshipObject | undefined {
  if (split.selected.length === 0) return undefined
  const money = (amount: bigint) => present(exactly(payIn, amount))
  const part = (component: Component): ComponentObject => ({
    selected: split.selected.includes(component),
    total: money(charges[component]),
    sponsored: money(split.sponsored[component]),
    userPays: money(charges[component] - split.sponsored[component]),
  })
  return {
    selectedComponents: split.selected,
    capHit: split.capHit,
    components: {
      execution: part('execution'),
      swap: part('swap'),
      relay: part('relay'),
      app: part('app'),
      rent: part('rent'),
    },
    sponsoredTotal: money(split.sponsoredTotal),
    userPaysTotal: money(split.total - split.sponsoredTotal),
    ...(split.cap === undefined ? {} : { maxSubsidizationAmount: split.cap }),
  }
}
