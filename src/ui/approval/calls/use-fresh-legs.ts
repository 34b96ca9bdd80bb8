import { useState } from 'preact/hooks'
import type { FundingView } from '../../../api/views.ts'
import { useNow } from '../../state/clock.ts'
import { secondsLeft } from '../../text/countdown.ts'
import { messageOf } from '../../text/reason-text.ts'

/** Whether what is missing was asked for, and cannot all be brought. */
export function isOutOfReach({ missing, legs }: FundingView): boolean {
  return legs.length === missing.length && legs.some(({ state }) => state !== 'proven')
}

/** Follows the quotes of the crossings: `isOver` once one has run out or is none, until `refresh` has brought new ones. */
export function useFreshLegs(
  funding: FundingView | undefined,
  askAnew: () => Promise<void>,
): Readonly<{ isOver: boolean; isBusy: boolean; problem: string | undefined; refresh: () => void }> {
  const now = useNow(1_000, funding !== undefined)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>(undefined)
  const refresh = async () => {
    setBusy(true)
    try {
      await askAnew()
      setProblem(undefined)
    } catch (error) {
      setProblem(messageOf(error))
    }
    setBusy(false)
  }
  const isOver = (funding?.legs ?? []).some(
    (leg) => leg.state !== 'proven' || secondsLeft(leg.review.expiresAtSeconds, now) === 0,
  )
  return { isOver, isBusy, problem, refresh: () => void refresh() }
}
