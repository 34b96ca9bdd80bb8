import type { Hex } from '../../lib/hex.ts'
import type { Chain } from '../chain.ts'
import type { Facts } from '../facts.ts'
import type { Code, Finding, Level } from '../finding.ts'
import type { Intent } from '../intent.ts'
import type { ItemKind, ItemOf } from '../item.ts'
import type { Profile } from '../profile.ts'
import type { Quote, QuoteStep } from '../quote.ts'
import type { Reason } from '../reason.ts'
import { finding } from './found.ts'
import type { PlainName } from './words/table.ts'
import type { Sentence } from './words/words.ts'

/** Whether the order id was recomputed from the order and is the same, or why that cannot be said. */
export type OrderBinding =
  | Readonly<{ binding: 'verified' | 'mismatch'; orderId: Hex }>
  | Readonly<{ binding: 'unverifiable'; why: Reason; orderId?: Hex }>

/** What every check of a quote may look at. `report` collects what is wrong; a check never stops another. */
export type Context = Readonly<{
  intent: Intent
  profile: Profile
  quote: Quote
  facts: Facts
  origin: Chain
  destination: Chain
  /** The pinned depository that this quote pays into: the one that it names, if that is pinned, else the usual one. */
  depository: string
  /** Whether the order of the quote is what its id is the hash of; worked out once, since hashing is what takes longest. */
  bound: OrderBinding
  /** The id that the deposit must carry: the hash of the order where there is an order, else what the quote says. */
  orderId: Hex | undefined
  /** The request id of the quote, lower case; empty where it names none. */
  requestId: string
  /** What the deposit must move, smallest unit of the origin currency. */
  amountIn: bigint
  /** Adds a finding, with a sentence of `words/`; at the level of its code, unless the profile asks for less. */
  report: (code: Code, at: string, says: Sentence | PlainName, level?: Level) => void
}>

/** A list of findings and the function that adds to it. */
export function reporter(): { findings: Finding[]; report: Context['report'] } {
  const findings: Finding[] = []
  return { findings, report: (...parts) => void findings.push(finding(...parts)) }
}

/** A step item as it came: its data, undecoded, the step around it, and where it stands in the quote. */
export type WireItem = Readonly<{ data: Readonly<Record<string, unknown>>; step: QuoteStep; at: string }>

/** Judges one step item of a kind; gives the locally rebuilt item, or undefined with the reasons reported. */
export type CheckItem<K extends ItemKind> = (wire: WireItem, context: Context) => ItemOf<K> | undefined
