import { useEffect, useState } from 'preact/hooks'
import type { Transfer } from '../../api/contract.ts'
import { type Amount, isSameCurrency } from '../../core/money/currency.ts'
import { TYPING_PAUSE_MILLISECONDS } from '../quote/refresh-times.ts'
import { isSameContent } from '../quote/same-quote.ts'
import { useApp } from '../state/app.ts'
import type { Draft } from './draft.ts'
import { chosenCurrencies, currencyRefOf } from './sides/chosen-currencies.ts'
import { type FormContext, readForm } from './validation.ts'

/** Only shown: the account can't pay this amount. */
export function usePriceAboveBalance(
  read: ReturnType<typeof readForm>,
  draft: Draft,
  data: FormContext,
): Amount | undefined {
  const { client } = useApp()
  const [found, setFound] = useState<Readonly<{ transfer: Transfer; arrives: bigint }> | undefined>(undefined)
  const transfer = beyond(read, draft, data)
  const key = transfer ? `${transfer.amount} ${JSON.stringify({ ...draft, amount: '' })} ${data.account}` : ''
  useEffect(() => {
    if (!transfer) return
    let isHere = true
    const timer = setTimeout(() => {
      client.call('price.ask', transfer).then(
        (price) => isHere && price && setFound({ transfer, arrives: price.arrives }),
        // The amount field shows the problem.
        () => undefined,
      )
    }, TYPING_PAUSE_MILLISECONDS)
    return () => {
      isHere = false
      clearTimeout(timer)
    }
  }, [client, key])
  const { to } = chosenCurrencies(draft, data)
  return to && transfer && found && isSameContent(found.transfer, transfer)
    ? { currency: to, value: found.arrives }
    : undefined
}

function beyond(read: ReturnType<typeof readForm>, draft: Draft, data: FormContext): Transfer | undefined {
  const isBeyond = !read.ok && read.problem.field === 'amount' && read.problem.problem.problem === 'tooMuch'
  const { from, to } = chosenCurrencies(draft, data)
  if (!isBeyond || !from || !to || isSameCurrency(from, to)) return undefined
  const unread = { known: false, why: { code: 'OFFLINE' } } as const
  const balances = data.balances.map((each) =>
    isSameCurrency(each.currency, from) ? { currency: each.currency, account: each.account, ...unread } : each,
  )
  const sure = { ...draft, from: currencyRefOf(from, data.chains), to: currencyRefOf(to, data.chains) }
  const enough = readForm(sure, { ...data, balances })
  return enough.ok ? enough.transfer : undefined
}
