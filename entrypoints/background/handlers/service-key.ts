import type { SERVICE_KEY_METHODS } from '../../../src/api/methods/service-key.ts'
import type { ApiHandlers } from '../../../src/api/server.ts'
import type { Profile } from '../../../src/core/profiles/profile.ts'
import { createServiceClient } from '../../../src/net/service/client.ts'
import { isApiKey } from '../../../src/vault/keys/service-api-key.ts'
import { createServiceKeyChange } from '../../../src/wallet/service-key/key-change.ts'
import { networkFetch } from '../wiring/browser/network.ts'
import type { Custody } from '../wiring/vault/custody.ts'

/** Answers pages about the user's API key, and never reveals it. */
export function serviceKeyHandlers({
  profile,
  custody: { apiKey, serviceKey, keyStanding },
  keyThere,
}: Readonly<{
  profile: Profile
  custody: Pick<Custody, 'apiKey' | 'serviceKey' | 'keyStanding'>
  keyThere: () => void
}>): Pick<ApiHandlers, keyof typeof SERVICE_KEY_METHODS> {
  const change = createServiceKeyChange({
    isKey: isApiKey,
    tryKey: (key) => createServiceClient({ fetch: networkFetch, profile, apiKey: async () => key }).chains(),
    sealed: apiKey,
    current: serviceKey,
    standing: keyStanding,
    keyThere,
  })
  return {
    'apiKey.get': async () => {
      const stored = await apiKey.read()
      return stored.state === 'kept' ? { state: 'kept', lastCharacters: stored.key.slice(-4) } : { state: stored.state }
    },
    'apiKey.set': async ({ key }) => ({ outcome: await change.set(key) }),
    'apiKey.remove': async () => {
      await change.remove()
      return null
    },
    'keyStanding.get': () => keyStanding.now(),
    'keyStanding.setAside': async () => {
      await keyStanding.setAside()
      return null
    },
    'keyStanding.useAgain': async () => {
      await keyStanding.beginAnew()
      return null
    },
  }
}
