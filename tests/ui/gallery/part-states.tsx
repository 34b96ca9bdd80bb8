import { Button, IconButton } from '../../../src/ui/controls/button.tsx'
import { LinkRow } from '../../../src/ui/controls/link-row.tsx'
import { FullAddress, ShortAddress } from '../../../src/ui/display/address-text.tsx'
import { AmountText } from '../../../src/ui/display/amount-text.tsx'
import { CountdownRing } from '../../../src/ui/display/countdown-ring.tsx'
import { QrCode } from '../../../src/ui/display/qr-code.tsx'
import { Card, Line } from '../../../src/ui/layout/card.tsx'
import { EmptyState } from '../../../src/ui/layout/empty-state.tsx'
import { Fold } from '../../../src/ui/layout/fold.tsx'
import { Skeleton } from '../../../src/ui/layout/skeleton.tsx'
import { Timeline } from '../../../src/ui/layout/timeline.tsx'
import { ChainIcon, CurrencyIcon } from '../../../src/ui/marks/currency-icon.tsx'
import { amount, currency, nowSeconds, OWN, OWN_BITCOIN } from '../data.ts'

const KINDS = ['primary', 'secondary', 'quiet', 'danger'] as const
const WORDS = { primary: 'Confirm', secondary: 'Reject', quiet: 'Change', danger: 'Revoke' } as const
const COINS = [
  [1, 'Ethereum', 'ETH'],
  [8453, 'Base', 'USDC'],
  [10, 'Optimism', 'USDT'],
  [42161, 'Arbitrum', 'ETH'],
  [56, 'BNB Chain', 'BNB'],
  [137, 'Polygon', 'POL'],
  [43114, 'Avalanche', 'AVAX'],
  [999, 'HyperEVM', 'HYPE'],
  [1337, 'Hyperliquid', 'USDC'],
  [3_586_256, 'Lighter', 'USDC'],
  [8_253_038, 'Bitcoin', 'BTC'],
  [7, 'Nowhere', 'XYZ'],
] as const
const ETHER = currency(1, 'ETH')
const AMOUNT = amount(1, 'ETH', 2_418_305_120_000_000_000n)

export function Buttons() {
  return (
    <div class="part-states">
      <span class="part-state">at rest</span>
      {KINDS.map((kind) => (
        <Button key={kind} kind={kind}>
          {WORDS[kind]}
        </Button>
      ))}
      <span class="part-state">hovered</span>
      {KINDS.map((kind) => (
        <div key={kind} class="as-pointed">
          <Button kind={kind}>{WORDS[kind]}</Button>
        </div>
      ))}
      <span class="part-state">pressed</span>
      {KINDS.map((kind) => (
        <div key={kind} class="as-pressed">
          <Button kind={kind}>{WORDS[kind]}</Button>
        </div>
      ))}
      <span class="part-state">focused</span>
      {KINDS.map((kind) => (
        <div key={kind} class="as-focused">
          <Button kind={kind}>{WORDS[kind]}</Button>
        </div>
      ))}
      <span class="part-state">dead</span>
      {KINDS.map((kind) => (
        <Button key={kind} kind={kind} isOff>
          {WORDS[kind]}
        </Button>
      ))}
      <span class="part-state">at work</span>
      {KINDS.map((kind) => (
        <Button key={kind} kind={kind} isBusy>
          {WORDS[kind]}
        </Button>
      ))}
      <span class="part-state">icons</span>
      <Button kind="secondary" icon="lock">
        Lock
      </Button>
      <div class="as-pointed">
        <IconButton icon="copy" name="Copy" onClick={() => undefined} />
      </div>
      <div class="as-focused">
        <IconButton icon="eye" name="Show" onClick={() => undefined} />
      </div>
      <IconButton icon="refresh" name="Read again" isBusy onClick={() => undefined} />
    </div>
  )
}

export function Money() {
  return (
    <>
      <div class="part-row">
        {COINS.map(([id, name, symbol]) => (
          <CurrencyIcon key={id} currency={{ ...ETHER, chainId: id, symbol }} chain={{ id, name }} />
        ))}
        <CurrencyIcon currency={currency(8_253_038, 'BTC')} />
      </div>
      <div class="part-row">
        {COINS.map(([id, name]) => (
          <ChainIcon key={id} chain={{ id, name }} />
        ))}
      </div>
      <div class="part-columns">
        <Card title="Amounts">
          <dl class="lines">
            <Line name="Exact">
              <AmountText amount={AMOUNT} />
            </Line>
            <Line name="Short" hint="Cut, never rounded up">
              <AmountText amount={AMOUNT} form="short" />
            </Line>
            <Line name="Hidden">
              <AmountText amount={AMOUNT} isHidden />
            </Line>
          </dl>
        </Card>
        <QrCode text={OWN_BITCOIN} name="The address as a code" />
      </div>
      <FullAddress address={OWN} />
      <FullAddress address={OWN_BITCOIN} />
      <ShortAddress address={OWN} />
    </>
  )
}

export function Progress() {
  const until = nowSeconds()
  return (
    <div class="part-columns">
      <Timeline
        entries={[
          {
            key: 'done',
            progress: 'done',
            title: 'Deposited 0.1 ETH',
            detail: 'In block 21408113.',
            atSeconds: Math.floor(Date.now() / 1_000) - 60,
          },
          { key: 'bad', progress: 'bad', title: 'The service pays', detail: 'It couldn’t be paid there.' },
          { key: 'back', progress: 'back', title: 'Refunded 0.0998 ETH', atSeconds: Math.floor(Date.now() / 1_000) },
          { key: 'active', progress: 'active', title: 'Read on Ethereum' },
          { key: 'next', progress: 'next', title: 'The money arrives' },
        ]}
      />
      <div class="part-row">
        {[30, 18, 6].map((left) => (
          <CountdownRing key={left} untilSeconds={until + left} spanSeconds={30} />
        ))}
      </div>
    </div>
  )
}

export function Folded() {
  return (
    <div class="part-columns">
      <div class="part-column">
        <Card>
          <Fold title="Raw data">Closed</Fold>
          <Fold title="Fee breakdown" isOpen>
            <p class="hint">What is folded away is for those who look closer.</p>
          </Fold>
        </Card>
        <Card title="Balances">
          <Skeleton lines={4} />
        </Card>
        <Card>
          <div class="link-rows">
            <LinkRow to={{ screen: 'backup' }} title="A row that leads on" hint="At rest" />
            <div class="as-pointed">
              <LinkRow to={{ screen: 'backup' }} title="A row that leads on" hint="Hovered" />
            </div>
            <div class="as-pressed">
              <LinkRow to={{ screen: 'backup' }} title="A row that leads on" hint="Pressed" />
            </div>
          </div>
        </Card>
        <span class="toast">Copied</span>
      </div>
      <Card>
        <EmptyState icon="activity" title="Nothing here yet" action={<Button kind="primary">Transfer</Button>}>
          <p>What you move stands here, from the first step to the last.</p>
        </EmptyState>
      </Card>
    </div>
  )
}
