import { canStillBeIncluded, isFailing } from '../execution/steps/step.ts'
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
  const { obstacle, needs, stalledSinceSeconds, items } = bundle
  const isHeldUp =
    obstacle !== undefined || needs !== undefined || stalledSinceSeconds !== undefined || items.some(isFailing)
  return isHeldUp && canBundleBeAbandoned(bundle)
}
