import { useState } from 'preact/hooks'
import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { ShortAddress } from '../../display/address-text.tsx'
import { Icon } from '../../display/icons.tsx'
import { Notice } from '../../layout/notice.tsx'
import { m } from '../../messages/messages.ts'
import { ofPermit } from '../../messages/screen-messages.ts'
import { useAccountName } from '../../state/wallet/account-name.ts'
import { type Draft, PAYMENTS } from '../draft.ts'
import type { useForm } from '../use-form.ts'
import { canBePaidElsewhere, missingGasOf } from './availability.ts'

type PayFromProps = Readonly<{ form: ReturnType<typeof useForm> }>

export function PaymentMethodField({ form }: PayFromProps) {
  const say = m().payFrom
  const { draft, data, sides, isSignable, change } = form
  const { payment } = draft
  const isElsewhere = canBePaidElsewhere(sides, data.chains)
  const [isOpen, setOpen] = useState(false)
  const native = data.chains.find(({ id }) => id === sides.from?.chainId)?.currencies.find(({ isNative }) => isNative)
  const words = (way: Draft['payment']) =>
    way === 'permit' ? permitWords(native?.symbol ?? '') : { ...addressWords(way), name: say.names[way] }
  const { name, note } = words(payment)
  const account = useAccountName()(data.account)
  const payer = account !== undefined && (
    <>
      <bdi>{account}</bdi> <ShortAddress address={data.account} />
    </>
  )
  return (
    <div class="recipient pay-from">
      <span class="recipient-who">
        <small>{say.label}</small>
        <span>
          {payment === 'deposit' && account !== undefined ? payer : name}
          {payment === 'permit' && payer}
        </span>
      </span>
      <Button kind="quiet" onClick={() => setOpen(true)} testId="pay-from">
        {payment === 'deposit' && !isSignable && isElsewhere ? say.elsewhere : say.change}
      </Button>
      {note !== undefined && <p class="pay-from-note">{note}</p>}
      {isOpen && (
        <Dialog title={say.title} onClose={() => setOpen(false)}>
          <ul class="ways">
            {PAYMENTS.filter((each) => (each === 'permit' ? isSignable : each === 'deposit' || isElsewhere)).map(
              (each) => (
                <li key={each}>
                  <button
                    type="button"
                    class="way"
                    aria-pressed={each === payment}
                    data-testid={`pay-from-${each}`}
                    onClick={() => {
                      setOpen(false)
                      change({ payment: each })
                    }}
                  >
                    <span class="way-text">
                      <strong>{words(each).way}</strong>
                      <span class="way-means">{words(each).means}</span>
                    </span>
                    {each === payment && <Icon name="check" size={18} />}
                  </button>
                </li>
              ),
            )}
          </ul>
          {!isElsewhere && <p class="hint ways-note">{say.onlyOwnCoin}</p>}
        </Dialog>
      )}
    </div>
  )
}

export function SignatureOffer({ form }: PayFromProps) {
  const { draft, data, sides, isSignable, change } = form
  const gas = missingGasOf(sides.from, data)
  if (!isSignable || !gas || !sides.from || draft.payment !== 'deposit') return null
  const say = ofPermit().offer
  const take = (
    <Button onClick={() => change({ payment: 'permit' })} testId="sign-instead">
      {say.take}
    </Button>
  )
  return (
    <Notice kind="info" title={say.title(gas.symbol, gas.chain)} action={take} testId="no-origin-gas">
      {say.text(sides.from.symbol)}
    </Notice>
  )
}

/** For tokens that a signature can't pay. */
export function PayByTransaction({ form }: PayFromProps) {
  return (
    <Button onClick={() => form.change({ payment: 'deposit' })} testId="pay-by-transaction">
      {ofPermit().instead}
    </Button>
  )
}

function permitWords(gas: string) {
  const { name, way, means, note } = ofPermit()
  return { name, way, means: means(gas), note: note(gas) }
}

function addressWords(way: Exclude<Draft['payment'], 'permit'>) {
  const { ways, means, notes } = m().payFrom
  return { way: ways[way], means: means[way], note: way === 'deposit' ? undefined : notes[way] }
}
