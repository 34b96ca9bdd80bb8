import { type Currency, isSameCurrency } from '../../core/currency.ts'
import { currencyTitle } from '../../core/currency-title.ts'
import { ofTokens } from '../messages/token-messages.ts'
import { Button } from '../parts/button.tsx'
import { useAddedTokens } from '../state/added-tokens.ts'
import { useChainName } from '../state/chain-name.ts'

type KeepProps = Readonly<{
  token: Currency
  /** One that could be taken for another is added by nothing but a crossing, whose yes has the address compared. */
  canAdd: boolean
}>

/** Adds a token that was found by its address to those of the user, or takes it off them. */
export function KeepToken({ token, canAdd }: KeepProps) {
  const say = ofTokens()
  const { tokens, add, remove } = useAddedTokens()
  const chain = useChainName()(token.chainId)
  if (tokens.some((each) => isSameCurrency(each, token))) {
    return (
      <Button
        kind="quiet"
        onClick={remove(token)}
        name={say.removeOne(currencyTitle(token), chain)}
        testId="remove-token"
      >
        {say.remove}
      </Button>
    )
  }
  if (!canAdd) return null
  return (
    <Button kind="quiet" onClick={add(token)} testId="add-token">
      {say.add}
    </Button>
  )
}
