import { Notice } from '../../layout/notice.tsx'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import { slippageCaution } from './slippage-caution.ts'

/** Basis points; nothing where the loss is small or the service chooses. */
export function HighSlippage({ basisPoints, more = '' }: Readonly<{ basisPoints: number | undefined; more?: string }>) {
  if (slippageCaution(basisPoints) !== 'high') return null
  const say = ofFormDetails().options
  return (
    <Notice kind="warn" title={say.slippageIs({ chosen: `${basisPoints}` })} testId="slippage-high">
      {say.own.cautions.high({ allowed: `${basisPoints}` })}
      {more}
    </Notice>
  )
}
