import type { BalanceView, PriceView } from '../../../api/views/balances.ts'
import { type Currency, isSameCurrency } from '../../../core/money/currency.ts'
import { currencyTitle } from '../../../core/money/currency-title.ts'
import { IconButton } from '../../controls/button.tsx'
import { ShortAddress } from '../../display/address-text.tsx'
import { AmountText } from '../../display/amount-text.tsx'
import { ReasonText } from '../../display/reason.tsx'
import { UnlistedToken } from '../../display/unlisted-token.tsx'
import { Card } from '../../layout/card.tsx'
import { CurrencyIcon } from '../../marks/currency-icon.tsx'
import { m } from '../../messages/messages.ts'
import { ofCustomTokens } from '../../messages/screen-messages.ts'
import { hrefOf } from '../../route.ts'
import { useApp } from '../../state/app.ts'
import { readyValue } from '../../state/resource.ts'
import { useChainName } from '../../state/wallet/chain-name.ts'
import { useCustomTokens } from '../../state/wallet/custom-tokens.ts'
import { balanceKeyOf } from '../balances/balance-groups.ts'
import { balancesValuation } from '../total/valuation.ts'
import { ValuationText } from '../total/valuation-text.tsx'

type AddedProps = Readonly<{ balances: readonly BalanceView[]; isHidden: boolean }>

export function CustomTokenList({ balances, isHidden }: AddedProps) {
  const say = ofCustomTokens()
  const { store } = useApp()
  const { tokens, most, remove } = useCustomTokens()
  const prices = readyValue(store.prices.now.value)
  const balanceOf = (token: Currency) => balances.find(({ currency }) => isSameCurrency(currency, token))
  const shown = tokens.flatMap((token) => balanceOf(token) ?? [])
  const hasValuation = !isHidden && prices !== undefined && balancesValuation(shown, prices).priced > 0
  return (
    <section class="day" aria-labelledby="added-tokens" data-testid="added-tokens">
      <h2 class="section-title" id="added-tokens">
        {say.added}
      </h2>
      <Card>
        <ul class="added-tokens">
          {tokens.map((token) => (
            <Row
              key={`${token.chainId} ${token.address}`}
              token={balanceOf(token)?.currency ?? token}
              balance={balanceOf(token)}
              {...{ prices, isHidden }}
              onRemove={remove(token)}
            />
          ))}
        </ul>
        {hasValuation && <p class="card-note">{say.valuation}</p>}
        {tokens.length >= most && <p class="card-note">{say.full({ most })}</p>}
      </Card>
    </section>
  )
}

type RowProps = Readonly<{
  token: Currency
  balance: BalanceView | undefined
  prices: readonly PriceView[] | undefined
  isHidden: boolean
  onRemove: () => unknown
}>

function Row({ token, balance, prices, isHidden, onRemove }: RowProps) {
  const nameOf = useChainName()
  const chain = { id: token.chainId, name: nameOf(token.chainId) }
  const title = currencyTitle(token)
  const label = m().form.onChain({ symbol: title, chain: chain.name })
  return (
    <li class="added-token">
      <CurrencyIcon currency={token} chain={chain} />
      <span class="added-what">
        <span class="added-name">
          <strong>
            {balance ? (
              <a class="group-link" href={hrefOf({ screen: 'token', id: balanceKeyOf(balance) })}>
                {label}
              </a>
            ) : (
              label
            )}
          </strong>
          <UnlistedToken currency={token} />
          <ShortAddress address={token.address} />
        </span>
        <span class="added-amount">
          <Has {...{ balance, isHidden }} />
          {balance && <ValuationText balances={[balance]} {...{ prices, isHidden }} />}
        </span>
      </span>
      <IconButton
        icon="close"
        name={ofCustomTokens().removeOne({ title, chain: chain.name })}
        onClick={onRemove}
        isDanger
        testId="remove-token"
      />
    </li>
  )
}

function Has({ balance, isHidden }: Pick<RowProps, 'balance' | 'isHidden'>) {
  if (!balance) return <span>{m().common.ellipsis}</span>
  if (balance.known) return <AmountText amount={balance} form="short" isHidden={isHidden} />
  return (
    <>
      <span class="unread">{m().home.couldNotRead}</span>
      <small>
        <ReasonText reason={balance.why} />
      </small>
    </>
  )
}
