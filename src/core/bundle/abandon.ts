import { canStillBeIncluded } from '../execution/steps/step.ts'
import type { SignedName } from '../sign/signed.ts'
import type { Bundle } from './bundle.ts'

type Given = Pick<Bundle<SignedName>, 'stage' | 'items'>

/** Whether a bundle can be abandoned: its calls wait, and no bytes are out. */
export function canBundleBeAbandoned({ stage, items }: Given): boolean {
  return stage.stage === 'calls' && !items.some(canStillBeIncluded)
}

/** Whether abandoning is offered: something holds the bundle up. */
export function isBundleAbandonOffered(
  bundle: Given & Pick<Bundle<SignedName>, 'obstacle' | 'needs' | 'stalledSinceSeconds'>,
): boolean {
  const isHeldUp =
    bundle.obstacle !== undefined || bundle.needs !== undefined || bundle.stalledSinceSeconds !== undefined
  return isHeldUp && canBundleBeAbandoned(bundle)
}
