import type { Profile } from '../../src/core/profile.ts'
import { createService } from '../../src/net/service.ts'
import { createStream } from '../../src/net/stream.ts'
import { createBudget } from '../../src/wallet/budget.ts'
import { createPushed } from '../../src/wallet/pushed.ts'
import { after, nowMilliseconds } from './clock.ts'
import type { Custody } from './custody.ts'
import { requestsOf } from './deposit-requests.ts'
import { newestRequestOf } from './newest-request.ts'
import { pricePort } from './price-port.ts'

type Parts = Readonly<{
  profile: Profile
  custody: Pick<Custody, 'serviceKey'> & Readonly<{ keyStanding: Pick<Custody['keyStanding'], 'heard'> }>
}>

/** Wires the service; all status calls share one budget. */
export function openService({ profile, custody }: Parts) {
  const service = createService({
    fetch: (...request) => fetch(...request),
    profile,
    apiKey: custody.serviceKey.current,
    keyAnswered: custody.keyStanding.heard,
  })
  const budget = createBudget()
  const turns = { service, budget, after, nowMilliseconds }
  const stream = createStream({
    WebSocket,
    url: profile.service.streamUrl,
    after,
    nowMilliseconds,
    random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
  })
  const pushed = createPushed({
    ask: async (requestId) => {
      const answer = await service.status(requestId)
      if (answer.ok) budget.answered()
      else if (answer.status === 429) budget.refused(nowMilliseconds())
      return answer
    },
    nowMilliseconds,
  })
  return {
    client: service,
    budget,
    status: pushed.status,
    /** Listens to the service's pushes about a request, until the returned function is called. */
    listen: (requestId: string, heard: () => void) =>
      stream.watch(requestId, (status) => {
        pushed.heard(requestId, status)
        heard()
      }),
    newestRequest: newestRequestOf(turns),
    requestsOf: requestsOf({ ...turns, key: custody.serviceKey }),
    price: pricePort(turns),
  }
}
