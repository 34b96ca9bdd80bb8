import * as v from 'valibot'
import { FAMILY_NAMES } from '../../core/families/address-family.ts'
import { nothing, row, text } from '../row.ts'
import type {
  BookEntryView,
  KnownCounterpartiesView,
  NameView,
  RecipientView,
  SpenderNameView,
  SpendersView,
} from '../views/counterparties.ts'

const family = v.picklist(FAMILY_NAMES)

export const COUNTERPARTY_METHODS = {
  'recipients.check': row<readonly RecipientView[]>()(
    'read',
    v.strictObject({
      places: v.pipe(
        v.array(v.strictObject({ address: text, chainId: v.optional(v.pipe(v.number(), v.safeInteger())) })),
        v.maxLength(1_000),
      ),
    }),
  ),
  'spenders.check': row<SpendersView>()(
    'read',
    v.strictObject({
      chainId: v.optional(v.pipe(v.number(), v.safeInteger())),
      addresses: v.pipe(v.array(text), v.maxLength(1_000)),
    }),
  ),
  /** By the profile, the address book and the wallet's records. */
  'spenders.names': row<readonly SpenderNameView[]>()(
    'read',
    v.strictObject({
      account: text,
      chainId: v.pipe(v.number(), v.safeInteger()),
      addresses: v.pipe(v.array(text), v.maxLength(20)),
    }),
  ),
  /** Null where unread. */
  'recipient.gas': row<Readonly<{ hasGas: boolean | null }>>()(
    'read',
    v.strictObject({ address: text, chainId: v.pipe(v.number(), v.safeInteger()) }),
  ),
  'name.resolve': row<NameView>()(
    'read',
    v.strictObject({ name: v.pipe(v.string(), v.maxLength(255)), asksGateway: v.optional(v.boolean()) }),
  ),
  'parties.list': row<KnownCounterpartiesView>()('read', nothing),
  'book.list': row<readonly BookEntryView[]>()('read', nothing),
  /** Refused for an invalid address or a full book. */
  'book.save': row<Readonly<{ saved: boolean }>>()(
    'act',
    v.strictObject({ name: v.pipe(v.string(), v.maxLength(40)), family, address: text }),
  ),
  'book.remove': row<null>()('act', v.strictObject({ family, address: text })),
} as const
