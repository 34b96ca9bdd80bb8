import type { RefObject } from 'preact'
import type { MaximumView } from '../../../api/views/balances.ts'
import type { TradeType } from '../../../core/intent/intent.ts'
import type { Amount, Currency } from '../../../core/money/currency.ts'
import { parseDecimal } from '../../../lib/decimal.ts'
import { AmountField } from '../../controls/amount-field.tsx'
import { IconButton } from '../../controls/button.tsx'
import { ReasonTarget } from '../../controls/reason-target.ts'
import { Segmented } from '../../controls/segmented.tsx'
import { Notice } from '../../layout/notice.tsx'
import { m } from '../../messages/messages.ts'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import { isSignableQuote } from '../../quote/signable.ts'
import { hrefOf } from '../../route.ts'
import { useApp } from '../../state/app.ts'
import { readyValue } from '../../state/resource.ts'
import { shortCeiling, shortDigits, shortText, TYPED_MARKS } from '../../text/amount.ts'
import { CurrencySelect } from '../currency/currency-select.tsx'
import { isOwnPayment, reversedDraft } from '../draft.ts'
import { LearnedMinimumLine } from '../limits/learned-minimum.tsx'
import { LimitsLine } from '../limits/limits-line.tsx'
import { routeOf } from '../limits/use-limits.ts'
import type { useForm } from '../use-form.ts'
import { amountProblem, lacksBalance } from './amount-problem.ts'
import { AmountValue } from './amount-value.tsx'
import { BalanceLine } from './balance-line.tsx'
import { currenciesProblemText } from './currencies-problem.ts'
import { FeeReserve } from './fee-reserve.tsx'
import { ChainIncidents, UnpinnedTokens } from './side-notices.tsx'
import { currencyRefOf, isDirectSend } from './sides.ts'

type SidesProps = Readonly<{
  move: ReturnType<typeof useForm>
  maximum: MaximumView | undefined
  onMaximum: (answer: MaximumView | undefined) => void
  /** The largest output at once, after the service refused more. */
  most: Amount | undefined
  typedRef: RefObject<HTMLInputElement | null>
}>

export function AmountsAndCurrencies({ move, maximum, onMaximum, most, typedRef }: SidesProps) {
  const say = m().move
  const { store } = useApp()
  const { draft, change, data, sides, read } = move
  const isHidden = readyValue(store.wallet.now.value)?.settings.hideAmounts ?? false
  const isOfInput = draft.trade === 'EXACT_INPUT'
  const isDirect = isDirectSend(draft, data)
  // The same word as in the review and on the transfer's page.
  const isExact = isDirect || draft.trade === 'EXACT_OUTPUT'
  const hasWay = draft.to !== undefined && routeOf(sides) !== undefined
  const isAsking = move.quote.state === 'asking'
  const isUnsaid = draft.amount !== ''
  const problem = read.ok ? undefined : amountProblem(read.problem, draft.amount, isOfInput ? sides.from : sides.to)
  const turn = () => {
    onMaximum(undefined)
    change(reversedDraft({ ...draft, from: refOn(sides.from), to: refOn(sides.to) }))
  }
  const refOn = (currency: Currency | undefined) => currency && currencyRefOf(currency, data.chains)
  const common = { canPaste: true, chains: data.chains, balances: data.balances, isHidden }
  return (
    <div class="sides">
      <ReasonTarget.Provider value="amount">
        <AmountField
          label={ofFormDetails().youSend[draft.trade]}
          value={isOfInput ? draft.amount : derivedOf(move, 'pays')}
          isDerived={!isOfInput}
          {...(isOfInput && { inputRef: typedRef })}
          worth={<AmountValue currency={sides.from} value={amountOf(move, 'pays')} />}
          isAwaited={!isOfInput && isAsking}
          isUnsaid={!isOfInput && isUnsaid}
          onInput={(amount) => {
            onMaximum(undefined)
            change({ amount, trade: 'EXACT_INPUT' })
          }}
          problem={isOfInput ? problem : undefined}
          side={
            <CurrencySelect
              {...common}
              label={say.from}
              side="from"
              chosen={sides.from}
              onChoose={(from) => {
                onMaximum(undefined)
                change({ from, to: refOn(sides.to) })
              }}
              testId="from"
            />
          }
          below={
            sides.from &&
            isOwnPayment(draft.payment) && <BalanceLine {...{ move, onMaximum, isHidden }} currency={sides.from} />
          }
          note={
            <>
              {maximum && isOwnPayment(draft.payment) && <FeeReserve maximum={maximum} chains={data.chains} />}
              {isOfInput && hasWay && <LimitsLine move={move} />}
              <LearnedMinimumLine move={move} />
            </>
          }
          act={
            lacksBalance(read) && (
              <a class="button secondary" href={hrefOf({ screen: 'receive' })} data-testid="to-receive">
                {m().home.receive}
              </a>
            )
          }
        />
      </ReasonTarget.Provider>
      <div class="turn">
        <IconButton icon="swap" name={say.turn} onClick={turn} testId="turn" />
      </div>
      <ReasonTarget.Provider value="amount">
        <AmountField
          label={isExact ? m().review.exactly : m().review.expected}
          value={isOfInput ? derivedOf(move, 'expected') : draft.amount}
          isDerived={isOfInput}
          {...(!isOfInput && { inputRef: typedRef })}
          worth={<AmountValue currency={sides.to} value={amountOf(move, 'expected')} />}
          isAwaited={isOfInput && isAsking}
          isUnsaid={isOfInput && isUnsaid}
          onInput={(amount) => {
            onMaximum(undefined)
            change({ amount, trade: isOfInput ? 'EXACT_OUTPUT' : draft.trade })
          }}
          problem={isOfInput ? undefined : problem}
          side={
            <CurrencySelect
              {...common}
              label={say.to}
              side="to"
              chosen={sides.to}
              onChoose={(to) => change({ to, from: refOn(sides.from) })}
              testId="to"
            />
          }
          below={!isOfInput && !isDirect && <HowExact trade={draft.trade} onChange={(trade) => change({ trade })} />}
          note={
            <>
              {move.beyond && (
                <p class="kept" data-testid="beyond">
                  {m().review.byService}
                </p>
              )}
              {!isOfInput && hasWay && <LimitsLine move={move} />}
              {draft.trade === 'EXPECTED_OUTPUT' && !isDirect && <p class="kept">{ofFormDetails().aboutNote}</p>}
            </>
          }
          testId="arrives"
        />
      </ReasonTarget.Provider>
      {!read.ok && read.problem.field === 'currencies' && read.problem.problem !== 'missing' && (
        <ReasonTarget.Provider value="currencies">
          <Notice kind="warn" isUrgent>
            {currenciesProblemText(read.problem.problem, move)}
          </Notice>
        </ReasonTarget.Provider>
      )}
      {!read.ok && read.problem.field === 'trade' && (
        <ReasonTarget.Provider value="trade">
          <Notice kind="warn" testId="trade-problem" isUrgent>
            {ofFormDetails().trade[read.problem.problem]}
          </Notice>
        </ReasonTarget.Provider>
      )}
      <UnpinnedTokens move={move} />
      {most && (
        <Notice kind="warn" testId="above-most" isUrgent>
          {ofFormDetails().most(shortText(most))}
        </Notice>
      )}
      <ChainIncidents move={move} />
    </div>
  )
}

function derivedOf(move: SidesProps['move'], which: 'pays' | 'expected'): string {
  const amount = quotedOf(move, which)
  if (!amount) return ''
  return which === 'pays' ? shortCeiling(amount, TYPED_MARKS) : shortDigits(amount, TYPED_MARKS)
}

function quotedOf({ quote, beyond }: SidesProps['move'], which: 'pays' | 'expected'): Amount | undefined {
  if (beyond && which === 'expected') return beyond
  return quote.state === 'answered' && isSignableQuote(quote.view) ? quote.view.review[which] : undefined
}

// Smallest units, typed or quoted.
function amountOf(move: SidesProps['move'], which: 'pays' | 'expected'): bigint | undefined {
  const { draft, sides } = move
  const typed = draft.trade === 'EXACT_INPUT' ? 'pays' : 'expected'
  if (which !== typed) return quotedOf(move, which)?.value
  const read = parseDecimal(draft.amount, (which === 'pays' ? sides.from : sides.to)?.decimals ?? 0)
  return read.ok ? read.value : undefined
}

function HowExact({ trade, onChange }: Readonly<{ trade: TradeType; onChange: (trade: TradeType) => void }>) {
  const { exact, howExact } = ofFormDetails()
  return (
    <div class="how-exact">
      <Segmented
        label={howExact}
        choices={(['EXACT_OUTPUT', 'EXPECTED_OUTPUT'] as const).map((value) => ({ value, label: exact[value] }))}
        chosen={trade === 'EXPECTED_OUTPUT' ? trade : 'EXACT_OUTPUT'}
        onChoose={onChange}
        testId="exact"
      />
    </div>
  )
}
