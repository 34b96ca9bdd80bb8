import type { CallView } from '../../api/views/approvals.ts'
import { signatureIn } from '../../core/page/abi/known-signatures.ts'
import { Fold } from '../layout/fold.tsx'
import { m } from '../messages/messages.ts'
import { ofCalls } from '../messages/screen-messages.ts'
import { exactText } from '../text/amount.ts'

export function RawCalls({ calls }: { calls: readonly CallView[] }) {
  const say = ofCalls()
  return (
    <Fold title={m().message.bytes} testId="raw">
      {calls.map(({ to, value, data }, index) => (
        <dl class="raw" key={index}>
          <dt>{say.rawCall({ number: index + 1, calls: calls.length })}</dt>
          <dd />
          <dt>{say.rawTo}</dt>
          <dd class="mono">{to ?? say.rawToNobody}</dd>
          <FunctionName to={to} data={data} />
          <dt>{say.rawValue}</dt>
          <dd class="mono">{exactText(value)}</dd>
          <dt>{say.rawData}</dt>
          <dd class="mono">{data === '0x' ? say.noData : data}</dd>
        </dl>
      ))}
    </Fold>
  )
}

// Contract creation begins with no function.
function FunctionName({ to, data }: Pick<CallView, 'to' | 'data'>) {
  const name = to === undefined ? undefined : signatureIn(data)
  if (name === undefined) return null
  return (
    <>
      <dt>{ofCalls().rows.function}</dt>
      <dd class="mono">{name}</dd>
    </>
  )
}
