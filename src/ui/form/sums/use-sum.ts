import { useEffect } from 'preact/hooks'
import type { Currency } from '../../../core/money/currency.ts'
import { useApp } from '../../state/app.ts'
import { useNow, useVisible } from '../../state/page/clock.ts'
import { amountOf } from '../sides/side-amount.ts'
import { isDirectSend } from '../sides/sides.ts'
import type { useForm } from '../use-form.ts'
import { amountOfSum, type Sum, type SumRates, type SumSide, sidePlace, sumText, typedSide } from './sum.ts'
import { type FoundRates, useSumRates } from './use-sum-rates.ts'

const AGAIN_MILLISECONDS = 60_000

type Form = ReturnType<typeof useForm>

export type SumField = Readonly<{
  rates: FoundRates
  text: string | undefined
  code: SumRates['code'] | undefined
  problem: Sum['problem']
  turn: () => void
  input: (text: string) => void
  settle: () => void
}>

/** No new price changes the token amount. */
export function useSum(form: Form, side: SumSide): SumField {
  const { draft, change, sides } = form
  const currency = side === 'pays' ? sides.from : sides.to
  const rates = useSumRates(form, currency)
  const isTyped = typedSide(draft) === side
  const kept = isTyped ? form.sum : undefined
  const sum = kept && (rates.ok ? kept.by.code === rates.by.code : kept.isHeld) ? kept : undefined
  useFreshPrices(isTyped && (sum !== undefined || (!rates.ok && rates.why === 'oldPrice')))
  const set = (text: string, by: SumRates, part: Pick<Sum, 'amount' | 'isHeld' | 'problem'>) =>
    currency && form.setSum({ ...part, text, by, place: sidePlace(side, currency) })
  return {
    rates,
    text: sum && currency && textOf(sum, { rates, currency, value: amountOf(form, side) }),
    code: sum?.by.code,
    problem: sum?.problem,
    turn: () => {
      if (sum) return form.setSum(undefined)
      if (!rates.ok || !currency) return
      const text = sumText({ currency, value: amountOf(form, side) ?? 0n }, rates.by)
      set(text, rates.by, { amount: draft.amount, isHeld: false })
    },
    input: (text) => {
      if (!sum || !currency) return
      const by = rates.ok ? rates.by : sum.by
      const isFixedOutput = side === 'expected' && !isDirectSend(draft, form.data)
      const read = rates.ok
        ? amountOfSum(text, by, { isFixedOutput, currency })
        : ({ ok: false, problem: 'noRates' } as const)
      const amount = read.ok ? read.amount : ''
      set(text, by, { amount, isHeld: true, problem: read.ok ? undefined : read.problem })
      change({ amount })
    },
    settle: () => sum?.isHeld && form.setSum({ ...sum, isHeld: false }),
  }
}

type Shown = Readonly<{ rates: FoundRates; currency: Currency; value: bigint | undefined }>

function textOf({ text, by, isHeld }: Sum, { rates, currency, value }: Shown): string {
  const isMoved = rates.ok && (rates.by.price !== by.price || rates.by.rate !== by.rate)
  return isHeld || !isMoved || value === undefined ? text : sumText({ currency, value }, rates.by)
}

function useFreshPrices(isWanted: boolean): void {
  const { store } = useApp()
  const isOn = useVisible() && isWanted
  const now = useNow(AGAIN_MILLISECONDS, isOn)
  useEffect(() => {
    if (!isOn) return
    void store.prices.reload()
    if (store.rate.now.peek().state === 'ready') void store.rate.reload()
  }, [store, now, isOn])
}
