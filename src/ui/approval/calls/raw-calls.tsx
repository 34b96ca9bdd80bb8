import type { CallView } from '../../../api/views.ts'
import { ofCalls } from '../../messages/call-messages.ts'
import { Fold } from '../../parts/fold.tsx'
import { exactText } from '../../text/amount.ts'

/** Every byte that would be sent. */
export function RawCalls({ calls }: { calls: readonly CallView[] }) {
  const say = ofCalls()
  return (
    <Fold title={say.raw} testId="raw">
      {calls.map(({ to, value, data }, index) => (
        <dl class="raw" key={index}>
          <dt>{say.rawCall(index + 1, calls.length)}</dt>
          <dd />
          <dt>{say.rawTo}</dt>
          <dd class="mono">{to ?? say.rawToNobody}</dd>
          <dt>{say.rawValue}</dt>
          <dd class="mono">{exactText(value)}</dd>
          <dt>{say.rawData}</dt>
          <dd class="mono">{data === '0x' ? say.noData : data}</dd>
        </dl>
      ))}
    </Fold>
  )
}
