import { useState } from 'preact/hooks'
import { amountFor, dollarValueOf } from '../../../core/money/price.ts'
import { formatDecimal, parseDecimal } from '../../../lib/decimal.ts'
import { usePrice } from './amount-value.tsx'
import { amountOf } from './side-amount.ts'
import type { Form } from './side-props.ts'

const MILLIONTH_DECIMALS = 6
const MILLIONTHS_OF_CENT = 10_000n

type TypedDollars = Readonly<{ text: string; amount: string }>

/** Dollars as typed. They only choose the token amount, which alone is kept and paid. */
export function useDollars(form: Form) {
  const { draft, change, sides } = form
  const [typed, setTyped] = useState<TypedDollars | undefined>(undefined)
  const price = usePrice(sides.from)
  const isTyped = draft.trade === 'EXACT_INPUT'
  // Max, another token or a new price leave the dollars behind.
  const dollars = isTyped && price && typed?.amount === draft.amount ? typed.text : undefined
  const turn = () => {
    if (!price || !sides.from) return
    const value = isTyped ? (amountOf(form, 'pays') ?? 0n) : 0n
    const cents = dollarValueOf({ currency: sides.from, value }, price) / MILLIONTHS_OF_CENT
    const text = cents === 0n ? '' : formatDecimal(cents, 2)
    const amount = isTyped ? draft.amount : ''
    if (!isTyped) change({ amount, trade: 'EXACT_INPUT' })
    setTyped(dollars === undefined ? { text, amount } : undefined)
  }
  const input = (text: string) => {
    const millionths = parseDecimal(text, MILLIONTH_DECIMALS)
    const value = millionths.ok && price && sides.from ? amountFor(millionths.value, price, sides.from) : 0n
    const amount = sides.from && value > 0n ? formatDecimal(value, sides.from.decimals) : ''
    setTyped({ text, amount })
    change({ amount, trade: 'EXACT_INPUT' })
  }
  return { dollars, turn, input, leave: () => setTyped(undefined) }
}
