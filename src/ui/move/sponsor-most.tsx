import { ofFormDetails } from '../messages/form-messages.ts'
import { Notice } from '../parts/notice.tsx'
import { ReasonTarget } from '../parts/reason-of.ts'
import { SmallField } from './small-field.tsx'
import { sponsorshipOf } from './sponsorship.ts'
import type { useForm } from './use-move.ts'

type SponsorProps = Readonly<{ move: ReturnType<typeof useForm> }>

export function SponsorshipField({ move: { draft, change } }: SponsorProps) {
  const say = ofFormDetails().options.sponsorMost
  const read = sponsorshipOf(draft)
  return (
    <SmallField
      label={say.label}
      value={draft.sponsorMost}
      most={16}
      said={read.ok ? say.hint : say.problems[read.problem]}
      tone={read.ok ? 'hint' : 'problem'}
      onInput={(sponsorMost) => change({ sponsorMost })}
      testId="sponsor-most"
    />
  )
}

export function SponsorshipNotice({ move: { draft } }: SponsorProps) {
  const say = ofFormDetails().options.sponsorMost
  const read = sponsorshipOf(draft)
  if (read.ok) return null
  return (
    <ReasonTarget.Provider value="sponsorship">
      <Notice kind="warn" title={say.unset} testId="sponsor-problem">
        {say.problems[read.problem]}
      </Notice>
    </ReasonTarget.Provider>
  )
}
