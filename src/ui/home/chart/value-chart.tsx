import { useState } from 'preact/hooks'
import type { PastValueView } from '../../../api/views/balances.ts'
import { Segmented } from '../../controls/segmented.tsx'
import { ofValuation } from '../../messages/app-messages.ts'
import { m } from '../../messages/messages.ts'
import { ofValueChart } from '../../messages/screen-messages.ts'
import { useApp } from '../../state/app.ts'
import { useNow } from '../../state/page/clock.ts'
import { accountRef } from '../../state/store.ts'
import { useAnswer } from '../../state/use-answer.ts'
import { type ShownCurrency, useShownCurrency, valueText } from '../../state/wallet/local-rate.ts'
import { MINUS } from '../../text/amount.ts'
import { daysAgo } from '../../text/days-ago.ts'
import { chartLine, extremes, HEIGHT, shareOf, WIDTH } from './chart-line.ts'
import { type ChartPoints, pointsIn, type Range, rangesOf } from './chart-spans.ts'

const CENT = 10_000n

type Props = Readonly<{
  symbol?: string
  current: bigint | undefined
}>

export function ValueChart({ symbol, current }: Props) {
  const { client, store } = useApp()
  const account = store.account.value
  const now = Math.floor(useNow(60_000) / 1_000)
  const past = useAnswer(
    account && { account: accountRef(account), ...(symbol !== undefined && { symbol }) },
    (about) => client.call('values.past', about),
  )
  if (!past || past.length < 2) return null
  const isLater = current !== undefined && now > (past.at(-1)?.atSeconds ?? 0)
  const points = isLater ? [...past, { atSeconds: now, millionths: current }] : past
  return symbol === undefined ? <Chart points={points} /> : <PriceChart points={points} symbol={symbol} />
}

function PriceChart({ points, symbol }: Readonly<{ points: ChartPoints; symbol: string }>) {
  const currency = useShownCurrency()
  return (
    <section class="price-chart" aria-labelledby="price-chart" data-testid="price-chart">
      <div class="section-head">
        <h2 class="section-title" id="price-chart">
          {ofValueChart().price({ symbol })}
        </h2>
        <span class="amount">{valueText(points.at(-1)?.millionths ?? 0n, currency)}</span>
      </div>
      <p class="valuation-note">{ofValuation().by}</p>
      <Chart points={points} />
    </section>
  )
}

function Chart({ points }: Readonly<{ points: ChartPoints }>) {
  const say = ofValueChart()
  const currency = useShownCurrency()
  const [chosen, setChosen] = useState<Range>('all')
  const ranges = rangesOf(points)
  const range = ranges.includes(chosen) ? chosen : 'all'
  const shown = pointsIn(points, range)
  const [start, end] = [shown[0], shown.at(-1)]
  if (!start || !end || currency.state === 'asking') return null
  return (
    <>
      <Line points={shown} label={labelOf(shown, start, end, currency)} />
      <div class="chart-foot">
        <p class="chart-change" data-testid="chart-change">
          <span>{changeText(start, end, currency)}</span>
          <span>
            {[say.since({ when: whenText(start.atSeconds) }), ...(currency.state === 'known' ? [say.rate] : [])].join(
              ' · ',
            )}
          </span>
        </p>
        {ranges.length > 0 && (
          <Segmented
            label={say.range}
            choices={ranges.map((value) => ({ value, label: say.ranges[value] }))}
            chosen={range}
            onChoose={setChosen}
            testId="chart-range"
          />
        )}
      </div>
    </>
  )
}

function Line({ points, label }: Readonly<{ points: ChartPoints; label: string }>) {
  const line = chartLine(points)
  const path = line.map(({ x, y }) => `${x} ${y}`).join('L')
  const end = line.at(-1)
  return (
    <svg
      class="chart"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      data-testid="chart"
    >
      <path d={`M${path}`} />
      {end && <path class="chart-end" d={`M${end.x} ${end.y}h0`} />}
    </svg>
  )
}

function labelOf(points: ChartPoints, start: PastValueView, end: PastValueView, currency: ShownCurrency): string {
  const text = (millionths: bigint) => valueText(millionths, currency) ?? ''
  const [least, most] = extremes(points)
  return ofValueChart().picture({
    ...{ from: whenText(start.atSeconds), start: text(start.millionths) },
    ...{ to: whenText(end.atSeconds), end: text(end.millionths) },
    ...{ least: text(least), most: text(most) },
  })
}

function changeText(start: PastValueView, end: PastValueView, currency: ShownCurrency): string {
  const say = ofValueChart()
  const change = end.millionths - start.millionths
  const isFall = change < 0n
  const size = isFall ? -change : change
  const text = valueText(size, currency, isFall ? 'cost' : 'receipt') ?? ''
  const share = shareOf(change, start.millionths)
  const amount = `${isFall ? MINUS : '+'}${text}`
  const isSame = size < CENT || text.startsWith('<')
  if (isSame) return say.same
  return share ? say.change({ amount, share: rounded(share) }) : amount
}

function rounded(basisPoints: number): number {
  return basisPoints < 100 ? basisPoints : Math.floor(basisPoints / 10) * 10
}

function whenText(atSeconds: number): string {
  return daysAgo(atSeconds, Date.now()) === 0 ? m().format.clock({ atSeconds }) : ofValueChart().day({ atSeconds })
}
