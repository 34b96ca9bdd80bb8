import { canBundleBeAbandoned } from '../../core/bundle/abandon.ts'
import type { BundleEvent } from '../../core/bundle/apply.ts'
import type { Bundle } from '../../core/bundle/bundle.ts'
import type { AbandonResult } from './abandon.ts'
import { applyUserBundleEvent, type UserEventPorts } from './user-event.ts'

export type AbandonBundlePorts = UserEventPorts<Bundle, BundleEvent> &
  Readonly<{ abandoned: (bundle: Bundle) => Promise<BundleEvent> }>

/** Abandons a bundle while none of its bytes are out. */
export async function abandonBundle(id: string, ports: AbandonBundlePorts): Promise<AbandonResult> {
  const over = await applyUserBundleEvent(id, ports, async (bundle) =>
    canBundleBeAbandoned(bundle) ? ports.abandoned(bundle) : undefined,
  )
  return over === undefined ? 'tooLate' : 'abandoned'
}
