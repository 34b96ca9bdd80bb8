import type { Hex } from '../service/chain.ts'
import { DEPOSITORY_KEY } from './keys.ts'
import type { Output } from './transaction.ts'

/** It only grows, so `sizeOf` detects changes. */
export type Watched = Readonly<{
  /** By script (hex). */
  addresses: Map<string, string>
  sends: Map<Hex, Output>
}>

export function watchNothing(): Watched {
  return { addresses: new Map(), sends: new Map() }
}

export function sizeOf({ addresses, sends }: Watched): number {
  return addresses.size + sends.size
}

/** The watched scripts (hex). */
export function scriptsOf({ addresses, sends }: Watched): readonly string[] {
  const recipients = [...sends.values()].map(({ script }) => script)
  return [...new Set([DEPOSITORY_KEY.script, ...addresses.keys(), ...recipients])]
}
