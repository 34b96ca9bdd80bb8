import type { Kit } from './kit.ts'

/** An attack's name, its script and every allowed outcome. */
export type Attack = readonly [name: string, run: (kit: Kit) => unknown, came: unknown]
