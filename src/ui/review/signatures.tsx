import type { ReviewStep } from '../../core/review.ts'
import { m } from '../messages/messages.ts'
import { Card } from '../parts/card.tsx'
import { Fold } from '../parts/fold.tsx'
import { shortAddress } from '../text/address.ts'
import { exactText } from '../text/amount.ts'

type SignaturesProps = Readonly<{ steps: readonly ReviewStep[]; nameOf: (chainId: number) => string }>

/** What will be signed, one sentence each; the bytes are folded away under it. */
export function Signatures({ steps, nameOf }: SignaturesProps) {
  const say = m().sign
  return (
    <Card title={say.title(steps.length)}>
      <ol class="signatures">
        {steps.map((step, index) => (
          <li key={`${index}${step.role}`}>
            <span class="signature-number" aria-hidden="true">
              {index + 1}
            </span>
            <p>{m().sign[step.role](exactText(step.amount), nameOf(step.chainId), shortAddress(step.counterparty))}</p>
          </li>
        ))}
      </ol>
      <Fold title={say.raw} testId="raw">
        {steps.map((step, index) => (
          <dl class="raw" key={`${index}${step.role}`}>
            <dt>{say.rawStep(index + 1)}</dt>
            <dd>{say.kind[step.role]}</dd>
            <dt>{say.rawTo}</dt>
            <dd class="mono">{step.raw.to}</dd>
            <dt>{say.rawValue}</dt>
            <dd class="mono">{step.raw.value}</dd>
            <dt>{say.rawData}</dt>
            <dd class="mono">{step.raw.data}</dd>
          </dl>
        ))}
      </Fold>
    </Card>
  )
}
