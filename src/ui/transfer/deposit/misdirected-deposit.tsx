import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { ExecutionView } from '../../../api/views/transfers.ts'
import { Fold } from '../../layout/fold.tsx'
import { partsAreSpoken } from '../../messages/lazy-part.ts'
import { ofMisdirectedDeposit } from '../../messages/screen-messages.ts'

type MisdirectedProps = Readonly<{ execution: ExecutionView }>

export function MisdirectedDeposit({ execution }: MisdirectedProps) {
  return (
    <Fold title={ofMisdirectedDeposit().title} isOpen={(execution.misdirected ?? []).length > 0} testId="misdirected">
      <MisdirectedLater execution={execution} />
    </Fold>
  )
}

// Rarely opened, so it loads later.
function MisdirectedLater(props: MisdirectedProps) {
  const [arrived, setArrived] = useState<Readonly<{ ReindexForm: FunctionComponent<MisdirectedProps> }> | undefined>(
    undefined,
  )
  useEffect(() => {
    const fetchIt = async () => {
      const { ReindexForm } = await import('./reindex-form.tsx')
      await partsAreSpoken()
      setArrived({ ReindexForm })
    }
    void fetchIt()
  }, [])
  return arrived ? <arrived.ReindexForm {...props} /> : <div aria-busy="true" />
}
