import { isSameAddress } from '../../../core/families/address.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import type { ExchangeAInfo } from './info.ts'
import { type LedgerTransfer, ledgerUpdates, type UnreadLedgerEntry } from './ledger-schema.ts'

export type Movements = Answer<readonly LedgerTransfer[]> & Readonly<{ unread?: readonly UnreadLedgerEntry[] }>

const PAGE = 500
const MOST_PAGES = 22
/** Pages overlap, so false times skip none. */
const OVERLAP = 50

const LOST = failedFor({ code: 'UNREADABLE' }, 'The times of the ledger do not lead from page to page')

/** Whether entries up to a time suffice. */
export type IsEnough = (read: readonly LedgerTransfer[], untilMilliseconds: number) => boolean

/** Reads an account's ledger transfers, oldest first, until enough. */
export async function readMovements(
  ofUser: ExchangeAInfo['ofUser'],
  user: string,
  sinceMilliseconds: number,
  isEnough: IsEnough = () => false,
): Promise<Movements> {
  const all: LedgerTransfer[] = []
  const odd: UnreadLedgerEntry[] = []
  const seen = new Set<string>()
  let before: readonly number[] = []
  let startTime = Math.max(0, Math.trunc(sinceMilliseconds))
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await ofUser('userNonFundingLedgerUpdates', user, ledgerUpdates, { startTime })
    if (!answer.ok) return answer
    const { count, times, movements, unread } = answer.value
    if (page > 0 && !times.some((each) => before.includes(each))) return LOST
    odd.push(...unread)
    for (const each of movements) {
      if (!seen.has(nameOf(each))) all.push(each)
      seen.add(nameOf(each))
    }
    const next = times.at(-OVERLAP)
    const value = all.filter(isOf(user))
    if (count < PAGE || (next !== undefined && isEnough(value, next))) {
      return { ok: true, value, ...(odd.length > 0 ? { unread: odd } : {}) }
    }
    if (next === undefined || next <= startTime) return LOST
    startTime = next
    before = times
  }
  return failedFor({ code: 'TOO_LARGE' }, 'The exchange lists more of this account than can be read')
}

// A list of another account proves nothing.
function isOf(user: string): (movement: LedgerTransfer) => boolean {
  return ({ from, to }) => isSameAddress(from, user) || isSameAddress(to, user)
}

function nameOf({ hash, atMilliseconds, from, to, token, dex, amount, nonce }: LedgerTransfer): string {
  return JSON.stringify([hash, atMilliseconds, from, to, token, dex, `${amount}`, nonce])
}
