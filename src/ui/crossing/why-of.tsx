import type { Reason } from '../../core/reason.ts'
import { joins } from '../messages/language.ts'
import { Why } from '../parts/why.tsx'
import { isOfQuestion } from './asked.ts'

/** A reason, with who was asked before it where it leaves that open. */
export function WhyOf({ asked, reason }: Readonly<{ asked: string | undefined; reason: Reason }>) {
  return (
    <>
      {asked !== undefined && isOfQuestion(reason) && `${asked}${joins().colon}`}
      <Why reason={reason} />
    </>
  )
}
