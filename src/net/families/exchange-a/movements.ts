import { isSameAddress } from '../../../core/families/address.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import type { ExchangeAInfo } from './info.ts'
import { type LedgerTransfer, ledgerUpdates, type UnreadLedgerEntry } from './ledger-schema.ts'

export type Movements = Answer<readonly LedgerTransfer[]> & Readonly<{ unread?: readonly UnreadLedgerEntry[] }>

/** The exchange's page size. */
const PAGE = 500
const MOST_PAGES = 20

/** Reads an account's ledger transfers, oldest first. */
export async function readMovements(
  ofUser: ExchangeAInfo['ofUser'],
  user: string,
  sinceMilliseconds: number,
): Promise<Movements> {
  const all: LedgerTransfer[] = []
  const odd: UnreadLedgerEntry[] = []
  const seen = new Set<string>()
  let startTime = Math.max(0, Math.trunc(sinceMilliseconds))
  for (let page = 0; page < MOST_PAGES; page += 1) {
    const answer = await ofUser('userNonFundingLedgerUpdates', user, ledgerUpdates, { startTime })
    if (!answer.ok) return answer
    const { count, newestMilliseconds, movements, unread } = answer.value
    odd.push(...unread)
    // Pages overlap at their ends.
    for (const each of movements.filter((one) => !seen.has(nameOf(one)))) all.push(each)
    if (count < PAGE || newestMilliseconds <= startTime) {
      return { ok: true, value: all.filter(isOf(user)), ...(odd.length > 0 ? { unread: odd } : {}) }
    }
    for (const each of movements) seen.add(nameOf(each))
    startTime = newestMilliseconds
  }
  return failedFor({ code: 'TOO_LARGE' }, 'The exchange lists more of this account than can be read')
}

// A list of another account proves nothing.
function isOf(user: string): (movement: LedgerTransfer) => boolean {
  return ({ from, to }) => isSameAddress(from, user) || isSameAddress(to, user)
}

function nameOf({ hash, from, to, token, amount }: LedgerTransfer): string {
  return JSON.stringify([hash, from, to, token, `${amount}`])
}
