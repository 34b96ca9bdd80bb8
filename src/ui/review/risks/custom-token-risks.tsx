import { currencyTitle } from '../../../core/money/currency-title.ts'
import { Checkbox } from '../../controls/checkbox.tsx'
import { ofCustomTokens } from '../../messages/screen-messages.ts'
import { HOLDS_QUOTE } from '../../quote/use-hold.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { CustomTokenNotice } from './custom-token-notice.tsx'
import type { Risks } from './use-risks.ts'

export function CustomTokenRisks({ risks: { customTokens } }: Readonly<{ risks: Risks }>) {
  const nameOf = useChainName()
  return customTokens.map(({ currency, imitation, isTicked, tick }) => (
    <CustomTokenNotice
      key={`${currency.chainId} ${currency.address}`}
      currency={currency}
      imitation={imitation}
      chain={nameOf(currency.chainId)}
      isUrgent
    >
      <div class={HOLDS_QUOTE}>
        <Checkbox isOn={isTicked} onChange={tick} testId="accept-custom-token">
          {ofCustomTokens().accept({ token: currencyTitle(currency) })}
        </Checkbox>
      </div>
    </CustomTokenNotice>
  ))
}
