import { signal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { Button, IconButton } from '../../../src/ui/controls/button.tsx'
import { CopyButton } from '../../../src/ui/controls/copy-button.tsx'
import { DialogSheet } from '../../../src/ui/controls/dialog-sheet.tsx'
import { ExternalLink } from '../../../src/ui/controls/external-link.tsx'
import { TextField } from '../../../src/ui/controls/field.tsx'
import { LinkRow } from '../../../src/ui/controls/link-row.tsx'
import type { ListboxChoice } from '../../../src/ui/controls/listbox/choices.ts'
import { ListboxPanel } from '../../../src/ui/controls/listbox/panel-by-length.tsx'
import { ScreenBar } from '../../../src/ui/layout/screen-bar.tsx'
import { TabBar } from '../../../src/ui/layout/tab-bar.tsx'
import { CurrencyIcon } from '../../../src/ui/marks/currency-icon.tsx'
import type { Route } from '../../../src/ui/route.ts'
import { type App, AppContext } from '../../../src/ui/state/app.ts'
import { currency, OWN } from '../data.ts'

const ignore = () => undefined
// The parts need only these members of the app.
const APP = { heading: signal<Route>({ screen: 'form' }), tell: ignore } as Partial<App> as App

const CHOICES: readonly ListboxChoice<string>[] = [
  { value: 'ETH', key: 'ETH', label: 'ETH on Ethereum', group: 'With a balance', detail: '2.418305' },
  { value: 'USDC', key: 'USDC', label: 'USDC on Ethereum', group: 'With a balance', detail: '1,250' },
  { value: 'USDT', key: 'USDT', label: 'USDT on Ethereum', group: 'Ethereum', off: 'Takes no deposits now' },
].map((choice, index) => ({
  ...choice,
  mark:
    index < 2
      ? { isVerified: true, says: 'Verified: on Causeway’s own list' }
      : { isVerified: false, says: 'Not on Causeway’s list' },
}))

export function Frames() {
  const id = useId()
  return (
    <AppContext.Provider value={APP}>
      <div class="part-frame">
        <ScreenBar back={{ screen: 'home' }} aside={<IconButton icon="refresh" name="Check again" onClick={ignore} />}>
          <h4>The bar of a screen</h4>
        </ScreenBar>
        <TabBar />
      </div>
      <div class="part-frame">
        <DialogSheet
          id={id}
          title="A dialog, with a list"
          onClose={ignore}
          footer={
            <Button kind="primary" isWide>
              Done
            </Button>
          }
        >
          <ListboxPanel
            label="What you pay"
            choices={CHOICES}
            chosen="ETH"
            onChoose={ignore}
            icon={({ value }) => <CurrencyIcon currency={currency(1, value)} chain={{ id: 1, name: 'Ethereum' }} />}
          />
        </DialogSheet>
      </div>
    </AppContext.Provider>
  )
}

export function Pointed() {
  return (
    <AppContext.Provider value={APP}>
      <div class="part-row">
        <ExternalLink href="https://example.com">Explorer</ExternalLink>
        <span class="as-pointed">
          <ExternalLink href="https://example.com">Hovered</ExternalLink>
        </span>
        <span class="as-focused">
          <ExternalLink href="https://example.com">Focused</ExternalLink>
        </span>
        <CopyButton text={OWN} name="Copy" />
        <span class="as-pointed">
          <CopyButton text={OWN} name="Copy, hovered" />
        </span>
        <span class="as-focused">
          <CopyButton text={OWN} name="Copy, focused" />
        </span>
      </div>
      <div class="part-columns">
        <div class="as-focused">
          <TextField label="Focused" value="Savings" onInput={ignore} />
        </div>
        <div class="as-focused link-rows">
          <LinkRow to={{ screen: 'backup' }} title="A row that leads on" hint="Focused" />
        </div>
      </div>
    </AppContext.Provider>
  )
}
