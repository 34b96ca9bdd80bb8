import type { FunctionComponent } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { ExecutionView } from '../../api/crossing-views.ts'
import { ofAstray } from '../messages/astray-messages.ts'
import { partsAreSpoken } from '../messages/part.ts'
import { Fold } from '../parts/fold.tsx'

type AstrayProps = Readonly<{ execution: ExecutionView }>

/** A quiet way for whoever has paid a deposit address on another chain, or in another coin. */
export function AstrayFold({ execution }: AstrayProps) {
  return (
    <Fold title={ofAstray().title} isOpen={(execution.astray ?? []).length > 0} testId="astray">
      <AstrayLater execution={execution} />
    </Fold>
  )
}

// Hardly anybody ever opens it.
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
