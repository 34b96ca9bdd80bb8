import { isSameAddress } from '../../../core/families/address.ts'
import { UNLOCK_FIRST } from './api-key/pending-key.ts'
import type { ApiKeyOutcome, KeyActionPorts } from './api-key/ports.ts'

const OTHERS: ApiKeyOutcome = { outcome: 'refused', why: { code: 'EXCHANGE_ACCOUNT_FOREIGN' } }

/** Finds the own wallet that owns an account and can sign now. */
export async function accountOwner(
  accountIndex: number,
  ports: KeyActionPorts,
): Promise<Readonly<{ ok: true; l1Address: string } | { ok: false; outcome: ApiKeyOutcome }>> {
  if (!(await ports.isUnlocked())) return { ok: false, outcome: UNLOCK_FIRST }
  const account = await ports.exchange.account(accountIndex)
  if (!account.ok) return { ok: false, outcome: { outcome: 'refused', why: account.reason } }
  const own = await ports.ownAddresses()
  const l1Address = own.find((each) => isSameAddress(each, account.value.l1Address))
  return l1Address === undefined ? { ok: false, outcome: OTHERS } : { ok: true, l1Address }
}
