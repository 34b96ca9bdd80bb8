import type { Reason } from '../../core/reason.ts'
import { joins } from '../messages/language.ts'
import { Why } from '../parts/why.tsx'
import { isOfQuestion } from './asked.ts'

export function WhyOf({ asked, reason }: Readonly<{ asked: string | undefined; reason: Reason }>) {
  return (
    <>
      {asked !== undefined && isOfQuestion(reason) && `${asked}${joins().colon}`}
      <Why reason={reason} />
    </>
  )
}
