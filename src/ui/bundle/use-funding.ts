import { useEffect, useMemo } from 'preact/hooks'
import type { ExecutionView } from '../../api/views/transfers.ts'
import type { Bundle } from '../../core/bundle/bundle.ts'
import type { EntryProgress } from '../layout/timeline.tsx'
import { useApp } from '../state/app.ts'
import { readyValue, resource } from '../state/resource.ts'
import { isTransferInFlight } from '../transfer/state.ts'

/** Unreadable ones are missing. */
export type FundingTransfers = ReadonlyMap<string, ExecutionView>

const NONE: FundingTransfers = new Map()

export function useFunding({ id, funding }: Pick<Bundle, 'id' | 'funding'>): FundingTransfers {
  const { client } = useApp()
  const read = useMemo(() => {
    const one = (leg: string) => client.call('executions.get', { id: leg }).catch(() => null)
    return resource(async () => {
      const found = await Promise.all(funding.map(one))
      return new Map(found.flatMap((each) => (each ? [[each.id, each] as const] : [])))
    })
  }, [client, id])
  useEffect(() => {
    if (funding.length === 0) return
    void read.reload()
    return client.on('executions', () => void read.reload())
  }, [read])
  return readyValue(read.now.value) ?? NONE
}

/** `instead` where it wasn't readable. */
export function fundingProgress(leg: ExecutionView | undefined, instead: EntryProgress): EntryProgress {
  if (!leg) return instead
  if (isTransferInFlight(leg)) return 'active'
  if (leg.stage.stage === 'refunded') return 'back'
  return isFundingFilled(leg) ? 'done' : 'bad'
}

export function isFundingFilled({ stage }: ExecutionView): boolean {
  return stage.stage === 'filled' && stage.fill.proof === 'verified'
}
