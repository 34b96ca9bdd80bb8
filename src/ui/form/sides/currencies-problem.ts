import { m } from '../../messages/messages.ts'
import type { useForm } from '../use-form.ts'
import type { FormProblem } from '../validation.ts'

type CurrenciesProblem = Extract<FormProblem, { field: 'currencies' }>['problem']

export function currenciesProblemText(
  problem: CurrenciesProblem,
  { sides, data }: Pick<ReturnType<typeof useForm>, 'sides' | 'data'>,
): string | undefined {
  const { form, payFrom } = m()
  if (problem === 'missing') return undefined
  if (problem === 'sameElsewhere') return payFrom.onlyOwnCoin
  if (problem !== 'sameOnExchange') return form.currencies[problem]
  const exchange = data.chains.find(({ id }) => id === sides.from?.chainId)?.name ?? ''
  return form.currencies.sameOnExchange({ exchange })
}
