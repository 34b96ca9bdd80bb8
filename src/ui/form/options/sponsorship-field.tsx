import { ReasonTarget } from '../../controls/reason-target.ts'
import { SmallField } from '../../controls/small-field.tsx'
import { Notice } from '../../layout/notice.tsx'
import { ofFormDetails } from '../../messages/screen-messages.ts'
import type { useForm } from '../use-form.ts'
import { type SponsorshipProblem, sponsorshipOf } from './sponsorship.ts'

type SponsorProps = Readonly<{ form: ReturnType<typeof useForm> }>

export function SponsorshipField({ form: { draft, change } }: SponsorProps) {
  const say = ofFormDetails().options.sponsorMost
  const read = sponsorshipOf(draft)
  return (
    <SmallField
      label={say.label}
      value={draft.sponsorMost}
      most={16}
      said={read.ok ? say.hint : sponsorshipProblemText(read.problem)}
      tone={read.ok ? 'hint' : 'problem'}
      onInput={(sponsorMost) => change({ sponsorMost })}
      testId="sponsor-most"
    />
  )
}

export function SponsorshipNotice({ form: { draft } }: SponsorProps) {
  const say = ofFormDetails().options.sponsorMost
  const read = sponsorshipOf(draft)
  if (read.ok) return null
  return (
    <ReasonTarget.Provider value="sponsorship">
      <Notice kind="warn" title={say.unset} testId="sponsor-problem">
        {sponsorshipProblemText(read.problem)}
      </Notice>
    </ReasonTarget.Provider>
  )
}

export function sponsorshipProblemText(problem: SponsorshipProblem): string {
  const { mostPaid, sponsorMost } = ofFormDetails().options
  return { ...mostPaid.problems, ...sponsorMost.problems }[problem]
}
