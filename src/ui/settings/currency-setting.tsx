import type { SettingsView } from '../../api/views/wallet.ts'
import { SHOWN_CURRENCIES } from '../../core/money/local-currency.ts'
import { Select } from '../controls/select.tsx'
import { language } from '../messages/language.ts'
import { m } from '../messages/messages.ts'

type Props = Readonly<{ chosen: SettingsView['currency']; onChoose: (currency: SettingsView['currency']) => void }>

export function CurrencySetting({ chosen, onChoose }: Props) {
  const say = m().settings
  const names = new Intl.DisplayNames(language.value, { type: 'currency' })
  return (
    <div class="setting">
      <span>{say.currency}</span>
      <Select
        label={say.currency}
        choices={SHOWN_CURRENCIES.map((value) => ({
          value,
          key: value,
          label: `${value} – ${names.of(value) ?? value}`,
        }))}
        chosen={chosen}
        onChoose={onChoose}
        testId="currency"
      />
    </div>
  )
}
