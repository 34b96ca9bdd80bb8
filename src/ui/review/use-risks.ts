import { useEffect, useMemo, useState } from 'preact/hooks'
import type { RecipientView } from '../../api/form-views.ts'
import type { Review } from '../../core/review.ts'
import { useApp } from '../state/app.ts'
import { type Loaded, readyValue, resource } from '../state/resource.ts'

/** What may lose all that is sent to an address. */
export type Risk = 'looksLike' | 'exchange' | 'contract'

type Role = 'recipient' | 'refund'

/** What is known of whom a plan pays, and what was said to it. */
export type Risks = Readonly<{
  known: Readonly<Record<Role, RecipientView | undefined>>
  /** Whether it was looked up, and every risk ticked: before that there is no yes. */
  isAccepted: boolean
  /** How many boxes are still to be ticked. */
  left: number
  isTicked: (role: Role, risk: Risk) => boolean
  tick: (role: Role, risk: Risk, isOn: boolean) => void
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

/** Looks up both addresses of a plan that are not the wallet's, and keeps what is ticked; each tick is of one address. */
export function useRisks({ recipient, refund }: Pick<Review, Role>): Risks {
  const looked = { recipient: useParty(recipient), refund: useParty(refund) }
  const [ticked, setTicked] = useState<readonly string[]>([])
  const known = { recipient: knownOf(looked.recipient), refund: knownOf(looked.refund) }
  const parties = { recipient, refund }
  const keyOf = (role: Role, risk: Risk) => `${role} ${risk} ${parties[role].chainId} ${parties[role].address}`
  const roles = ['recipient', 'refund'] as const
  const open = roles
    .flatMap((role) => risksOf(known[role]).map((risk) => keyOf(role, risk)))
    .filter((key) => !ticked.includes(key))
  const isLooking = roles.some((role) => looked[role]?.state === 'loading')
  return {
    known,
    isAccepted: !isLooking && open.length === 0,
    left: open.length,
    isTicked: (role, risk) => ticked.includes(keyOf(role, risk)),
    tick: (role, risk, isOn) => {
      const others = ticked.filter((key) => key !== keyOf(role, risk))
      setTicked(isOn ? [...others, keyOf(role, risk)] : others)
    },
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
