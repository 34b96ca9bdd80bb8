import type { Reason } from '../../../../core/reason/reason.ts'
import { type Bytes, wipe } from '../../../../lib/bytes.ts'
import { bytesToHex, hexToBytes, isHex } from '../../../../lib/hex.ts'
import { accountOwner } from '../account-owner.ts'
import { storeAsActive, UNLOCK_FIRST } from './pending-key.ts'
import type { ApiKeyOutcome, KeyActionPorts } from './ports.ts'

const KEY_BYTES = 40
const NOT_A_KEY = refusal({ code: 'API_KEY_FORM' })
const UNREAD_KEY = refusal({ code: 'UNREADABLE' })
const NOT_LISTED = refusal({ code: 'API_KEY_NOT_LISTED' })

/** Imports a key if the account is ours and the exchange lists its public key. It may be repeated. */
export async function importApiKey(accountIndex: number, text: string, ports: KeyActionPorts): Promise<ApiKeyOutcome> {
  const secretKey = readSecretKey(text)
  if (!secretKey) return NOT_A_KEY
  try {
    // The number may be no scalar of the curve.
    const publicKey = await ports.signer.publicKeyOf(secretKey).then(bytesToHex, () => undefined)
    if (publicKey === undefined) return NOT_A_KEY
    const owner = await accountOwner(accountIndex, ports)
    if (!owner.ok) return owner.outcome
    const listed = await ports.exchange.apiKeys(accountIndex)
    if (!listed.ok) return refusal(listed.reason)
    const shown = listed.value.find((each) => each.publicKey === publicKey)
    if (!shown) return listed.unread ? UNREAD_KEY : NOT_LISTED
    if (!(await ports.sealed.put(accountIndex, secretKey))) return UNLOCK_FIRST
    const { l1Address } = owner
    await storeAsActive({ accountIndex, l1Address, apiKeyIndex: shown.apiKeyIndex, publicKey }, ports)
    return { outcome: 'active' }
  } finally {
    wipe(secretKey)
  }
}

function readSecretKey(text: string): Bytes | undefined {
  const hex = `0x${text.trim().replace(/^0x/i, '')}`
  return isHex(hex, KEY_BYTES) ? hexToBytes(hex) : undefined
}

function refusal(why: Reason) {
  return { outcome: 'refused', why } as const
}
