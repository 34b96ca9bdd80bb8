import { useState } from 'preact/hooks'
import { AmountField } from '../../../src/ui/controls/amount-field.tsx'
import { Button } from '../../../src/ui/controls/button.tsx'
import { Checkbox } from '../../../src/ui/controls/checkbox.tsx'
import { TextField } from '../../../src/ui/controls/field.tsx'
import { PasswordField } from '../../../src/ui/controls/password-field.tsx'
import { Segmented } from '../../../src/ui/controls/segmented.tsx'
import { Select } from '../../../src/ui/controls/select.tsx'
import { Switch } from '../../../src/ui/controls/switch.tsx'
import { Chip } from '../../../src/ui/display/chip.tsx'
import { Notice } from '../../../src/ui/layout/notice.tsx'

const MINUTES = [5, 15, 60].map((minutes) => ({ key: `${minutes}`, label: `${minutes} minutes`, value: minutes }))
const TONES = [
  ['plain', 'Preparing'],
  ['busy', 'Filling'],
  ['good', 'Received'],
  ['warn', 'Status unknown'],
  ['bad', 'Failed'],
] as const

export function Fields() {
  const [name, setName] = useState('Savings')
  const [password, setPassword] = useState('four unrelated words')
  const ignore = () => undefined
  return (
    <div class="part-columns">
      <div class="part-column">
        <TextField label="Empty" value="" placeholder="Type to find" onInput={ignore} />
        <TextField label="Filled" value={name} hint="Only you see it." onInput={setName} />
        <PasswordField label="Secret" value={password} onInput={setPassword} />
      </div>
      <div class="part-column">
        <TextField
          label="Wrong"
          value="0x70997970"
          isMono
          problem="An address has 40 digits after 0x."
          onInput={ignore}
        />
        <TextField label="Off" value="Registering" isOff onInput={ignore} />
        <AmountField
          label="You pay"
          value="25"
          problem="You have 2.418305 ETH."
          side={<Chip tone="plain">ETH</Chip>}
          below={<Button kind="quiet">Max</Button>}
          onInput={ignore}
        />
      </div>
    </div>
  )
}

export function Choices() {
  const [isTicked, setTicked] = useState(true)
  const [isOn, setOn] = useState(true)
  const [theme, setTheme] = useState('system')
  const [minutes, setMinutes] = useState(15)
  return (
    <div class="part-columns">
      <div class="part-column">
        <Checkbox isOn={isTicked} onChange={setTicked}>
          Ticked
        </Checkbox>
        <Checkbox isOn={!isTicked} onChange={(isOff) => setTicked(!isOff)}>
          Not ticked
        </Checkbox>
        <Select label="Auto-lock" choices={MINUTES} chosen={`${minutes}`} onChoose={setMinutes} isLabelShown />
      </div>
      <div class="part-column">
        <Switch label="On" hint="At once, with no button to press." isOn={isOn} onChange={setOn} />
        <Switch label="Off" isOn={!isOn} onChange={(isOff) => setOn(!isOff)} />
        <Segmented
          label="Theme"
          choices={[
            { value: 'system', label: 'System' },
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          chosen={theme}
          onChoose={setTheme}
        />
      </div>
    </div>
  )
}

export function Notices() {
  return (
    <>
      <div class="part-row">
        {TONES.map(([tone, word]) => (
          <Chip key={tone} tone={tone}>
            {word}
          </Chip>
        ))}
      </div>
      <div class="part-columns">
        <Notice kind="info" title="0.0998 ETH is back with you">
          The transfer could not be made. You can try again.
        </Notice>
        <Notice kind="good" title="0.1 ETH has arrived">
          Verified on Base.
        </Notice>
        <Notice kind="warn" title="1 thing to know first">
          This costs up to 0.006 ETH (6 %).
        </Notice>
        <Notice kind="danger" title="Causeway refuses this plan" action={<Button>Ask again</Button>}>
          The deposit would be credited to a stranger.
        </Notice>
      </div>
    </>
  )
}
