import type { KEY_METHODS } from '../../src/api/key-methods.ts'
import type { Handlers } from '../../src/api/server.ts'
import type { Profile } from '../../src/core/profile.ts'
import { createService } from '../../src/net/service.ts'
import { isApiKey } from '../../src/vault/api-key.ts'
import type { Custody } from './custody.ts'

/** Answers what pages ask of the user's own key of the service. The key itself goes to no page. */
export function apiKeyHandlers({
  profile,
  custody,
  keyThere,
}: Readonly<{
  profile: Profile
  custody: Pick<Custody, 'apiKey' | 'serviceKey' | 'keyStanding'>
  /** There is another key than before. */
  keyThere: () => void
}>): Pick<Handlers, keyof typeof KEY_METHODS> {
  return {
    'apiKey.get': async () => {
      const stored = await custody.apiKey.read()
      return stored.state === 'kept' ? { state: 'kept', ending: stored.key.slice(-4) } : { state: stored.state }
    },
    'apiKey.set': async ({ key }) => {
      if (!isApiKey(key)) return { outcome: 'noKey' }
      // A key that the service does not know would be refused with every question, also those about money under way.
      const tried = createService({ fetch: (...request) => fetch(...request), profile, apiKey: async () => key })
      const answer = await tried.chains()
      if (!answer.ok) return { outcome: answer.status === 401 || answer.status === 403 ? 'notKnown' : 'notAsked' }
      const isSaved = await custody.apiKey.put(key)
      custody.serviceKey.forget()
      if (isSaved) {
        await custody.keyStanding.beginAnew()
        keyThere()
      }
      return { outcome: isSaved ? 'kept' : 'locked' }
    },
    'apiKey.remove': async () => {
      await custody.apiKey.remove()
      custody.serviceKey.forget()
      await custody.keyStanding.beginAnew()
      return null
    },
    'keyStanding.get': () => custody.keyStanding.now(),
    'keyStanding.setAside': async () => {
      await custody.keyStanding.setAside()
      return null
    },
    'keyStanding.useAgain': async () => {
      await custody.keyStanding.beginAnew()
      return null
    },
  }
}
