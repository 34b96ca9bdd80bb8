import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { ExecutionView } from '../../api/transfer-views.ts'
import { ofAstray } from '../messages/astray-messages.ts'
import { partsAreSpoken } from '../messages/part.ts'
import { Fold } from '../parts/fold.tsx'

type AstrayProps = Readonly<{ execution: ExecutionView }>

export function AstrayFold({ execution }: AstrayProps) {
  return (
    <Fold title={ofAstray().title} isOpen={(execution.astray ?? []).length > 0} testId="astray">
      <AstrayLater execution={execution} />
    </Fold>
  )
}

// Rarely opened, so it loads later.
function AstrayLater(props: AstrayProps) {
  const [arrived, setArrived] = useState<Readonly<{ LookElsewhere: FunctionComponent<AstrayProps> }> | undefined>(
    undefined,
  )
  useEffect(() => {
    const fetchIt = async () => {
      const { LookElsewhere } = await import('./look-elsewhere.tsx')
      await partsAreSpoken()
      setArrived({ LookElsewhere })
    }
    void fetchIt()
  }, [])
  return arrived ? <arrived.LookElsewhere {...props} /> : <div aria-busy="true" />
}
