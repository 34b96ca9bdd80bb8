import type { ReviewStep } from '../../core/review.ts'
import { m } from '../messages/messages.ts'
import { Card } from '../parts/card.tsx'
import { Fold } from '../parts/fold.tsx'
import { shortAddress } from '../text/address.ts'
import { exactText } from '../text/amount.ts'

type SignaturesProps = Readonly<{ steps: readonly ReviewStep[]; nameOf: (chainId: number) => string }>

/** What will be signed, one sentence each; the bytes are folded away under it. */
export function Signatures({ steps, nameOf }: SignaturesProps) {
  return (
    <Card title={m().sign.title(steps.length)}>
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
      <Fold title={m().sign.raw} testId="raw">
        {steps.map((step, index) => (
          <dl class="raw" key={`${index}${step.role}`}>
            <dt>{m().sign.rawStep(index + 1)}</dt>
            <dd>{m().sign.kind[step.role]}</dd>
            <dt>{m().sign.rawTo}</dt>
            <dd class="mono">{step.raw.to}</dd>
            <dt>{m().sign.rawValue}</dt>
            <dd class="mono">{step.raw.value}</dd>
            <dt>{m().sign.rawData}</dt>
            <dd class="mono">{step.raw.data}</dd>
          </dl>
        ))}
      </Fold>
    </Card>
  )
}
