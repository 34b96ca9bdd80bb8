import type { Asset, FamilyChain } from '../chain.ts'
import { codeOnly } from '../errors.ts'
import { type Prices, valueInUsd } from '../prices.ts'

/** interface.md, "Chain record". `partialDisableLimit` in whole dollars; 0 means none. */
export type Flags = Readonly<{
  disabled: boolean
  depositEnabled: boolean
  blockProductionLagging: boolean
  partialDisableLimit: number
  surgeEnabled: boolean
}>

const CALM: Flags = {
  disabled: false,
  depositEnabled: true,
  blockProductionLagging: false,
  partialDisableLimit: 0,
  surgeEnabled: false,
}

export type Incidents = Readonly<{
  of: (chainId: number) => Flags
  /** Throws a sentence that names the field. */
  set: (chainId: number, changes: Readonly<Record<string, unknown>>) => Flags
}>

export function incidentFlags(): Incidents {
  const flags = new Map<number, Flags>()
  const of = (chainId: number) => flags.get(chainId) ?? CALM
  return {
    of,
    set(chainId, changes) {
      for (const [name, value] of Object.entries(changes)) {
        const rule = Object.entries(CALM).find(([known]) => known === name)
        if (!rule) throw new RangeError(`${name}: expected one of ${Object.keys(CALM).join(', ')}`)
        const fits =
          typeof value === typeof rule[1] && (typeof value !== 'number' || (Number.isFinite(value) && value >= 0))
        if (!fits) throw new RangeError(`${name}: expected a ${typeof rule[1]}, got ${JSON.stringify(value)}`)
      }
      const after: Flags = { ...of(chainId), ...changes }
      flags.set(chainId, after)
      return after
    },
  }
}

/** Refuses a quote with an incident: CHAIN_DISABLED or ROUTE_TEMPORARILY_RESTRICTED. */
export function refuseIncidents(
  incidents: Incidents,
  ends: Readonly<{ origin: FamilyChain; destination: FamilyChain }>,
): void {
  for (const [field, chain] of [
    ['originChainId', ends.origin],
    ['destinationChainId', ends.destination],
  ] as const) {
    if (incidents.of(chain.id).disabled) {
      throw codeOnly(400, 'CHAIN_DISABLED', `${field}: chain ${chain.id} is disabled during an incident`)
    }
  }
  if (!incidents.of(ends.origin.id).depositEnabled) {
    throw codeOnly(400, 'CHAIN_DISABLED', `originChainId: deposits on chain ${ends.origin.id} are disabled`)
  }
}

/** Refuses an amount above a chain's limit: ROUTE_TEMPORARILY_RESTRICTED. */
export function refuseBeyondLimit(
  incidents: Incidents,
  prices: Prices,
  money: Asset & Readonly<{ amount: bigint }>,
): void {
  const { partialDisableLimit } = incidents.of(money.chain.id)
  if (partialDisableLimit === 0) return
  if (valueInUsd(prices, money.currency, money.amount) <= BigInt(Math.round(partialDisableLimit * 1e6))) return
  const message = `amount: chain ${money.chain.id} takes at most ${partialDisableLimit} dollars during an incident`
  throw codeOnly(400, 'ROUTE_TEMPORARILY_RESTRICTED', message)
}
