import type { ComponentChildren } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { BundleView, ExecutionView } from '../../api/views/transfers.ts'
import { sameIdentifier } from '../../core/money/currency.ts'
import { Button } from '../controls/button.tsx'
import { RateSource } from '../display/local-value.tsx'
import { AddressNames, useReadNames } from '../display/rows/address-names.tsx'
import { EmptyState } from '../layout/empty-state.tsx'
import { LoadingCard } from '../layout/loading.tsx'
import { Notice } from '../layout/notice.tsx'
import { Screen } from '../layout/screen-frame.tsx'
import { ofValuation } from '../messages/app-messages.ts'
import { m } from '../messages/messages.ts'
import { ofActivity } from '../messages/screen-messages.ts'
import { hrefOf } from '../route.ts'
import { useApp } from '../state/app.ts'
import { readyValue } from '../state/resource.ts'
import { useAccountName } from '../state/wallet/account-name.ts'
import { useChainName } from '../state/wallet/chain-name.ts'
import { dayText } from '../text/day-and-time.ts'
import { type Day, daysOf } from './days.ts'
import type { ActivityEntry as OnePast } from './entry.ts'
import { EntryRow } from './entry-row.tsx'
import { ExportCard } from './export-card.tsx'
import { chainsOf, filterEntries, isFilterEmpty, NO_FILTER, requesterOf } from './filter.ts'
import { FilterBar } from './filter-bar.tsx'
import { PAGE_SIZE } from './pages/loaded-records.ts'
import { useActivityPages } from './pages/use-pages.ts'
import { entrySearchText } from './search-text.ts'
import { UnreadRecords } from './unread-notice.tsx'
import { UnreadableRecords } from './unreadable-records.tsx'
import { useUnreadable } from './use-unreadable.ts'

export function ActivityScreen() {
  const { executions, sent } = useApp().store
  const isShown = useRef(false)
  const isReading = [executions, sent].some(({ now }) => now.value.state === 'loading')
  // The shown list stays during a new read.
  isShown.current ||= !isReading
  return (
    <Screen title={m().nav.activity}>
      <UnreadableRecords />
      {isShown.current ? <WhatIsThere /> : <LoadingCard what={m().common.loading} lines={6} />}
    </Screen>
  )
}

function WhatIsThere() {
  const { executions, sent } = useApp().store
  const newest = readyValue(executions.now.value)
  const newestSent = readyValue(sent.now.value)
  const unreadable = useUnreadable()
  if (!newest && !newestSent) return <UnreadRecords kind="both" of={[executions, sent]} isRestShown={false} />
  const isEmpty = !newest?.length && !newestSent?.length
  // Where records are damaged the notice alone speaks.
  if (newest && newestSent && isEmpty) return unreadable?.length === 0 ? <Nothing /> : null
  const unread = newest
    ? !newestSent && <UnreadRecords kind="sent" of={[sent]} isRestShown={!isEmpty} />
    : newestSent && <UnreadRecords kind="transfers" of={[executions]} isRestShown={!isEmpty} />
  if (isEmpty) return <>{unread}</>
  const shown = [...(newest ?? []), ...(newestSent ?? []).map(({ bundle }) => bundle)]
  return (
    <AddressNames of={shown.map(({ id }) => id)}>
      <Past newest={newest ?? NO_TRANSFERS} sent={newestSent ?? NOTHING_SENT}>
        {unread}
      </Past>
    </AddressNames>
  )
}

// One identity, so that nothing reads again.
const NO_TRANSFERS: readonly ExecutionView[] = []
const NOTHING_SENT: readonly BundleView[] = []

function Past(
  props: Readonly<{
    newest: readonly ExecutionView[]
    sent: readonly BundleView[]
    children: ComponentChildren
  }>,
) {
  const say = m().activity
  const nameOf = useChainName()
  const { parties } = useApp().store
  const ask = useReadNames()
  const pages = useActivityPages(props.newest, props.sent)
  const [filter, setFilter] = useState(NO_FILTER)
  const all = pages.past
  const named = readyValue(parties.now.value)?.named ?? []
  const accountName = useAccountName()
  const calledOf = (address: string) => {
    const known = named.find((each) => sameIdentifier(each.address, address))
    return [accountName(address), known?.name].filter(Boolean).join(' ')
  }
  const textOf = (past: OnePast) => entrySearchText(past, nameOf, calledOf)
  const shown = filterEntries(all, filter, textOf)
  const isFiltered = !isFilterEmpty(filter)
  useEffect(ask, [ask])
  // A match may be older than the loaded pages.
  const looksOn = isFiltered && pages.hasMore && pages.problem === undefined && shown.length < PAGE_SIZE
  useEffect(() => {
    if (looksOn && !pages.isReading) pages.more()
  }, [looksOn, pages.isReading])
  return (
    <div class="past">
      <div class="past-list">
        {props.children}
        <FilterBar
          filter={filter}
          chains={[...new Set(all.flatMap(chainsOf))].sort((a, b) => nameOf(a).localeCompare(nameOf(b)))}
          askers={[...new Set(all.map(requesterOf))]}
          onChange={setFilter}
        />
        <p class={looksOn ? 'hint' : 'visually-hidden'} role="status" data-testid="found">
          {isFiltered &&
            (looksOn
              ? ofActivity().find.looking({ seen: all.length })
              : ofActivity().find.found({ found: shown.length }))}
        </p>
        {daysOf(shown).map((day) => (
          <DayList key={day.key} day={day} />
        ))}
        {shown.some(({ kind }) => kind === 'transfer') && <RateSource>{ofValuation().by}</RateSource>}
        {shown.length === 0 && !looksOn && (
          <EmptyState
            icon="search"
            title={ofActivity().find.none}
            action={
              <Button onClick={() => setFilter(NO_FILTER)} testId="find-anew">
                {m().common.clearSearch}
              </Button>
            }
          >
            <p>{ofActivity().find.noneText}</p>
          </EmptyState>
        )}
        {pages.problem !== undefined && (
          <Notice kind="warn" title={say.moreFailed} isUrgent testId="more-failed">
            {pages.problem}
          </Notice>
        )}
        {pages.hasMore && !looksOn && (
          <Button isWide onClick={pages.more} isBusy={pages.isReading} testId="more">
            {say.more}
          </Button>
        )}
      </div>
      {(looksOn || shown.length > 0) && (
        <ExportCard isFiltered={isFiltered} fits={(past) => filterEntries([past], filter, textOf).length > 0} />
      )}
    </div>
  )
}

function DayList({ day }: { day: Day }) {
  return (
    <section class="day">
      <h2 class="section-title">{dayText(day.atSeconds)}</h2>
      <ul class="card list">
        {day.members.map((past) => (
          <EntryRow key={past.id} past={past} isUnderDay />
        ))}
      </ul>
    </section>
  )
}

function Nothing() {
  return (
    <EmptyState
      icon="activity"
      title={m().activity.emptyTitle}
      action={
        <a class="button secondary" href={hrefOf({ screen: 'form' })}>
          {m().nav.form}
        </a>
      }
    >
      <p>{m().activity.emptyText}</p>
    </EmptyState>
  )
}
