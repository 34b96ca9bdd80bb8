import { useState } from 'preact/hooks'
import { isLimitable, type LimitableAct } from '../../../core/page/calls/limited-allowance.ts'
import type { CallAct } from '../../../core/page/calls/meaning.ts'
import { parseDecimal } from '../../../lib/decimal.ts'
import { Button } from '../../controls/button.tsx'
import { SmallField } from '../../controls/small-field.tsx'
import { m } from '../../messages/messages.ts'
import { ofCalls } from '../../messages/screen-messages.ts'
import { useApp } from '../../state/app.ts'
import { readyValue } from '../../state/resource.ts'

type LimitProps = Readonly<{ act: LimitableAct; account: string; onLimit: (amount: bigint) => Promise<void> }>

export function LimitOf({ act, ...props }: Omit<LimitProps, 'act'> & Readonly<{ act: CallAct }>) {
  return isLimitable(act) ? <LimitAllowance act={act} {...props} /> : null
}

/** An unknown token's amount is in its smallest units. */
function LimitAllowance({ act, account, onLimit }: LimitProps) {
  const say = ofCalls()
  const { store } = useApp()
  const { currency } = act.token
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const parsed = parseDecimal(typed, currency?.decimals ?? 0)
  const isWrong = isTried && !parsed.ok
  const held = (readyValue(store.balances.now.value) ?? []).find(
    (each) =>
      each.known &&
      each.account.toLowerCase() === account.toLowerCase() &&
      each.currency.chainId === currency?.chainId &&
      each.currency.address === currency.address,
  )
  return (
    <div class="limit-allowance" data-testid="limit-allowance">
      <SmallField
        label={say.limitTo}
        value={typed}
        unit={currency?.symbol ?? say.units({ count: 0, written: '' }).trim()}
        most={80}
        said={isWrong ? m().form.amount.empty : say.limitHint}
        tone={isWrong ? 'problem' : 'hint'}
        onInput={setTyped}
        testId="limit-amount"
      />
      <div class="limit-buttons">
        <Button
          onClick={() => {
            setTried(true)
            return parsed.ok ? onLimit(parsed.value) : undefined
          }}
          testId="limit"
        >
          {say.limit}
        </Button>
        {held?.known && held.value > 0n && (
          <Button kind="quiet" onClick={() => onLimit(held.value)} testId="limit-to-balance">
            {say.limitToBalance}
          </Button>
        )}
      </div>
    </div>
  )
}
