import { useEffect } from 'preact/hooks'
import type { Currency } from '../../../core/money/currency.ts'
import { useApp } from '../../state/app.ts'
import { useNow, useVisible } from '../../state/page/clock.ts'
import { isDirectSend } from '../sides/chosen-currencies.ts'
import { amountOf } from '../sides/side-amount.ts'
import type { useForm } from '../use-form.ts'
import {
  amountOfLocalInput,
  type LocalInput,
  type LocalInputSide,
  type LocalRates,
  localInputText,
  sidePlace,
  typedSide,
} from './local-input.ts'
import { type FoundRates, useLocalRates } from './use-local-rates.ts'

const AGAIN_MILLISECONDS = 60_000

type Form = ReturnType<typeof useForm>

export type LocalInputField = Readonly<{
  rates: FoundRates
  text: string | undefined
  code: LocalRates['code'] | undefined
  problem: LocalInput['problem']
  turn: () => void
  input: (text: string) => void
  settle: () => void
}>

/** No new price changes the token amount. */
export function useLocalInput(form: Form, side: LocalInputSide): LocalInputField {
  const { draft, change, sides } = form
  const currency = side === 'pays' ? sides.from : sides.to
  const rates = useLocalRates(form, currency)
  const isTyped = typedSide(draft) === side
  const kept = isTyped ? form.localInput : undefined
  const localInput = kept && (rates.ok ? kept.by.code === rates.by.code : kept.isHeld) ? kept : undefined
  useFreshPrices(isTyped && (localInput !== undefined || (!rates.ok && rates.why === 'oldPrice')))
  const set = (text: string, by: LocalRates, part: Pick<LocalInput, 'amount' | 'isHeld' | 'problem'>) =>
    currency && form.setLocalInput({ ...part, text, by, place: sidePlace(side, currency) })
  return {
    rates,
    text: localInput && currency && textOf(localInput, { rates, currency, value: amountOf(form, side) }),
    code: localInput?.by.code,
    problem: localInput?.problem,
    turn: () => {
      if (localInput) return form.setLocalInput(undefined)
      if (!rates.ok || !currency) return
      const text = localInputText({ currency, value: amountOf(form, side) ?? 0n }, rates.by)
      set(text, rates.by, { amount: draft.amount, isHeld: false })
    },
    input: (text) => {
      if (!localInput || !currency) return
      const by = rates.ok ? rates.by : localInput.by
      const isFixedOutput = side === 'expected' && !isDirectSend(draft, form.data)
      const read = rates.ok
        ? amountOfLocalInput(text, by, { isFixedOutput, currency })
        : ({ ok: false, problem: 'noRates' } as const)
      const amount = read.ok ? read.amount : ''
      set(text, by, { amount, isHeld: true, problem: read.ok ? undefined : read.problem })
      change({ amount })
    },
    settle: () => localInput?.isHeld && form.setLocalInput({ ...localInput, isHeld: false }),
  }
}

type Shown = Readonly<{ rates: FoundRates; currency: Currency; value: bigint | undefined }>

function textOf({ text, by, isHeld }: LocalInput, { rates, currency, value }: Shown): string {
  const isMoved = rates.ok && (rates.by.price !== by.price || rates.by.rate !== by.rate)
  return isHeld || !isMoved || value === undefined ? text : localInputText({ currency, value }, rates.by)
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
