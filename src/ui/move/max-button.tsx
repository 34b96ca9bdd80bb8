import { useState } from 'preact/hooks'
import type { MaximumView } from '../../api/money-views.ts'
import type { Currency } from '../../core/currency.ts'
import type { LastStep } from '../../core/item.ts'
import { reasonOfError } from '../../core/reason.ts'
import { formatDecimal } from '../../lib/decimal.ts'
import { m } from '../messages/messages.ts'
import { Button } from '../parts/button.tsx'
import { useApp } from '../state/app.ts'

/** Fills in the most that can be sent; the answer also says what was kept for gas. */
export function MaxButton(
  props: Readonly<{
    account: string
    currency: Currency
    /** What the plan ends with, where that is known. */
    lastStep: LastStep | undefined
    onMaximum: (amount: string, answer: MaximumView) => void
    /** What it says where it stands alone. */
    label?: string | undefined
  }>,
) {
  const { client } = useApp()
  const [isBusy, setBusy] = useState(false)
  const { account, currency, lastStep } = props
  const last = lastStep === undefined ? {} : { lastStep }
  const ask = async () => {
    setBusy(true)
    const answer = await client
      .call('maximum.get', { account, chainId: currency.chainId, currency: currency.address, ...last })
      .catch((error: unknown): MaximumView => ({ unavailable: reasonOfError(error) }))
    setBusy(false)
    if ('unavailable' in answer) props.onMaximum('', answer)
    else props.onMaximum(formatDecimal(answer.maximum.value, currency.decimals), answer)
  }
  return (
    <Button
      kind={props.label === undefined ? 'quiet' : 'secondary'}
      isBusy={isBusy}
      onClick={() => void ask()}
      testId={props.label === undefined ? 'max' : 'use-most'}
    >
      {props.label ?? m().move.max}
    </Button>
  )
}
