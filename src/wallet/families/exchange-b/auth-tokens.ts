import type { ExchangeBSigner } from '../../../core/families/exchange-b/signer.ts'
import { type Answer, failedFor } from '../../../core/reason/reason.ts'
import { type Bytes, wipe } from '../../../lib/bytes.ts'
import type { ApiKeyRow, KeyActionPorts } from './api-key/ports.ts'

export type AuthTokenPorts = Readonly<{
  keyOf: (accountIndex: string) => Promise<Pick<ApiKeyRow, 'apiKeyIndex' | 'publicKey'> | undefined>
  withExchangeBKey: KeyActionPorts['sealed']['withExchangeBKey']
  signer: Pick<ExchangeBSigner, 'authToken'>
  random: (bytes: number) => Bytes
  nowMilliseconds: () => number
}>

type Made = Readonly<{ token: string; deadlineSeconds: number }>

/** The exchange accepts eight hours; stolen tokens should end soon. */
const LIFETIME_SECONDS = 600
/** A token must outlast its request. */
const LEAST_SECONDS = 60
const ENTROPY_BYTES = 32

/** Signs the `authorization` of an account's own reads and keeps it in memory alone. */
export function createAuthTokens(ports: AuthTokenPorts): (accountIndex: number) => Promise<Answer<string>> {
  const made = new Map<string, Made>()
  return async (accountIndex) => {
    const key = await ports.keyOf(`${accountIndex}`)
    if (!key) return failedFor({ code: 'NO_API_KEY', index: `${accountIndex}` })
    const nowSeconds = Math.floor(ports.nowMilliseconds() / 1_000)
    const { apiKeyIndex, publicKey } = key
    const name = `${accountIndex} ${apiKeyIndex} ${publicKey}`
    const lent = await ports.withExchangeBKey(accountIndex, async (secretKey) => {
      const before = made.get(name)
      if (before && isFresh(before, nowSeconds)) return before
      const deadlineSeconds = nowSeconds + LIFETIME_SECONDS
      const entropy = ports.random(ENTROPY_BYTES)
      try {
        const terms = { accountIndex, apiKeyIndex, deadlineSeconds }
        const fresh = { token: await ports.signer.authToken(terms, { secretKey, entropy }), deadlineSeconds }
        made.set(name, fresh)
        return fresh
      } finally {
        wipe(entropy)
      }
    })
    if (lent.lent) return { ok: true, value: lent.value.token }
    made.delete(name)
    return failedFor(lent.why === 'locked' ? { code: 'LOCKED' } : { code: 'NO_API_KEY', index: `${accountIndex}` })
  }
}

// A clock set back makes a new one.
function isFresh({ deadlineSeconds }: Made, nowSeconds: number): boolean {
  const left = deadlineSeconds - nowSeconds
  return left >= LEAST_SECONDS && left <= LIFETIME_SECONDS
}
