import type { Hex } from '../../lib/hex.ts'
import type { Chain } from '../chain/chain.ts'
import type { Facts } from '../chain/facts.ts'
import type { ItemKind, ItemOf } from '../execution/item.ts'
import type { Intent } from '../intent/intent.ts'
import type { Profile } from '../profiles/profile.ts'
import type { Quote, QuoteStep } from '../quote/quote.ts'
import type { Reason } from '../reason/reason.ts'
import type { Finding, FindingCode } from '../review/finding.ts'
import type { FindingLevel } from '../review/finding-codes-and-levels.ts'
import type { PlainName } from './findings-in-english/table.ts'
import type { Sentence } from './findings-in-english/words.ts'
import { makeFinding } from './make-finding.ts'

/** Whether the order's content hashes to its id, or why that is unknown. */
export type OrderBinding =
  | Readonly<{ binding: 'verified' | 'mismatch'; orderId: Hex }>
  | Readonly<{ binding: 'unverifiable'; why: Reason; orderId?: Hex }>

/** The inputs of every check; a check never stops another. */
export type Context = Readonly<{
  intent: Intent
  profile: Profile
  quote: Quote
  facts: Facts
  origin: Chain
  destination: Chain
  /** The quote's depository if pinned, else the usual one. */
  depository: string
  /** Computed once: hashing takes longest. */
  bound: OrderBinding
  /** The order's hash, else the quote's id. */
  orderId: Hex | undefined
  /** Lower case, or empty. */
  requestId: string
  /** Smallest unit of the origin currency. */
  amountIn: bigint
  /** Adds a finding at its code's level, unless the profile asks for less. */
  report: (code: FindingCode, at: string, says: Sentence | PlainName, level?: FindingLevel) => void
}>

/** Makes a list of findings and the function that adds to it. */
export function reporter(): { findings: Finding[]; report: Context['report'] } {
  const findings: Finding[] = []
  return { findings, report: (...parts) => void findings.push(makeFinding(...parts)) }
}

/** A step item as received; `at` is its path in the quote. */
export type WireItem = Readonly<{ data: Readonly<Record<string, unknown>>; step: QuoteStep; at: string }>

/** Rebuilds one step item, or returns undefined with the reasons reported. */
export type CheckItem<K extends ItemKind> = (wire: WireItem, context: Context) => ItemOf<K> | undefined
