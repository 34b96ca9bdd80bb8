import type { Hex } from '../service/chain.ts'
import { DEPOSITORY_KEY } from './keys.ts'
import type { Output } from './transaction.ts'

/** What transactions are read for. It only grows: `size` tells whether it did. */
export type Watched = Readonly<{
  /** Deposit addresses by their scripts (hex). */
  addresses: Map<string, string>
  /** Payments to others on the chain itself, by the order that the paying transaction names. */
  sends: Map<Hex, Output>
}>

/** Nothing beside the depository. */
export function watchNothing(): Watched {
  return { addresses: new Map(), sends: new Map() }
}

/** How much is watched. */
export function sizeOf({ addresses, sends }: Watched): number {
  return addresses.size + sends.size
}

/** The scripts (hex) whose transactions matter. */
export function scriptsOf({ addresses, sends }: Watched): readonly string[] {
  const recipients = [...sends.values()].map(({ script }) => script)
  return [...new Set([DEPOSITORY_KEY.script, ...addresses.keys(), ...recipients])]
}
