import { useEffect, useRef } from 'preact/hooks'
import { TOKEN_ORDERS } from '../../../core/money/token-order.ts'
import { IconButton } from '../../controls/button.tsx'
import { Checkbox } from '../../controls/checkbox.tsx'
import { LineInput } from '../../controls/line-input.tsx'
import { Segmented } from '../../controls/segmented.tsx'
import { Icon } from '../../display/icons.tsx'
import { m } from '../../messages/messages.ts'
import { ofTokenList } from '../../messages/screen-messages.ts'
import { useApp } from '../../state/app.ts'
import { readyValue } from '../../state/resource.ts'
import { SMALL_DOLLARS } from '../balances/small-balance-limit.ts'

type ToolsProps = Readonly<{ words: string; found: number; onWords: (words: string) => void }>

export function TokenTools({ words, found, onWords }: ToolsProps) {
  const say = ofTokenList()
  const { client, store } = useApp()
  const input = useRef<HTMLInputElement>(null)
  const settings = readyValue(store.wallet.now.value)?.settings
  const set = (change: Readonly<{ tokenOrder?: (typeof TOKEN_ORDERS)[number]; hidesSmall?: boolean }>) =>
    void client.call('settings.set', change).then(store.wallet.reload)
  useEffect(() => input.current?.focus(), [])
  return (
    <search class="find" data-testid="token-tools">
      <div class="field-box filter">
        <Icon name="search" size={18} />
        <LineInput
          name={say.search}
          placeholder={say.placeholder}
          value={words}
          onInput={onWords}
          inputRef={input}
          testId="find-token"
        />
        {words !== '' && <IconButton icon="close" name={m().common.clearSearch} onClick={() => onWords('')} />}
      </div>
      <Segmented
        label={say.order}
        choices={TOKEN_ORDERS.map((value) => ({ value, label: say.orders[value] }))}
        chosen={settings?.tokenOrder ?? 'value'}
        onChoose={(tokenOrder) => set({ tokenOrder })}
        testId="token-order"
      />
      <Checkbox isOn={settings?.hidesSmall ?? false} onChange={(hidesSmall) => set({ hidesSmall })} testId="hide-small">
        {say.hideSmall({ most: SMALL_DOLLARS })}
      </Checkbox>
      <p class={found === 0 ? 'listbox-none' : 'visually-hidden'} role="status" data-testid="tokens-found">
        {words.trim() === '' ? '' : say.found({ tokens: found })}
      </p>
    </search>
  )
}
