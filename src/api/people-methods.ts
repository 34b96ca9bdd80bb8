import * as v from 'valibot'
import type { BookEntryView, KnownPartiesView, NameView, RecipientView, SpendersView } from './form-views.ts'
import { nothing, row, text } from './row.ts'

const family = v.picklist(['evm', 'bitcoin', 'exchangeA', 'exchangeB'])

/** What our own pages may ask of those whom money may go to. */
export const PEOPLE_METHODS = {
  /** What is known of addresses that money may go to, each on the chain where it would arrive, in their order. */
  'recipients.check': row<readonly RecipientView[]>()(
    'read',
    v.strictObject({
      places: v.pipe(
        v.array(v.strictObject({ address: text, chainId: v.optional(v.pipe(v.number(), v.safeInteger())) })),
        v.maxLength(1_000),
      ),
    }),
  ),
  /** Whether contracts stand where tokens may be taken to, on the chain where that would be, if it is known which. */
  'spenders.check': row<SpendersView>()(
    'read',
    v.strictObject({
      chainId: v.optional(v.pipe(v.number(), v.safeInteger())),
      addresses: v.pipe(v.array(text), v.maxLength(1_000)),
    }),
  ),
  /** Whether an address has some of the coin that fees are paid in on an EVM chain; null where that was not read. */
  'recipient.gas': row<Readonly<{ hasGas: boolean | null }>>()(
    'read',
    v.strictObject({ address: text, chainId: v.pipe(v.number(), v.safeInteger()) }),
  ),
  /** What a name of ENS stands for now. */
  'name.resolve': row<NameView>()('read', v.strictObject({ name: v.pipe(v.string(), v.maxLength(255)) })),
  /** Whom the wallet knows by address. */
  'parties.list': row<KnownPartiesView>()('read', nothing),
  /** The user's own names for addresses, by name. */
  'book.list': row<readonly BookEntryView[]>()('read', nothing),
  /** Not saved where the address cannot be read, or the book is full. */
  'book.save': row<Readonly<{ saved: boolean }>>()(
    'act',
    v.strictObject({ name: v.pipe(v.string(), v.maxLength(40)), family, address: text }),
  ),
  'book.remove': row<null>()('act', v.strictObject({ family, address: text })),
} as const
