import { FAMILIES } from '../../../core/families/families.ts'
import type { Amount } from '../../../core/money/currency.ts'
import { useApp } from '../../state/app.ts'
import { useAnswer } from '../../state/use-answer.ts'
import { familyOn } from '../../state/wallet/family.ts'
import { isOwnPayment } from '../draft.ts'
import type { useForm } from '../use-form.ts'
import { hasChosenCoins } from '../validation.ts'
import { balanceIn } from './chosen-currencies.ts'

export function useProtectedCoins({ data, draft, sides: { from } }: ReturnType<typeof useForm>): Amount | undefined {
  const { client } = useApp()
  const balance = from && balanceIn(data.balances, from)
  const held = balance?.known && isOwnPayment(draft.payment) ? balance.value : 0n
  const isWanted =
    from && held > 0n && !hasChosenCoins(draft, data) && FAMILIES[familyOn(data.chains, from.chainId)].hasUtxos
  const about = isWanted ? { account: data.account, chainId: from.chainId, currency: from.address } : undefined
  const answer = useAnswer(about, (of) => client.call('maximum.get', of), held.toString())
  return answer && !('unavailable' in answer) ? answer.protectedCoins : undefined
}
