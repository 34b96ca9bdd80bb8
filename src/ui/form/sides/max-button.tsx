import { useState } from 'preact/hooks'
import type { MaximumView } from '../../../api/views/balances.ts'
import type { LastStep } from '../../../core/execution/item.ts'
import type { Currency } from '../../../core/money/currency.ts'
import { reasonOfError } from '../../../core/reason/reason.ts'
import { formatDecimal } from '../../../lib/decimal.ts'
import { Button } from '../../controls/button.tsx'
import { m } from '../../messages/messages.ts'
import { useApp } from '../../state/app.ts'

export function MaxButton(
  props: Readonly<{
    account: string
    currency: Currency
    lastStep: LastStep | undefined
    onMaximum: (amount: string, answer: MaximumView) => void
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
      {props.label ?? m().form.max}
    </Button>
  )
}
