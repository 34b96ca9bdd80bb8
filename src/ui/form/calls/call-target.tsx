import { Notice } from '../../layout/notice.tsx'
import { ofArrivalCalls } from '../../messages/screen-messages.ts'
import { ContractElsewhereNotice } from '../../review/risks/contract-elsewhere-notice.tsx'
import { useCounterparty } from '../../review/risks/use-counterparty.ts'
import { readyValue } from '../../state/resource.ts'

type TargetProps = Readonly<{ address: string; chainId: number; hasData: boolean }>

export function CallTarget({ address, chainId, hasData }: TargetProps) {
  const looked = useCounterparty(address, chainId)
  const known = looked && readyValue(looked)
  if (!known || known.isOwn) return null
  const { title, text } = ofArrivalCalls().review.empty
  return (
    <>
      <ContractElsewhereNotice known={known} chainId={chainId} />
      {hasData && known.isContract === false && (
        <Notice kind="danger" title={title} testId="call-empty">
          {text}
        </Notice>
      )}
    </>
  )
}
