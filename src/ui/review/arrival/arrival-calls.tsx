import { isSameAddress } from '../../../core/families/address.ts'
import type { Currency } from '../../../core/money/currency.ts'
import type { Review } from '../../../core/review/review.ts'
import { RawCalls } from '../../calls/raw-calls.tsx'
import { Card } from '../../layout/card.tsx'
import { ofArrivalCalls } from '../../messages/screen-messages.ts'
import { groupThousands } from '../../text/amount.ts'
import { CallDetails } from './call-details.tsx'

export function ArrivalCalls({ review, chain }: Readonly<{ review: Review; chain: string }>) {
  const say = ofArrivalCalls().review
  const { calls, callsGasLimit } = review
  if (calls.length === 0) return null
  return (
    <Card title={say.title({ chain })}>
      <ol class="calls" data-testid="arrival-calls">
        {calls.map((call, index) => (
          <li key={index}>
            {calls.length > 1 && (
              <span class="signature-number" aria-hidden="true">
                {index + 1}
              </span>
            )}
            <CallDetails call={call} allowed={allowedBefore(calls, index)} />
          </li>
        ))}
      </ol>
      <p class="card-note">{say.by({ calls: calls.length })}</p>
      {callsGasLimit !== undefined && (
        <p class="card-note" data-testid="calls-gas-limit">
          {say.gasLimit({ gas: groupThousands(`${callsGasLimit}`), calls: calls.length })}
        </p>
      )}
      <p class="card-note">{say.rest({ calls: calls.length })}</p>
      <RawCalls calls={calls} />
    </Card>
  )
}

function allowedBefore(calls: Review['calls'], at: number): Currency | undefined {
  const to = calls[at]?.to ?? ''
  const lets = calls
    .slice(0, at)
    .findLast(({ meaning: { act } }) => act.kind === 'allowance' && isSameAddress(act.spender, to))
  return lets?.meaning.act.kind === 'allowance' ? lets.meaning.act.token.currency : undefined
}
