import { ofArrival } from '../messages/arrival-messages.ts'
import { Notice } from '../parts/notice.tsx'
import { ElsewhereNotice } from '../review/elsewhere-notice.tsx'
import { useLookedUp } from '../review/looked-up.ts'
import { readyValue } from '../state/resource.ts'

type TargetProps = Readonly<{ address: string; chainId: number; hasData: boolean }>

export function CallTarget({ address, chainId, hasData }: TargetProps) {
  const looked = useLookedUp(address, chainId)
  const known = looked && readyValue(looked)
  if (!known || known.isOwn) return null
  const { title, text } = ofArrival().review.empty
  return (
    <>
      <ElsewhereNotice known={known} chainId={chainId} />
      {hasData && known.isContract === false && (
        <Notice kind="danger" title={title} testId="call-empty">
          {text}
        </Notice>
      )}
    </>
  )
}
