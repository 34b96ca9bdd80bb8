import type { ComponentChildren } from 'preact'
import type { Currency } from '../../../core/money/currency.ts'
import { currencyTitle } from '../../../core/money/currency-title.ts'
import type { Imitation } from '../../../core/money/custom-token.ts'
import { FullAddress } from '../../display/address-text.tsx'
import { Notice } from '../../layout/notice.tsx'
import { ofCustomTokens, ofFormDetails } from '../../messages/screen-messages.ts'

export function CustomTokenNotice(
  props: Readonly<{
    currency: Currency
    imitation: Imitation | undefined
    chain: string
    isUrgent?: boolean
    children?: ComponentChildren
  }>,
) {
  const { currency, imitation, chain } = props
  const say = ofCustomTokens()
  const imitated = imitation && imitatedWords(currency, imitation)
  return (
    <Notice
      kind={imitation ? 'danger' : 'warn'}
      title={imitated?.title ?? ofFormDetails().customToken.title({ title: currencyTitle(currency) })}
      testId="custom-token"
      isUrgent={props.isUrgent ?? false}
    >
      {imitated && <p>{imitated.text}</p>}
      <p>{say.means({ chain })}</p>
      <FullAddress address={currency.address} />
      {props.children}
    </Notice>
  )
}

function imitatedWords(currency: Currency, imitation: Imitation): Readonly<{ title: string; text: string }> {
  const { imitates, letters } = ofCustomTokens()
  return imitation.kind === 'of'
    ? { title: imitates.title({ title: currencyTitle(imitation.of) }), text: imitates.text }
    : { title: letters.title({ token: currency.symbol }), text: letters.text }
}
