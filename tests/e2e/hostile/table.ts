import type { Kit } from './kit.ts'

/** One attack: what it is, what the page does, and all that it may come to. */
export type Attack = readonly [name: string, run: (kit: Kit) => unknown, came: unknown]
