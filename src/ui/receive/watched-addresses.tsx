import type { OwnAddressView } from '../../api/views/wallet.ts'
import { writeBitcoinLink } from '../../core/families/bitcoin/write-payment-link.ts'
import { PayAddress } from '../controls/pay-address.tsx'
import { DISPLAYS } from '../families/display-by-family.ts'
import { Card } from '../layout/card.tsx'
import { Fold } from '../layout/fold.tsx'
import { ofWatchOnly } from '../messages/screen-messages.ts'
import { readyValue } from '../state/resource.ts'
import { useAllAccounts } from '../state/wallet/all-accounts.ts'
import { shortAddress } from '../text/address.ts'

/** This wallet can't pay from them. */
export function WatchedAddresses({ family }: Pick<OwnAddressView, 'family'>) {
  const say = ofWatchOnly().receive
  const watched = (readyValue(useAllAccounts().now.value)?.watched ?? []).filter((each) => each.family === family)
  if (watched.length === 0) return null
  return (
    <Card title={say.title}>
      <p class="card-note">{say.note}</p>
      <div>
        {watched.map(({ id, label, address }) => (
          <Fold
            key={id}
            testId={`receive-watched-${id}`}
            title={
              <>
                <bdi>{label}</bdi>{' '}
                <bdi class="mono" dir="ltr">
                  {shortAddress(address)}
                </bdi>
              </>
            }
          >
            <PayAddress
              address={address}
              uri={(DISPLAYS[family].hasPaymentUri ? writeBitcoinLink(address) : undefined) ?? address}
              name={say.qr({ label })}
            />
          </Fold>
        ))}
      </div>
    </Card>
  )
}
