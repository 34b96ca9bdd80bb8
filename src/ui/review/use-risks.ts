import { useEffect, useMemo } from 'preact/hooks'
import type { RecipientView } from '../../api/form-views.ts'
import type { ExecutionView, SignableQuote } from '../../api/views.ts'
import type { Review } from '../../core/review.ts'
import { useApp } from '../state/app.ts'
import { type Loaded, readyValue, resource } from '../state/resource.ts'
import { useTicks } from './ticks.ts'
import { useSame } from './use-same.ts'

/** What may lose all that is sent to an address. */
export type Risk = 'looksLike' | 'exchange' | 'contract'

type Role = 'recipient' | 'refund'

/** What is known of a plan and whom it pays, and what was said to it. */
export type Risks = Readonly<{
  known: Readonly<Record<Role, RecipientView | undefined>>
  /** Whether it was looked up, and every risk ticked: before that there is no yes. */
  isAccepted: boolean
  /** How many boxes are still to be ticked. */
  left: number
  isTicked: (role: Role, risk: Risk) => boolean
  tick: (role: Role, risk: Risk, isOn: boolean) => void
  /** A move that was made a moment ago and is the same. */
  same: Readonly<{ move: ExecutionView; isTicked: boolean; tick: (isOn: boolean) => void }> | undefined
}>

/** What is to be ticked before a yes: a contract that the user knows by a name or by earlier payments asks for nothing. */
export function risksOf(known: RecipientView | undefined): readonly Risk[] {
  if (!known || known.isOwn) return []
  const isFamiliar = known.isKnown || known.name !== null
  const risks: readonly [Risk, boolean][] = [
    ['looksLike', known.looksLike !== null],
    ['exchange', known.exchange !== null],
    ['contract', known.isContract === true && !isFamiliar],
  ]
  return risks.filter(([, isThere]) => isThere).map(([risk]) => risk)
}

/** Looks up an address that money may go to, on the chain where it would arrive; undefined where none is given. */
export function useLookedUp(
  address: string | undefined,
  chainId: number | undefined,
): Loaded<RecipientView> | undefined {
  const { client } = useApp()
  const check = useMemo(() => {
    if (address === undefined) return undefined
    return resource(() => client.call('recipient.check', chainId === undefined ? { address } : { address, chainId }))
  }, [client, address, chainId])
  useEffect(() => void check?.reload(), [check])
  return check?.now.value
}

/**
 * Looks up both addresses of a plan that are not the wallet's, and whether the same was sent before; keeps what is ticked,
 * each tick for one address or one move.
 */
export function useRisks(shown: SignableQuote, nowMilliseconds: number): Risks {
  const { recipient, refund } = shown.review
  const same = useSame(shown, nowMilliseconds)
  const looked = { recipient: useParty(recipient), refund: useParty(refund) }
  const { isTicked, tick } = useTicks()
  const known = { recipient: knownOf(looked.recipient), refund: knownOf(looked.refund) }
  const parties = { recipient, refund }
  const keyOf = (role: Role, risk: Risk) => `${role} ${risk} ${parties[role].chainId} ${parties[role].address}`
  const roles = ['recipient', 'refund'] as const
  const moved = same.move && { move: same.move, key: `same ${same.move.id}` }
  const keys = roles.flatMap((role) => risksOf(known[role]).map((risk) => keyOf(role, risk)))
  const open = [...keys, ...(moved ? [moved.key] : [])].filter((key) => !isTicked(key))
  const isLooking = same.isLooking || roles.some((role) => looked[role]?.state === 'loading')
  return {
    known,
    isAccepted: !isLooking && open.length === 0,
    left: open.length,
    isTicked: (role, risk) => isTicked(keyOf(role, risk)),
    tick: (role, risk, isOn) => tick(keyOf(role, risk), isOn),
    same: moved && { move: moved.move, isTicked: isTicked(moved.key), tick: (isOn) => tick(moved.key, isOn) },
  }
}

// One's own and what is watched are known by the plan itself.
function useParty({ address, chainId, isOwn, watchedAs }: Review[Role]) {
  const isAsked = !isOwn && watchedAs === undefined
  return useLookedUp(isAsked ? address : undefined, chainId)
}

function knownOf(looked: Loaded<RecipientView> | undefined): RecipientView | undefined {
  return looked && readyValue(looked)
}
