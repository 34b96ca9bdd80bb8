import type { Profile } from '../../../../src/core/profiles/profile.ts'
import { createServiceClient } from '../../../../src/net/service/client.ts'
import { createStatusStream } from '../../../../src/net/service/status-stream.ts'
import { createPushedStatus } from '../../../../src/wallet/engine/polling/pushed-status.ts'
import { createRequestBudget } from '../../../../src/wallet/engine/polling/request-budget.ts'
import { after, nowMilliseconds } from '../browser/clock.ts'
import { networkFetch } from '../browser/network.ts'
import type { Custody } from '../vault/custody.ts'
import { newestRequestOf } from './newest-request.ts'
import { servicePricePort } from './price.ts'
import { requestsByTransaction } from './requests-by-transaction.ts'

type Parts = Readonly<{
  profile: Profile
  custody: Pick<Custody, 'serviceKey'> & Readonly<{ keyStanding: Pick<Custody['keyStanding'], 'heard'> }>
}>

/** Wires the service; all status calls share one budget. */
export function openService({ profile, custody }: Parts) {
  const service = createServiceClient({
    fetch: networkFetch,
    profile,
    apiKey: custody.serviceKey.current,
    keyAnswered: custody.keyStanding.heard,
  })
  const budget = createRequestBudget()
  const turns = { service, budget, after, nowMilliseconds }
  const stream = createStatusStream({
    WebSocket,
    url: profile.service.streamUrl,
    after,
    nowMilliseconds,
    random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
  })
  const pushed = createPushedStatus({
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
    /** Listens until the returned function is called. */
    listen: (requestId: string, heard: () => void) =>
      stream.watch(requestId, (status) => {
        pushed.heard(requestId, status)
        heard()
      }),
    newestRequest: newestRequestOf(turns),
    requestsOf: requestsByTransaction({ ...turns, key: custody.serviceKey }),
    price: servicePricePort(turns),
  }
}

export type OpenedService = ReturnType<typeof openService>
