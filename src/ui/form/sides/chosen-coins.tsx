import { Button } from '../../controls/button.tsx'
import { AmountText } from '../../display/amount-text.tsx'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import type { useForm } from '../use-form.ts'
import { hasChosenCoins } from '../validation.ts'

type Props = Readonly<{ form: ReturnType<typeof useForm>; isHidden: boolean; onClear: () => void }>

export function ChosenCoins({ form: { draft, data, sides, change }, isHidden, onClear }: Props) {
  const { from } = sides
  if (!from || !hasChosenCoins(draft, data)) return null
  const say = ofFormDetails()
  const value = draft.coins.reduce((sum, { sats }) => sum + BigInt(sats), 0n)
  return (
    <p class="field-note" data-testid="chosen-coins">
      {say.chosenCoins({ coins: draft.coins.length })}{' '}
      <AmountText amount={{ currency: from, value }} isHidden={isHidden} />{' '}
      <Button
        kind="quiet"
        onClick={() => {
          onClear()
          change({ coins: [] })
        }}
        testId="any-coins"
      >
        {say.anyCoins}
      </Button>
    </p>
  )
}
