import type { Review } from '../../../core/review/review.ts'
import { Checkbox } from '../../controls/checkbox.tsx'
import { Notice } from '../../layout/notice.tsx'
import { joins } from '../../messages/language.ts'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import { HOLDS_QUOTE } from '../../quote/use-hold.ts'
import { costsOf } from '../costs/costs.ts'
import { isOutputGuaranteed } from '../proof/guarantees.ts'
import type { Risks } from '../risks/use-risks.ts'
import { HighSlippage } from './high-slippage.tsx'

export function SlippageRisk({ review, risks: { slippage } }: Readonly<{ review: Review; risks: Risks }>) {
  if (!slippage) return null
  const { grade, isTicked, tick } = slippage
  const say = ofFormDetails().options
  const share = costsOf(review).moveBasisPoints
  // Where the quote itself can lose less, the lines below show that smaller figure.
  const isLess = isOutputGuaranteed(review) && share < BigInt(review.slippageBasisPoints ?? 0)
  const inQuote = isLess ? `${joins().after}${say.own.inQuote({ share: `${share}` })}` : ''
  if (grade === 'high') return <HighSlippage basisPoints={review.slippageBasisPoints} more={inQuote} />
  const allowed = `${review.slippageBasisPoints}`
  const isAll = grade === 'everything'
  return (
    <Notice
      kind="danger"
      title={isAll ? say.own.loss.allTitle : say.slippageIs({ chosen: allowed })}
      testId="slippage-high"
      isUrgent
    >
      <p>{isAll ? say.own.loss.all : `${say.own.cautions.high({ allowed })}${inQuote}`}</p>
      <div class={HOLDS_QUOTE}>
        <Checkbox isOn={isTicked} onChange={tick} testId="accept-slippage">
          {isAll ? say.own.loss.acceptAll : say.own.loss.accept({ allowed })}
        </Checkbox>
      </div>
    </Notice>
  )
}
