import { useState } from 'preact/hooks'
import { type Currency, isSameCurrency } from '../../../core/money/currency.ts'
import { currencyTitle } from '../../../core/money/currency-title.ts'
import type { ListboxChoice } from '../../controls/listbox/choices.ts'
import { joins } from '../../messages/language.ts'
import { m } from '../../messages/messages.ts'
import { ofCustomTokens } from '../../messages/screen-messages.ts'
import { useCustomTokens } from '../../state/wallet/custom-tokens.ts'

export function useCustomTokenRemoval() {
  const [gone, setGone] = useState<readonly Currency[]>([])
  const [news, setNews] = useState('')
  const { tokens, add, remove } = useCustomTokens(setNews)
  const isKept = (token: Currency) => tokens.some((each) => isSameCurrency(each, token))
  return {
    tokens: [...tokens, ...gone.filter((each) => !isKept(each))],
    news,
    isOff: (token: Currency) => !isKept(token),
    actOn: (token: Currency, chain: string): ListboxChoice<unknown>['act'] => {
      const say = ofCustomTokens()
      const title = currencyTitle(token)
      if (!isKept(token)) {
        return {
          icon: 'returned',
          name: `${say.add}${joins().colon}${m().form.onChain({ symbol: title, chain })}`,
          onClick: add(token),
          testId: 'put-token-back',
        }
      }
      const takeOff = () => {
        setGone([...gone.filter((each) => !isSameCurrency(each, token)), token])
        return remove(token)()
      }
      return { icon: 'close', name: say.removeOne({ title, chain }), onClick: takeOff, testId: 'remove-token' }
    },
    forget: () => {
      setGone([])
      setNews('')
    },
  }
}
