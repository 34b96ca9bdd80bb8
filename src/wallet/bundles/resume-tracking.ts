import { applyToBundle } from '../../core/bundle/apply.ts'
import type { Bundle } from '../../core/bundle/bundle.ts'
import type { UnfollowedReason } from '../../core/bundle/deposit-outcome.ts'
import { lockOfBundle } from './executor.ts'

export type ResumeTrackingPorts = Readonly<{
  list: (limit: number) => Promise<readonly Bundle[]>
  load: (id: string) => Promise<Bundle | undefined>
  save: (bundle: Bundle) => Promise<void>
  exclusive: <T>(name: string, work: () => Promise<T>) => Promise<T>
  wake: (id: string) => void
  nowSeconds: () => number
}>

const LATELY = 200

/** Resumes deposits whose tracking failed for one of these reasons, once it has passed. */
export async function resumeTracking(reasons: readonly UnfollowedReason[], ports: ResumeTrackingPorts): Promise<void> {
  const isOne = ({ deposits }: Bundle) => deposits?.unfollowed !== undefined && reasons.includes(deposits.unfollowed)
  for (const { id } of (await ports.list(LATELY)).filter(isOne)) {
    await ports.exclusive(lockOfBundle(id), async () => {
      const bundle = await ports.load(id)
      if (!bundle || !isOne(bundle)) return
      await ports.save(applyToBundle(bundle, { event: 'followed', atSeconds: ports.nowSeconds() }))
    })
    ports.wake(id)
  }
}
