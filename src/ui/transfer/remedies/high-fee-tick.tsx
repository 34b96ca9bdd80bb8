import type { HighFee } from '../../../core/families/bitcoin/fees/high-fee.ts'
import { Checkbox } from '../../controls/checkbox.tsx'
import { Notice } from '../../layout/notice.tsx'
import { m } from '../../messages/messages.ts'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import { exactText } from '../../text/amount.ts'

type Props = Readonly<{ fee: HighFee; isTicked: boolean; onTick: (isTicked: boolean) => void }>

export function HighFeeTick({ fee, isTicked, onTick }: Props) {
  const share = ofFormDetails().percent({ basisPoints: Number(fee.basisPoints) })
  return (
    <Notice kind="warn" title={m().offer.highFee({ share, amount: exactText(fee.of) })} testId="high-fee">
      <Checkbox isOn={isTicked} onChange={onTick} testId="accept-fee">
        {ofFormDetails().known.acceptFinding}
      </Checkbox>
    </Notice>
  )
}
