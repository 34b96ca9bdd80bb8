import type { UnsealedSetting } from '../sealed/names.ts'

/** Settings come first. The vault has its own copy. */
export const COPIED = ['settings', 'executions', 'bundles', 'sites', 'chains'] as const

/** This setting names the browser session of the last comparison. */
export const COMPARED_IN = 'comparedIn'

/** These are refetched when lost, or belong to one database. */
const UNCOPIED = [
  'balances',
  'prices',
  'valueReadings',
  'triedAmounts',
  'bitcoinReadings',
  'explorerQuestions',
  COMPARED_IN,
] as const satisfies readonly UnsealedSetting[]

const UNCOPIED_IDS: readonly string[] = UNCOPIED.map((key) => idOf('settings', key))

export type CopiedUnsealed = Exclude<UnsealedSetting, (typeof UNCOPIED)[number]>

/** Names a row and its copy. */
export function idOf(name: string, key: unknown): string {
  return `${name}:${key}`
}

/** Whether rows of this id have a copy. */
export function isCopied(id: string): boolean {
  return isOfCopied(id.slice(0, id.indexOf(':'))) && !UNCOPIED_IDS.includes(id)
}

/** Whether rows of this store have copies. */
export function isOfCopied(name: string): boolean {
  return COPIED.some((each) => each === name)
}
