/** Settings come first. The vault has its own copy. */
export const COPIED = ['settings', 'executions', 'bundles', 'sites', 'chains'] as const

/** This setting names the browser session that compared rows and copies last. */
export const COMPARED_IN = 'comparedIn'

/** These are refetched when lost, or belong to one database. */
const UNCOPIED: readonly string[] = [
  'balances',
  'prices',
  'valueReadings',
  'triedAmounts',
  'bitcoinReadings',
  'explorerQuestions',
  COMPARED_IN,
].map((key) => `settings:${key}`)

/** Names a row; its copy has the same id. */
export function idOf(name: string, key: unknown): string {
  return `${name}:${key}`
}

/** Tells whether rows of this id have a copy. */
export function isCopied(id: string): boolean {
  return isOfCopied(id.slice(0, id.indexOf(':'))) && !UNCOPIED.includes(id)
}

/** Tells whether rows of this store have copies. */
export function isOfCopied(name: string): boolean {
  return COPIED.some((each) => each === name)
}
