import { useState } from 'preact/hooks'
import type { Currency } from '../../core/currency.ts'
import { m } from '../messages/messages.ts'
import { Button } from '../parts/button.tsx'
import { Dialog } from '../parts/dialog.tsx'
import { Icon } from '../parts/icons.tsx'
import { type Draft, PAYMENTS } from './draft.ts'

type PayFromProps = Readonly<{
  payment: Draft['payment']
  from: Currency | undefined
  onChange: (payment: Draft['payment']) => void
}>

/** Whether this wallet pays, or the user from somewhere else by a deposit address. */
export function PayFrom({ payment, from, onChange }: PayFromProps) {
  const say = m().payFrom
  const [isOpen, setOpen] = useState(false)
  return (
    <div class="recipient pay-from">
      <span class="recipient-who">
        <small>{say.label}</small>
        <span>{say.names[payment]}</span>
      </span>
      <Button kind="quiet" onClick={() => setOpen(true)} testId="pay-from">
        {payment === 'deposit' ? say.elsewhere : say.change}
      </Button>
      {payment !== 'deposit' && (
        <p class="pay-from-note">
          {say.notes[payment]}
          {from && !from.isNative && ` ${say.tokens}`}
        </p>
      )}
      {isOpen && (
        <Dialog title={say.title} onClose={() => setOpen(false)}>
          <ul class="ways">
            {PAYMENTS.map((each) => (
              <li key={each}>
                <button
                  type="button"
                  class="way"
                  aria-pressed={each === payment}
                  data-testid={`pay-from-${each}`}
                  onClick={() => {
                    setOpen(false)
                    onChange(each)
                  }}
                >
                  <span class="way-text">
                    <strong>{say.ways[each]}</strong>
                    <span class="way-means">{say.means[each]}</span>
                  </span>
                  {each === payment && <Icon name="check" size={18} />}
                </button>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  )
}
