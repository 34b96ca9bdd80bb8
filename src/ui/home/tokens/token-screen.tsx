import type { BalanceView, PriceView } from '../../../api/views/balances.ts'
import type { ExecutionView } from '../../../api/views/transfers.ts'
import { type Currency, currencyKey, isSameCurrency } from '../../../core/money/currency.ts'
import { millionthsOf } from '../../../core/money/price.ts'
import { activityEntries, isEntryOfOthers } from '../../activity/entry.ts'
import { EntryRow } from '../../activity/entry-row.tsx'
import { Button } from '../../controls/button.tsx'
import { RateSource } from '../../display/local-value.tsx'
import { AddressNames } from '../../display/rows/address-names.tsx'
import { RECEIVE_FAMILIES } from '../../families/receive-families.ts'
import { DRAFT_KEY, NO_CALLS, readDraft, withoutOriginChoices, writeDraft } from '../../form/draft.ts'
import { currencyRefOf } from '../../form/sides/chosen-currencies.ts'
import { lazyComponent } from '../../layout/lazy-component.tsx'
import { LoadingCard } from '../../layout/loading.tsx'
import { Screen } from '../../layout/screen-frame.tsx'
import { m } from '../../messages/messages.ts'
import { useApp } from '../../state/app.ts'
import { readyValue } from '../../state/resource.ts'
import { familyOn } from '../../state/wallet/family.ts'
import { amountPaid } from '../../transfer/state.ts'
import { BalanceGroup } from '../balances/balance-group.tsx'
import { balanceGroup, type CurrencyGroup } from '../balances/balance-groups.ts'
import { shownBalances } from '../balances/shown-balances.ts'

const ValueChart = lazyComponent(async () => (await import('../chart/value-chart.tsx')).ValueChart)

/** `id` is the key of a group of balances. */
export function TokenScreen({ id }: { id: string }) {
  const { store } = useApp()
  const shown = shownBalances(store)
  const group = shown && balanceGroup(shown.balances, id)
  return (
    <Screen title={group?.symbol ?? id} back={{ screen: 'home' }}>
      {group ? (
        <Token group={group} />
      ) : shown ? (
        <p>{m().common.nothingFound}</p>
      ) : (
        <LoadingCard what={m().common.loading} lines={4} />
      )}
    </Screen>
  )
}

function Token({ group }: Readonly<{ group: CurrencyGroup }>) {
  const { go, host, store } = useApp()
  const chains = readyValue(store.chains.now.value) ?? []
  const isHidden = readyValue(store.wallet.now.value)?.settings.hideAmounts ?? false
  const send = async () => {
    const draft = withoutOriginChoices(readDraft(await host.draft.get(DRAFT_KEY).catch(() => undefined)))
    const from = currencyRefOf(bySize(group)[0] ?? group.total.currency, chains)
    host.draft.set(DRAFT_KEY, writeDraft({ ...draft, from, amount: '', trade: 'EXACT_INPUT', most: '', ...NO_CALLS }))
    go({ screen: 'form', mode: 'send' })
  }
  // An exchange has no address for it.
  const received = bySize(group).find(({ chainId }) => RECEIVE_FAMILIES[familyOn(chains, chainId)])
  const receive = () => go({ screen: 'receive', ...(received && { currency: currencyKey(received) }) })
  return (
    <>
      <h2 class="visually-hidden">{m().home.balances}</h2>
      <BalanceGroup
        group={group}
        prices={readyValue(store.prices.now.value)}
        isHidden={isHidden}
        title={group.symbol}
      />
      <div class="token-actions">
        <Button kind="secondary" onClick={send} testId="token-send">
          {m().form.modes.send}
        </Button>
        <Button kind="secondary" onClick={receive} testId="token-receive">
          {m().receive.title}
        </Button>
      </div>
      {!group.isUnlisted && !isHidden && (
        <ValueChart symbol={group.symbol} current={priceOf(group, readyValue(store.prices.now.value))} />
      )}
      <RateSource />
      <Transfers group={group} />
    </>
  )
}

function Transfers({ group }: Readonly<{ group: CurrencyGroup }>) {
  const { store } = useApp()
  const executions = readyValue(store.executions.now.value) ?? []
  const past = activityEntries(
    executions.filter((execution) => isOf(group, execution)),
    [],
  ).filter((each) => !isEntryOfOthers(each))
  if (past.length === 0) return null
  return (
    <section class="day" aria-labelledby="token-recent" data-testid="token-transfers">
      <h2 class="section-title" id="token-recent">
        {m().nav.activity}
      </h2>
      <ul class="card list">
        <AddressNames of={past.map(({ id }) => id)}>
          {past.map((each) => (
            <EntryRow key={each.id} past={each} />
          ))}
        </AddressNames>
      </ul>
    </section>
  )
}

function isOf({ rows }: CurrencyGroup, execution: ExecutionView): boolean {
  const isOne = (currency: Currency) => rows.some((row) => isSameCurrency(row.currency, currency))
  return isOne(amountPaid(execution).currency) || isOne(execution.expected.currency)
}

function priceOf(group: CurrencyGroup, prices: readonly PriceView[] = []): bigint | undefined {
  const [largest] = bySize(group)
  const price = largest && prices.find((each) => isSameCurrency(each, largest))?.price
  return price && millionthsOf(price)
}

/** The largest balance's currency first. */
function bySize({ rows, total }: CurrencyGroup): readonly Currency[] {
  const scaled = (row: BalanceView) =>
    row.known ? row.value * 10n ** BigInt(total.currency.decimals - row.currency.decimals) : -1n
  return rows.toSorted((a, b) => (scaled(a) > scaled(b) ? -1 : 1)).map(({ currency }) => currency)
}
