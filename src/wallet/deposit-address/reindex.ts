import { familyOf } from '../../core/chain/chain.ts'
import { nextReindexAtSeconds } from '../../core/deposit-address/misdirected-deposit.ts'
import type { MisdirectedBalance, ReindexAnswer } from '../../core/deposit-address/reindex.ts'
import { depositAddressOf } from '../../core/deposit-address/requote.ts'
import type { Execution } from '../../core/execution/execution.ts'
import { chainById, type Profile } from '../../core/profiles/profile.ts'
import type { Reason } from '../../core/reason/reason.ts'
import { type RequestTurnPorts, requestInTurn } from '../engine/polling/request-turn.ts'
import { applyUserEvent, type UserEventPorts } from '../user-events/user-event.ts'

export type ReindexTarget = Readonly<{ chainId: number; depositAddress: string; targetChainId: number }>

type Told =
  | Readonly<{ ok: true; found: Readonly<{ money: readonly MisdirectedBalance[]; checked: number; unread: number }> }>
  | Readonly<{ ok: false; status: number | undefined; reason: Reason }>

export type ReindexPorts = UserEventPorts &
  RequestTurnPorts &
  Readonly<{
    profile: Profile
    nowSeconds: () => number
    /** Never throws for an answer. */
    reindex: (ask: ReindexTarget) => Promise<Told>
  }>

/** `notNow`: asked recently or paused; `never`: impossible. */
export type ReindexAttempt = 'asked' | 'notNow' | 'never'

const NOT_BEGUN: Told = { ok: false, status: undefined, reason: { code: 'NOT_ASKED' } }
const TOO_MANY_REQUESTS = 429

/**
 * Has the service reindex an open address (service facts 7). Request and answer are saved separately, so a kill neither
 * forgets nor repeats it.
 */
export async function requestReindex(id: string, chainId: number, ports: ReindexPorts): Promise<ReindexAttempt> {
  const execution = await ports.load(id)
  const ask = execution && askOf(execution, chainId, ports)
  if (!ask) return 'never'
  if (nextReindexAtSeconds(execution, ports.nowSeconds()) > 0) return 'notNow'
  const told = await requestInTurn(ports, async () => {
    const begun = await applyUserEvent(
      id,
      ports,
      async () => ({ event: 'reindexRequested', chainId, atSeconds: ports.nowSeconds() }) as const,
    )
    return begun ? ports.reindex(ask) : NOT_BEGUN
  })
  if (!told || told === NOT_BEGUN) return 'notNow'
  const answer = answerOf(told)
  const isTooOften = !told.ok && told.status === TOO_MANY_REQUESTS
  await applyUserEvent(
    id,
    ports,
    async () => ({ event: 'reindexAnswered', chainId, answer, isTooOften, atSeconds: ports.nowSeconds() }) as const,
  )
  return 'asked'
}

function answerOf(told: Told): ReindexAnswer {
  if (!told.ok) return { is: 'failed', why: told.reason }
  const { money, checked, unread } = told.found
  return money.length > 0 ? { is: 'found', money, unread } : { is: 'nothing', checked, unread }
}

// Only chains with the same address can hold misdirected money.
function askOf({ plan, intent }: Execution, chainId: number, { profile }: ReindexPorts): ReindexTarget | undefined {
  const depositAddress = depositAddressOf(plan, intent)
  const [home, there] = [chainById(profile, intent.originChainId), chainById(profile, chainId)]
  if (depositAddress === undefined || intent.payment !== 'openAddress' || !home || !there) return undefined
  if (familyOf(home) !== familyOf(there)) return undefined
  return { chainId: home.id, depositAddress, targetChainId: there.id }
}
