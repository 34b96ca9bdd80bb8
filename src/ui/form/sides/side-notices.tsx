import { FAMILIES } from '../../../core/families/families.ts'
import { isSameCurrency } from '../../../core/money/currency.ts'
import { currencyTitle } from '../../../core/money/currency-title.ts'
import { imitationIn } from '../../../core/money/custom-token.ts'
import { Notice } from '../../layout/notice.tsx'
import { m } from '../../messages/messages.ts'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import { CustomTokenNotice } from '../../review/risks/custom-token-notice.tsx'
import { CustomTokenButton } from '../currency/custom-token-button.tsx'
import type { useForm } from '../use-form.ts'
import { isPinnedOn } from './chosen-currencies.ts'

type NoticeProps = Readonly<{ form: ReturnType<typeof useForm> }>

export function CustomTokenNotices({ form: { sides, data } }: NoticeProps) {
  const say = ofFormDetails().customToken
  const pinned = data.chains.flatMap(({ currencies }) => currencies)
  const { from, to } = sides
  return [from, from && to && isSameCurrency(from, to) ? undefined : to].map((currency) => {
    const chain = currency && data.chains.find(({ id }) => id === currency.chainId)
    if (!chain || isPinnedOn(chain, currency)) return null
    if (FAMILIES[chain.family].hasContracts) {
      const imitation = imitationIn(currency, pinned)
      return (
        <CustomTokenNotice key={currency.address} {...{ currency, imitation }} chain={chain.name}>
          <CustomTokenButton token={currency} canAdd={imitation === undefined} />
        </CustomTokenNotice>
      )
    }
    return (
      <Notice
        key={currency.address}
        kind="warn"
        title={say.title({ title: currencyTitle(currency) })}
        testId="custom-token"
      >
        {say.means({ chain: chain.name })}
      </Notice>
    )
  })
}

const CODE = { lagging: 'N11', limited: 'N12', unknown: 'N13' } as const

export function ChainIncidents({ form: { quote, sides, data } }: NoticeProps) {
  const said = quote.state === 'answered' && 'review' in quote.view ? quote.view.review.warnings : []
  // The quote's findings say it again.
  const isSaid = (incident: keyof typeof CODE) => said.some(({ code }) => code === CODE[incident])
  const chains = data.chains.filter(({ id }) => id === sides.from?.chainId || id === sides.to?.chainId)
  const isUnread = chains.some(({ incident }) => incident === 'unknown')
  return (
    <>
      {chains.map(({ id, name, incident }) =>
        (incident === 'lagging' || incident === 'limited') && !isSaid(incident) ? (
          <Notice key={id} kind="warn">
            {m().form[incident]({ chain: name })}
          </Notice>
        ) : null,
      )}
      {isUnread && !isSaid('unknown') && (
        <Notice kind="info" testId="chains-unread">
          {m().form.chainsUnread}
        </Notice>
      )}
    </>
  )
}
