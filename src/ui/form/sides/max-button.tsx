import { useState } from 'preact/hooks'
import type { MaximumView } from '../../../api/views/balances.ts'
import type { LastStep } from '../../../core/execution/item.ts'
import type { Currency } from '../../../core/money/currency.ts'
import { reasonOfError } from '../../../core/reason/reason.ts'
import { formatDecimal } from '../../../lib/decimal.ts'
import { Button } from '../../controls/button.tsx'
import { m } from '../../messages/messages.ts'
import { ofAmounts } from '../../messages/screen-messages.ts'
import { useApp } from '../../state/app.ts'
import type { ChosenCoin } from '../draft.ts'

export const SHARES = [25, 50, 75] as const
export type Share = (typeof SHARES)[number]

export function MaxButton(
  props: Readonly<{
    account: string
    currency: Currency
    lastStep: LastStep | undefined
    coins: readonly ChosenCoin[]
    onMaximum: (amount: string, answer: MaximumView) => void
    label?: string | undefined
    /** Percent of the maximum. */
    share?: Share | undefined
  }>,
) {
  const { client } = useApp()
  const [isBusy, setBusy] = useState(false)
  const { account, currency, lastStep, share } = props
  const last = lastStep === undefined ? {} : { lastStep }
  const chosen = props.coins.length > 0 ? { coins: props.coins.map(({ outpoint }) => outpoint) } : {}
  const ask = async () => {
    setBusy(true)
    const answer = await client
      .call('maximum.get', { account, chainId: currency.chainId, currency: currency.address, ...last, ...chosen })
      .catch((error: unknown): MaximumView => ({ unavailable: reasonOfError(error) }))
    setBusy(false)
    if ('unavailable' in answer) props.onMaximum('', answer)
    else props.onMaximum(formatDecimal(partOf(answer.maximum.value, share), currency.decimals), answer)
  }
  return (
    <Button
      kind={props.label === undefined ? 'quiet' : 'secondary'}
      isBusy={isBusy}
      onClick={() => void ask()}
      testId={share !== undefined ? `share-${share}` : props.label === undefined ? 'max' : 'use-most'}
      {...(share === undefined ? {} : { name: ofAmounts().shareOf({ share: share * 100 }) })}
    >
      {share === undefined ? (props.label ?? m().form.max) : ofAmounts().share({ share: share * 100 })}
    </Button>
  )
}

function partOf(value: bigint, share: Share | undefined): bigint {
  return share === undefined ? value : (value * BigInt(share)) / 100n
}
