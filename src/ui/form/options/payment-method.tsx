import { useState } from 'preact/hooks'
import { Button } from '../../controls/button.tsx'
import { Dialog } from '../../controls/dialog.tsx'
import { Icon } from '../../display/icons.tsx'
import { NamedAccount } from '../../display/named-account.tsx'
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
  const { name } = words(payment)
  const account = useAccountName()(data.account)
  const payer = account !== undefined && <NamedAccount name={account} account={data.account} address={data.account} />
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

export function feesPayableIn({ draft, data, sides, isSignable }: PayFromProps['form']): string | undefined {
  if (!isSignable || draft.payment !== 'deposit' || !missingGasOf(sides.from, data)) return undefined
  return sides.from?.symbol
}

export function PayFeesButton({ form, token }: PayFromProps & Readonly<{ token: string }>) {
  return (
    <Button kind="primary" isWide onClick={() => form.change({ payment: 'permit' })} testId="sign-instead">
      {ofPermit().offer.take({ token })}
    </Button>
  )
}

export function SignatureOffer({ form }: PayFromProps) {
  const token = feesPayableIn(form)
  const gas = missingGasOf(form.sides.from, form.data)
  if (token === undefined || !gas) return null
  const say = ofPermit().offer
  return (
    <Notice kind="info" title={say.title({ symbol: gas.symbol, chain: gas.chain })} testId="no-origin-gas">
      {say.text({ token, gas: gas.symbol })}
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
  const { name, means } = ofPermit()
  return { name, way: name, means: means({ symbol: gas }) }
}

function addressWords(way: Exclude<Draft['payment'], 'permit'>) {
  const { ways, means } = m().payFrom
  return { way: ways[way], means: means[way] }
}
