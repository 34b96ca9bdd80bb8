import { isSameAddress } from '../../core/address.ts'
import type { KeyOutcome, KeyPorts } from './key-ports.ts'
import { UNLOCK } from './settle-key.ts'

const OTHERS: KeyOutcome = { outcome: 'refused', why: { code: 'EXCHANGE_ACCOUNT_FOREIGN' } }

/** Finds the own wallet that owns an account and can sign now. */
export async function ownerOf(
  accountIndex: number,
  ports: KeyPorts,
): Promise<Readonly<{ ok: true; l1Address: string } | { ok: false; outcome: KeyOutcome }>> {
  if (!(await ports.isUnlocked())) return { ok: false, outcome: UNLOCK }
  const account = await ports.exchange.account(accountIndex)
  if (!account.ok) return { ok: false, outcome: { outcome: 'refused', why: account.reason } }
  const own = await ports.ownAddresses()
  const l1Address = own.find((each) => isSameAddress(each, account.value.l1Address))
  return l1Address === undefined ? { ok: false, outcome: OTHERS } : { ok: true, l1Address }
}
