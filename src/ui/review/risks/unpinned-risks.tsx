import { currencyTitle } from '../../../core/money/currency-title.ts'
import { Checkbox } from '../../controls/checkbox.tsx'
import { ofCustomTokens } from '../../messages/screen-messages.ts'
import { HOLDS_QUOTE } from '../../quote/use-hold.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { UnpinnedNotice } from './unpinned-notice.tsx'
import type { Risks } from './use-risks.ts'

export function UnpinnedRisks({ risks: { unpinned } }: Readonly<{ risks: Risks }>) {
  const nameOf = useChainName()
  return unpinned.map(({ currency, imitation, isTicked, tick }) => (
    <UnpinnedNotice
      key={`${currency.chainId} ${currency.address}`}
      currency={currency}
      imitation={imitation}
      chain={nameOf(currency.chainId)}
      isUrgent
    >
      <div class={HOLDS_QUOTE}>
        <Checkbox isOn={isTicked} onChange={tick} testId="accept-unpinned">
          {ofCustomTokens().accept({ token: currencyTitle(currency) })}
        </Checkbox>
      </div>
    </UnpinnedNotice>
  ))
}
