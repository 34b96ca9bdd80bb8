import { useEffect, useRef } from 'preact/hooks'
import { said } from '../../../core/text/said.ts'
import { ReasonTarget } from '../../controls/reason-target.ts'
import { SmallField } from '../../controls/small-field.tsx'
import { Notice } from '../../layout/notice.tsx'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import { HighSlippage } from '../../review/slippage/high-slippage.tsx'
import { slippageCaution } from '../../review/slippage/slippage-caution.ts'
import type { useForm } from '../use-form.ts'
import { slippageOf } from './slippage.ts'

type SlippageProps = Readonly<{ form: ReturnType<typeof useForm> }>

export function SlippageField({ form: { draft, change }, isPointedAt }: SlippageProps & { isPointedAt: boolean }) {
  const say = ofFormDetails().options.own
  const input = useRef<HTMLInputElement>(null)
  const read = slippageOf(draft)
  const caution = read.ok ? slippageCaution(read.basisPoints) : undefined
  useEffect(() => {
    if (isPointedAt) input.current?.focus()
  }, [isPointedAt])
  return (
    <SmallField
      label={say.label}
      value={draft.ownSlippage}
      unit="%"
      most={12}
      said={
        read.ok
          ? caution
            ? said(say.cautions[caution], { allowed: `${read.basisPoints}` })
            : say.bounds
          : say.problems[read.problem]
      }
      tone={read.ok ? (caution ? 'caution' : 'hint') : 'problem'}
      onInput={(ownSlippage) => change({ ownSlippage })}
      inputRef={input}
      testId="own-slippage"
    />
  )
}

/** Repeats the sheet's warning in the form where it blocks a quote or risks a large loss. */
export function SlippageNotice({ form: { draft } }: SlippageProps) {
  const say = ofFormDetails().options
  const read = slippageOf(draft)
  if (!read.ok) {
    return (
      <ReasonTarget.Provider value="slippage">
        <Notice kind="warn" title={say.own.unset} testId="slippage-problem" isUrgent>
          {say.own.problems[read.problem]}
        </Notice>
      </ReasonTarget.Provider>
    )
  }
  return <HighSlippage basisPoints={read.basisPoints} />
}
