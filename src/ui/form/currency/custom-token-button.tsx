import { type Currency, isSameCurrency } from '../../../core/money/currency.ts'
import { currencyTitle } from '../../../core/money/currency-title.ts'
import { Button } from '../../controls/button.tsx'
import { ofCustomTokens } from '../../messages/screen-messages.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { useCustomTokens } from '../../state/wallet/custom-tokens.ts'

type KeepProps = Readonly<{
  token: Currency
  /** A token that looks like another is added only by a transfer, whose review compares the address. */
  canAdd: boolean
}>

export function CustomTokenButton({ token, canAdd }: KeepProps) {
  const say = ofCustomTokens()
  const { tokens, add, remove } = useCustomTokens()
  const chain = useChainName()(token.chainId)
  if (tokens.some((each) => isSameCurrency(each, token))) {
    return (
      <Button
        kind="quiet"
        onClick={remove(token)}
        name={say.removeOne({ title: currencyTitle(token), chain })}
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
